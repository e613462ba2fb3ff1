import type { IncomingMessage } from 'node:http';
import { sessionCookie } from '../accounts/cookie-names.ts';
import { choicesOf, cookieOf } from '../http/reader-choices.ts';

/** What somebody not signed in wants to read. Two who ask the same get the same answer. */
export interface ReaderQuestion {
  readonly isForApi: boolean;
  /** Address with query, as far as the answer goes by it. */
  readonly path: string;
  /** Language and theme, as a cookie. */
  readonly cookie: string;
}

/** Public pages with their data, prints, and what the API says to everybody. */
const readable = /^\/(?:$|[te]\/|k(?:\/|$)|print\/[^/]+\/[^/]+$|__data\.json$)/;
const readableApi = /^\/api\/tournaments(?:\/[^/]+(?:\/(?:standings|crosstable|rounds\/[^/]+))?)?$/;

/** Pages whose whole query counts; the others know these words, and what else links carry is dropped. */
const takesAll = /^\/(?:api|print)\/|\/what-if(?:\/__data\.json)?$/;
const knownWords = [
  'round',
  'view',
  'from',
  'x-sveltekit-invalidated',
  'x-sveltekit-trailing-slash',
];
/** Whom the reader looks for; on every page since its links carry it on, in the overview's data too. */
const namingWords = ['me', 'name'];
const saysWho = /^\/t\/[^/]+(?:\/__data\.json)?$/;

/** What is looked for in the list of tournaments. */
const listWords = ['search', 'state', 'since', 'until', 'after'];
const isList = /^\/(?:k\/[^/]+\/?)?(?:__data\.json)?$/;

function queryFor(path: string, query: URLSearchParams): string {
  const naming = saysWho.test(path) || !path.endsWith('.json') ? namingWords : [];
  const listing = isList.test(path) ? listWords : [];
  const words = takesAll.test(path)
    ? new Set(query.keys())
    : [...knownWords, ...naming, ...listing];
  const kept = [...words].flatMap((word) =>
    query.getAll(word).map((value): [string, string] => [word, value]),
  );
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/**
 * Whether a request may come from somebody signed in, or from a program of theirs; a cookie or a token
 * is enough, whatever it holds.
 */
export const isFromSignedIn = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${sessionCookie}=`) === true ||
  /^bearer\s/i.test(headers.authorization ?? '');

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** The question in a request; null: it asks for something else, or is from somebody signed in. */
export function questionIn(request: IncomingMessage): ReaderQuestion | null {
  if (!isReading(request.method) || isFromSignedIn(request)) return null;
  const [path = '', ...query] = (request.url ?? '').split('?');
  const isForApi = readableApi.test(path);
  if (!isForApi && !readable.test(path)) return null;
  const choices = choicesOf((name) => [request.headers[name] ?? []].flat().join(','));
  return {
    isForApi,
    path: path + queryFor(path, new URLSearchParams(query.join('?'))),
    cookie: isForApi ? '' : cookieOf(choices),
  };
}

/** The same question is the same text. */
export const questionText = ({ path, cookie }: ReaderQuestion): string => `${path} ${cookie}`;
