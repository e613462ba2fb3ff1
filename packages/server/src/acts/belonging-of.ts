import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { type Belonging, belongingTo, ownInstallation } from '@rokade/installation';
import type { Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';

/** What is not there is of those who have the installation: they are told so, and nobody else. */
const ofNobody: Belonging = belongingTo(ownInstallation);

/** What an address or a command names, whether it is there or not. */
export interface NamedBook {
  readonly kind: 'tournament' | 'event' | 'contest';
  readonly id: string;
}

/** Whose a tournament, an event or a competition of a club is. */
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
