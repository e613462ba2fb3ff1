import { type Contest, entryName, skatView, tableKey } from '@rokade/club';
import { contestDay, loadContest } from '#lib/server/contest-page.ts';
import { formText } from '#lib/server/form-text.ts';
import { linkDesk, makeLinkFor, revokeLink } from '#lib/server/link-desk.ts';
import type { Actions, PageServerLoad } from './$types';

/** So long a player's link lasts: a year of the club, and some days. */
const hours = 24 * 380;

/** Who may be given a link: those who play; at Skat each table, whose list somebody writes there. */
function holdersOf({ t }: App.Locals, contest: Contest) {
  const people = contest.entries.map(({ id, values }) => ({
    value: id as string,
    text: values.name,
  }));
  const tables = skatView(contest)?.current?.tables ?? [];
  const ofTables = tables.map(({ table }) => ({
    value: tableKey(table),
    text: t('club-desk.skat-link', { table }),
  }));
  return [...ofTables, ...people];
}

/** The links with which those who play act for themselves. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const contest = await loadContest(locals, params);
  return {
    ...(await linkDesk(locals, contest.id)),
    people: holdersOf(locals, contest),
    today: contestDay(locals),
  };
};

export const actions: Actions = {
  make: async (asked) => {
    const form = await asked.request.formData();
    const contest = await loadContest(asked.locals, asked.params);
    const player = formText(form, 'player');
    const holder = holdersOf(asked.locals, contest).find(({ value }) => value === player);
    const name = holder?.text ?? entryName(contest, player);
    const wish = { name, role: 'player', rounds: null, boards: null, player, hours } as const;
    return makeLinkFor(asked, form, { subject: contest.id, wish });
  },
  revoke: async (asked) => revokeLink(asked, (await loadContest(asked.locals, asked.params)).id),
};
