/** What of the public pages stands by itself as a file: no form has to be answered for it. */
const mirrored = /^\/(?:$|t\/|_app\/immutable\/assets\/|favicon|logo$|feed\/)/;

/** Pages of a tournament that live by what is asked of them. */
const asks = /^\/t\/[^/]+\/(?:what-if|names)(?:\/|$)/;

/** Signs that every web space and file system takes in a name. */
const plainName = /^(?!.*\.\.)[\w./~@+-]*$/;

/** What a page may be asked for in its address, and still be one page of many. */
const choice = /^(?:round|from|view)=[\w-]+$/;

/** A path of the server as a file of the mirror: pages are folders, so that addresses stay the same. */
function fileOf(path: string, query: string): string {
  const inside = path.slice(1);
  if (path !== '/' && !path.startsWith('/t/')) return inside;
  const folder = inside === '' || inside.endsWith('/') ? inside : `${inside}/`;
  return `${folder}${query === '' ? 'index' : query.replace('=', '-')}.html`;
}

/** Where an address of the server is kept in the mirror; null: nowhere. */
export type MirrorPath = (address: URL) => string | null;

/**
 * The file of the mirror in which an address of the server is kept; null where it has none: the
 * console, signing in, prints, and pages that answer what visitors type. What an address says of the
 * reader (`me`) is left out.
 */
export const mirrorPath: MirrorPath = ({ pathname: path, searchParams }) => {
  if (!mirrored.test(path) || asks.test(path) || !plainName.test(path)) return null;
  if (!path.startsWith('/t/'))
    return path === '/' && searchParams.size > 0 ? null : fileOf(path, '');
  const wanted = [...searchParams].filter(([name]) => name !== 'me' && name !== 'name');
  const query = wanted.map(([name, value]) => `${name}=${value}`).join('&');
  return query === '' || choice.test(query) ? fileOf(path, query) : null;
};

/** The same without feeds, whose addresses have to be whole. */
export const withoutFeeds: MirrorPath = (address) =>
  address.pathname.startsWith('/feed/') ? null : mirrorPath(address);
