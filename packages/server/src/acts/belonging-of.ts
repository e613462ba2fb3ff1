import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { type Belonging, belongingTo, ownInstallation } from '@rokade/installation';
import { parseLeagueId } from '@rokade/league';
import type { Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';

/**
 * The owner of a book that does not exist: the installation's own organisation, so that its people
 * alone learn that it is missing.
 */
const ofNobody: Belonging = belongingTo(ownInstallation);

/** A book that an address or a command names, which may not exist. */
export interface NamedBook {
  readonly kind: 'tournament' | 'event' | 'contest' | 'league';
  readonly id: string;
}

/** The owner and receivers of a tournament, an event, a competition or a league. */
export async function belongingOf(
  {
    tournaments,
    events,
    contests,
    leagues,
  }: Pick<Application, 'tournaments' | 'events' | 'contests' | 'leagues'>,
  { kind, id: text }: NamedBook,
): Promise<Belonging> {
  const found = async <Id extends string>(
    books: { belonging(id: Id): Promise<Result<Belonging, unknown>> },
    id: Id | null,
  ): Promise<Belonging> => {
    const belonging = id === null ? null : await books.belonging(id);
    return belonging?.ok === true ? belonging.value : ofNobody;
  };
  switch (kind) {
    case 'event':
      return found(events, parseEventId(text));
    case 'contest':
      return found(contests, parseContestId(text));
    case 'league':
      return found(leagues, parseLeagueId(text));
    case 'tournament':
      return found(tournaments, parseTournamentId(text));
  }
}
