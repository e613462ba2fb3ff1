import { nameWithGroup } from '@rokade/tournament';
import { isAtDesk } from '#lib/server/events/events-seen.ts';
import { firstSettings } from '#lib/server/house/home.ts';
import { today } from '#lib/server/register/register-page.ts';
import { eventsSeen, mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The most tournaments that are offered to enter players in. */
const mostTournaments = 50;

/** The tournaments and events, not over, in which the reader may enter players. */
async function placesToEnter(locals: App.Locals) {
  const { tournaments } = await locals.app.tournaments.page({
    only: eventsSeen(locals, 'keep-entries'),
    states: ['upcoming', 'running'],
    order: 'newest-day',
    most: mostTournaments,
  });
  const day = today(locals);
  const events = (await locals.app.events.list()).filter(
    (one) => !one.archived && isAtDesk(locals, one) && mayDo(locals, 'keep-entries', one),
  );
  return {
    tournaments: tournaments
      .filter(({ archived, damaged }) => !archived && damaged === null)
      .map((one) => ({ value: `tournament:${one.id}`, text: nameWithGroup(one) })),
    events: events.flatMap(({ id, summary }) =>
      summary === null || (summary.lastDay !== '' && summary.lastDay < day)
        ? []
        : [{ value: `event:${id}`, text: summary.name }],
    ),
  };
}

export const load: PageServerLoad = async ({ locals, url }) => ({
  today: today(locals),
  federation: firstSettings(locals.app, locals.language).federation,
  places: await placesToEnter(locals),
  to: url.searchParams.get('to') ?? '',
  wanted: url.searchParams.get('use') ?? '',
  months: locals.app.lists.months(),
  isBusy: locals.app.lists.underWay() !== null,
});

export { actions } from '#lib/server/forms/tell.ts';
