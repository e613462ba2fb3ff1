/** The prefix of the names of the caches with copies of public pages; one for each version of the program. */
const prefix = 'rokade-public-';

/** The name of the browser's cache for copies that a version of the program can show. */
export const publicCopiesOf = (version: string): string => `${prefix}${version}`;

/** The caches among these names that hold copies for other versions of the program. */
export const olderPublicCopies = (names: readonly string[], version: string): readonly string[] =>
  names.filter((name) => name.startsWith(prefix) && name !== publicCopiesOf(version));

/** The scopes of the service worker that shows public pages; the console and the front page are in none. */
export const publicScopes = ['/t/', '/league/'] as const;

/** The scope that a page's address is in; null: its pages are not kept. */
export const publicScopeOf = (path: string): string | null =>
  publicScopes.find((scope) => path.startsWith(scope)) ?? null;

/** How many days a copy is shown: until the next evening of a club that plays once a month. */
const daysKept = 35;

const day = 24 * 60 * 60 * 1000;

/** What is known of an answer that may be kept. */
export interface KeepableAnswer {
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

/** Whether an answer is a page that everybody may see: what somebody signed in sees is `no-store`. */
export const mayBeKept = ({ status, redirected, headers }: KeepableAnswer): boolean =>
  status === 200 &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/private|no-store/.test(headers.get('cache-control') ?? 'no-store');

/** Whether a page is not there any more, so that its copy has to go, too. */
export const isGone = ({ status }: Pick<KeepableAnswer, 'status'>): boolean =>
  status === 404 || status === 410;

/** The moment at which a copy was made, in milliseconds since 1970; null: it is not known, or too long ago. */
export function keptAt({ headers }: Pick<KeepableAnswer, 'headers'>, now: number): number | null {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) || now - at > daysKept * day ? null : at;
}

/** The attribute of a page's root that says when its copy was made. */
export const keptAttribute = 'data-kept-at';

/**
 * The text of a copy as it is shown: marked with its time, and with links that load whole pages, since
 * the server is not there to send the data of others.
 */
export const markedCopy = (html: string, at: number): string =>
  html
    .replace('<html ', `<html ${keptAttribute}="${new Date(at).toISOString()}" `)
    .replace('<body', '<body data-sveltekit-reload');

/** Whether so long after a page was kept it is kept again, in milliseconds. */
export const keptAgainAfter = 60_000;
