import { eventsSeen } from '../rights/may-do.ts';

/** The greatest number of tournaments that wait, as they are counted. */
const most = 100;

/** The registered calculation of each tournament that was reported, by the tournament's id. */
export const reportedTournaments = ({ ratings }: App.Locals['app']): ReadonlyMap<string, string> =>
  new Map(
    ratings
      .now()
      .acts.flatMap((act) => (act.kind === 'event' ? [[act.tournament, act.id] as const] : [])),
  );

/** The number of finished tournaments that the reader sees and that are not in the ratings yet. */
export async function waitingReports(locals: App.Locals): Promise<number> {
  const { tournaments } = await locals.app.tournaments.page({
    states: ['finished'],
    order: 'newest-day',
    only: eventsSeen(locals, 'see-event'),
    most,
  });
  const reported = reportedTournaments(locals.app);
  return tournaments.filter(({ id, damaged }) => damaged === null && !reported.has(id)).length;
}
