import type { Application } from '../../application.ts';
import type { TournamentPage, TournamentSummary } from '../../kinds/tournament-types.ts';
import { derivedTournaments, madeFrom } from './related.ts';

/**
 * Whether a tournament may be an entry list: no round was played, and it was not made from another.
 */
const mayBeList = ({ origin, roundsPlayed, players, damaged }: TournamentSummary): boolean =>
  origin === null && roundsPlayed === 0 && players > 1 && damaged === null;

/**
 * A page of tournaments without the entry lists that were divided into groups: they are played
 * nowhere, and stand at their event.
 */
export async function withoutEntryLists(
  app: Pick<Application, 'tournaments'>,
  page: TournamentPage,
): Promise<TournamentPage> {
  const shown = await Promise.all(
    page.tournaments.map(async (one) => {
      const isDivided =
        mayBeList(one) &&
        derivedTournaments(await madeFrom(app, one.id), one.id, 'group').length > 0;
      return isDivided ? [] : [one];
    }),
  );
  const tournaments = shown.flat();
  return { ...page, tournaments, total: page.total - page.tournaments.length + tournaments.length };
}
