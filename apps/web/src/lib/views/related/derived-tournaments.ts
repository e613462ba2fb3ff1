import type { TournamentSummary } from '@rokade/server';
import type { Origin, TournamentId } from '@rokade/tournament';

/** A group whose players were all taken out again; nothing is ever deleted. */
export const isEmptied = ({ origin, players }: TournamentSummary): boolean =>
  origin !== null && players === 0;

/** What comes from a tournament, of a kind. */
export const derivedTournaments = (
  all: readonly TournamentSummary[],
  id: TournamentId,
  kind: Origin['kind'],
): readonly TournamentSummary[] =>
  all.filter(
    (one) =>
      one.origin?.kind === kind &&
      one.origin.tournaments.includes(id) &&
      one.damaged === null &&
      !isEmptied(one),
  );
