import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { type Belonging, belongingTo, ownInstallation } from '@rokade/installation';
import type { Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';

/** The owner of what does not exist: the installation's own organisation, whose people alone are told so. */
const ofNobody: Belonging = belongingTo(ownInstallation);

/** A book that an address or a command names, which may not exist. */
export interface NamedBook {
  readonly kind: 'tournament' | 'event' | 'contest';
  readonly id: string;
}

/** The owner and receivers of a tournament, an event or a competition. */
export async function belongingOf(
  { tournaments, events, contests }: Pick<Application, 'tournaments' | 'events' | 'contests'>,
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
    case 'tournament':
      return found(tournaments, parseTournamentId(text));
  }
}
