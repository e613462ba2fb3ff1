import { parseEventId } from '@rokade/event';
import { type Belonging, belongingTo, ownInstallation } from '@rokade/installation';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';
import type { ApiRoute } from './api-route.ts';
import type { Exchange } from './exchange.ts';

/** What is not there is of those who have the installation: they are told so, and nobody else. */
const ofNobody: Belonging = belongingTo(ownInstallation);

/** What an address or a command names, whether it is there or not. */
interface Named {
  readonly kind: 'tournament' | 'event';
  readonly id: string;
}

/** Whose a tournament or an event is. */
export async function belongingOf(
  { tournaments, events }: Application,
  { kind, id }: Named,
): Promise<Belonging> {
  const event = kind === 'event' ? parseEventId(id) : null;
  const tournament = kind === 'tournament' ? parseTournamentId(id) : null;
  const found =
    event !== null
      ? await events.belonging(event)
      : tournament !== null && (await tournaments.belonging(tournament));
  return found !== false && found.ok ? found.value : ofNobody;
}

/**
 * Puts beside a request whose that is which its address names, and the desk it is asked at: that of
 * `?organisation=`, by its id or an address it has or had. False: there is no such organisation.
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
  exchange.set('desk', found === null ? app : await app.deskOf(found.id));
  const kind = route.path.startsWith('/events/') ? 'event' : 'tournament';
  exchange.set(
    'belonging',
    id === undefined
      ? belongingTo(found?.id ?? app.organisation)
      : await belongingOf(app, { kind, id }),
  );
  return true;
}
