import { type Contest, entryName, skatView, tableKey } from '@rokade/club';
import { entriesOf } from '#lib/desks/club/entries-of.ts';
import type { LinkAnswer } from '#lib/desks/results/link-text.ts';
import { contestDay, loadContest } from '#lib/server/contest-page.ts';
import { formText } from '#lib/server/form-text.ts';
import { linkDesk, makeLinkFor, revokeLink } from '#lib/server/link-desk.ts';
import type { Actions, PageServerLoad } from './$types';

/** So long a player's link lasts: a year of the club, and some days; a table's for its evenings. */
const lasting = { player: 24 * 380, table: 24 * 7 } as const;

/** Who may be given a link: those who play; at Skat each table, whose list somebody writes there. */
function holdersOf({ t, language }: App.Locals, contest: Contest) {
  const people = entriesOf(contest, language);
  const tables = skatView(contest)?.current?.tables ?? [];
  const ofTables = tables.map(({ table }) => ({
    value: tableKey(table),
    text: t('terms.table-n', { table }),
  }));
  return [...ofTables, ...people];
}

/** What somebody's link, or a table's, is for. */
function requestFor(locals: App.Locals, contest: Contest, player: string) {
  const holder = holdersOf(locals, contest).find(({ value }) => value === player);
  const name = holder?.text ?? entryName(contest, player);
  const hours = tablesOf(contest).includes(player) ? lasting.table : lasting.player;
  return { name, role: 'player', rounds: null, boards: null, player, hours } as const;
}

/** The tables of the round of Skat that is played. */
const tablesOf = (contest: Contest): readonly string[] =>
  skatView(contest)?.current?.tables.map(({ table }) => tableKey(table)) ?? [];

/** The links with which those who play act for themselves. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const contest = await loadContest(locals, params);
  return {
    ...(await linkDesk(locals, contest.id)),
    people: holdersOf(locals, contest),
    tables: tablesOf(contest).length,
    today: contestDay(locals),
  };
};

export const actions: Actions = {
  make: async (asked) => {
    const form = await asked.request.formData();
    const contest = await loadContest(asked.locals, asked.params);
    const request = requestFor(asked.locals, contest, formText(form, 'player'));
    return makeLinkFor(asked, form, { subject: contest.id, request });
  },
  /** A link for each table, on one sheet. */
  tables: async (asked) => {
    const form = await asked.request.formData();
    const contest = await loadContest(asked.locals, asked.params);
    const slips: NonNullable<LinkAnswer['slip']>[] = [];
    for (const table of tablesOf(contest)) {
      const request = requestFor(asked.locals, contest, table);
      const answer = await makeLinkFor(asked, form, { subject: contest.id, request });
      if (!('slip' in answer) || answer.slip === undefined) return answer;
      slips.push(answer.slip);
    }
    return { slips };
  },
  revoke: async (asked) => revokeLink(asked, (await loadContest(asked.locals, asked.params)).id),
};
