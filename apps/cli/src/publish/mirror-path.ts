/** Pages: the start page, those of a tournament, an event, a league, the organisations and one of them, and officers. */
const pages = /^\/(?:$|[tek]\/|league\/|k$|officers$)/;

/** Other public files that need no server. */
const files =
  /^\/(?:_app\/immutable\/assets\/|favicon|logo$|feed\/|(?:t|e|league)\/[^/]+\/app\.webmanifest$)/;

/** Pages of a tournament whose content depends on the reader's input. */
const asks = /^\/t\/[^/]+\/(?:what-if|names)(?:\/|$)/;

/** Characters that every web space and file system allows in a name. */
const plainName = /^(?!.*\.\.)[\w./~@+-]*$/;

/** The page of a club in a league, whose address has the club's own name. */
const ofClub = /^(\/league\/[^/]+\/club\/)([^/]+)$/;

/** Longest name of a folder in the mirror, in characters; longer ones are not allowed everywhere. */
const longestName = 200;

/** The path with a club's name in letters that every web space allows: `T%C3%A5rnet` as `T~C3~A5rnet`. */
const plainPath = (path: string): string =>
  path.replace(ofClub, (_, before: string, name: string) => {
    const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
    return before + name.replace(/[^\w%-]/g, hex).replaceAll('%', '~');
  });

/** Parameters of an address whose values each make a page of their own in the mirror. */
const choice = /^(?:round|from|view|state|of)=[\w-]+$/;

/** A path of the server as a file of the mirror: pages are folders, so that addresses stay the same. */
function pageFile(path: string, query: string): string {
  const inside = path.slice(1);
  const folder = inside === '' || inside.endsWith('/') ? inside : `${inside}/`;
  return `${folder}${query === '' ? 'index' : query.replace('=', '-')}.html`;
}

/** The mirror's file for other content; each organisation has a logo of its own. */
function otherFile(path: string, of: string | null): string {
  const isOfAnother = path === '/logo' && of !== null;
  return isOfAnother ? `logo-${of}` : path.slice(1);
}

/** Where the mirror keeps an address of the server; null: nowhere. */
export type MirrorPath = (address: URL) => string | null;

/**
 * The file of the mirror for an address of the server; null where it has none: the console, signing in,
 * prints, and pages that answer visitors' input. The part of an address about the reader (`me`) is left
 * out.
 */
export const mirrorPath: MirrorPath = ({ pathname, searchParams }) => {
  const path = plainPath(pathname);
  if (asks.test(path) || !plainName.test(path)) return null;
  if (path.split('/').some((name) => name.length > longestName)) return null;
  const of = searchParams.get('of');
  if (files.test(path)) return plainName.test(of ?? '') ? otherFile(path, of) : null;
  if (!pages.test(path)) return null;
  const parameters = [...searchParams].filter(([name]) => name !== 'me' && name !== 'name');
  const query = parameters.map(([name, value]) => `${name}=${value}`).join('&');
  return query === '' || choice.test(query) ? pageFile(path, query) : null;
};

/** The paths of the mirror without feeds, which need whole addresses. */
export const withoutFeeds: MirrorPath = (address) =>
  address.pathname.startsWith('/feed/') ? null : mirrorPath(address);
