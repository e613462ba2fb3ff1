/** Pages: of everything, of a tournament, an event, the organisations and one of them, and officers. */
const pages = /^\/(?:$|[tek]\/|k$|officers$)/;

/** What else of the public pages stands by itself as a file. */
const files = /^\/(?:_app\/immutable\/assets\/|favicon|logo$|feed\/)/;

/** Pages of a tournament that live by what is asked of them. */
const asks = /^\/t\/[^/]+\/(?:what-if|names)(?:\/|$)/;

/** Signs that every web space and file system takes in a name. */
const plainName = /^(?!.*\.\.)[\w./~@+-]*$/;

/** What a page may be asked for in its address, and still be one page of many. */
const choice = /^(?:round|from|view|state|of)=[\w-]+$/;

/** A path of the server as a file of the mirror: pages are folders, so that addresses stay the same. */
function pageFile(path: string, query: string): string {
  const inside = path.slice(1);
  const folder = inside === '' || inside.endsWith('/') ? inside : `${inside}/`;
  return `${folder}${query === '' ? 'index' : query.replace('=', '-')}.html`;
}

/** Each organisation has a logo of its own. */
function otherFile(path: string, of: string | null): string {
  const isOfAnother = path === '/logo' && of !== null;
  return isOfAnother ? `logo-${of}` : path.slice(1);
}

/** Where an address of the server is kept in the mirror; null: nowhere. */
export type MirrorPath = (address: URL) => string | null;

/**
 * The file of the mirror in which an address of the server is kept; null where it has none: the
 * console, signing in, prints, and pages that answer what visitors type. What an address says of the
 * reader (`me`) is left out.
 */
export const mirrorPath: MirrorPath = ({ pathname: path, searchParams }) => {
  if (asks.test(path) || !plainName.test(path)) return null;
  const of = searchParams.get('of');
  if (files.test(path)) return plainName.test(of ?? '') ? otherFile(path, of) : null;
  if (!pages.test(path)) return null;
  const wanted = [...searchParams].filter(([name]) => name !== 'me' && name !== 'name');
  const query = wanted.map(([name, value]) => `${name}=${value}`).join('&');
  return query === '' || choice.test(query) ? pageFile(path, query) : null;
};

/** The same without feeds, whose addresses have to be whole. */
export const withoutFeeds: MirrorPath = (address) =>
  address.pathname.startsWith('/feed/') ? null : mirrorPath(address);
