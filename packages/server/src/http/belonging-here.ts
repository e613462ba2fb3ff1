import { belongingTo, parseInstallationId } from '@rokade/installation';
import { belongingOf, type NamedBook } from '../acts/belonging-of.ts';
import type { Application } from '../application.ts';
import type { ApiRoute } from './api-route.ts';
import type { Exchange } from './exchange.ts';

/** The kind of book that the id in a path names. */
function kindAt(path: string): NamedBook['kind'] {
  if (path.startsWith('/events/')) return 'event';
  if (path.startsWith('/leagues/')) return 'league';
  return path.startsWith('/contests/') ? 'contest' : 'tournament';
}

/**
 * Adds to a request the owner of the book in its address, and the desk at which it is handled. If the
 * address names a book, the desk is that of the book's owner, so that whatever is created from it belongs
 * to the organisation for which the right was checked. Otherwise it is that of `?organisation=`, an id or a
 * present or former address. false: there is no such organisation.
 */
export async function findBelonging(
  app: Application,
  route: ApiRoute,
  exchange: Exchange,
): Promise<boolean> {
  const id = exchange.req.param('id');
  const address = exchange.req.query('organisation');
  const found = address === undefined ? null : await app.organisations.find(address);
  if (address !== undefined && found === null) return false;
  const belonging =
    id === undefined
      ? belongingTo(found?.id ?? app.organisation)
      : await belongingOf(app, { kind: kindAt(route.path), id });
  const organisation = parseInstallationId(belonging.organisation) ?? app.organisation;
  exchange.set('desk', organisation === app.organisation ? app : await app.deskOf(organisation));
  exchange.set('belonging', belonging);
  return true;
}
