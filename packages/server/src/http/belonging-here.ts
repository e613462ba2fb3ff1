import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import {
  type Belonging,
  belongingTo,
  ownInstallation,
  parseInstallationId,
} from '@rokade/installation';
import type { Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';
import type { ApiRoute } from './api-route.ts';
import type { Exchange } from './exchange.ts';

/** What is not there is of those who have the installation: they are told so, and nobody else. */
const ofNobody: Belonging = belongingTo(ownInstallation);

/** What an address or a command names, whether it is there or not. */
interface Named {
  readonly kind: 'tournament' | 'event' | 'contest';
  readonly id: string;
}

/** Whose a tournament, an event or a competition of a club is. */
export async function belongingOf(
  { tournaments, events, contests }: Pick<Application, 'tournaments' | 'events' | 'contests'>,
  { kind, id: text }: Named,
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

/** What the id in an address names, by where it stands. */
function kindAt(path: string): Named['kind'] {
  if (path.startsWith('/events/')) return 'event';
  return path.startsWith('/contests/') ? 'contest' : 'tournament';
}

/**
 * Puts beside a request whose that is which its address names, and the desk it is asked at. Where the
 * address names a book the desk is that of the book's organisation, so that what is made of it is made
 * where the asker's right was asked for; else it is that of `?organisation=`, by its id or an address it
 * has or had. False: there is no such organisation.
 */
export async function findBelonging(
  app: Application,
  route: ApiRoute,
  exchange: Exchange,
): Promise<boolean> {
  const id = exchange.req.param('id');
  const asked = exchange.req.query('organisation');
  const found = asked === undefined ? null : await app.organisations.find(asked);
  if (asked !== undefined && found === null) return false;
  const belonging =
    id === undefined
      ? belongingTo(found?.id ?? app.organisation)
      : await belongingOf(app, { kind: kindAt(route.path), id });
  const organisation = parseInstallationId(belonging.organisation) ?? app.organisation;
  exchange.set('desk', organisation === app.organisation ? app : await app.deskOf(organisation));
  exchange.set('belonging', belonging);
  return true;
}
