import { belongingTo, parseInstallationId } from '@rokade/installation';
import { belongingOf, type NamedBook } from '../acts/belonging-of.ts';
import type { Application } from '../application.ts';
import type { ApiRoute } from './api-route.ts';
import type { Exchange } from './exchange.ts';

/** What the id in an address names, by where it stands. */
function kindAt(path: string): NamedBook['kind'] {
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
