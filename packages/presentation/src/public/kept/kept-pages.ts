/** The prefix of the names of the caches with copies of public pages; one for each version of the program. */
const prefix = 'rokade-public-';

/** The name of the browser's cache for copies that a version of the program can show. */
export const publicCopiesOf = (version: string): string => `${prefix}${version}`;

/** The caches among these names that hold copies for other versions of the program. */
export const olderPublicCopies = (names: readonly string[], version: string): readonly string[] =>
  names.filter((name) => name.startsWith(prefix) && name !== publicCopiesOf(version));

/** The scopes of the service worker that shows public pages; the console and the front page are in none. */
const publicScopes = ['/t/', '/league/', '/e/'] as const;

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
  readonly headers: { get(name: string): string | null };
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

/** What stands on a page for the time at which its copy was made, until it is known. */
export const unknownTime = '…';

/** The line that every public page has hidden, and a copy shows: with or without the page's script. */
const markLine = /<p ([^>]*\bdata-kept-mark\b[^>]*)>([^<]*)<\/p>/;

/** A moment in a page's language, by the clock of the hall; '' = by that of the reader's machine. */
export const keptTime = (at: number, language: string, timeZone: string): string =>
  new Date(at).toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone || undefined,
  });

/**
 * The text of a copy as it is shown: it says when it was made, and its links load whole pages, since
 * the server is not there to send the data of others.
 */
export function markedCopy(html: string, at: number): string {
  const language = /<html [^>]*\blang="([a-z-]+)"/.exec(html)?.[1] ?? 'en';
  const zoneIn = (attributes: string) => /\bdata-time-zone="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return html
    .replace('<html ', `<html data-kept-at="${new Date(at).toISOString()}" `)
    .replace('<body', '<body data-sveltekit-reload')
    .replace(
      markLine,
      (_, attributes: string, text: string) =>
        `<p ${attributes.replace(/\s*\bhidden(?:="[^"]*")?/, '')}>${text.replace(unknownTime, keptTime(at, language, zoneIn(attributes)))}</p>`,
    );
}

/** Whether so long after a page was kept it is kept again, in milliseconds. */
export const keptAgainAfter = 60_000;
