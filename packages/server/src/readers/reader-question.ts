import type { IncomingMessage } from 'node:http';
import { sessionCookie } from '../accounts/cookie-names.ts';
import { choicesOf, cookieOf } from '../http/reader-choices.ts';

/** The question of a reader who is not signed in: everything on which the answer may depend. */
export interface ReaderQuestion {
  readonly isForApi: boolean;
  /** The path and those query parameters on which the answer may depend. */
  readonly path: string;
  /** The language and theme, as a header `Cookie`. */
  readonly cookie: string;
}

/** The paths of public pages with their data, of prints, and of the public API. */
const readable = /^\/(?:$|(?:[te]|league)\/|k(?:\/|$)|print\/[^/]+\/[^/]+$|__data\.json$)/;
const readableApi = /^\/api\/tournaments(?:\/[^/]+(?:\/(?:standings|crosstable|rounds\/[^/]+))?)?$/;

/** The pages whose whole query counts, and the parameters that count on all others. */
const takesAll = /^\/(?:api|print)\/|\/what-if(?:\/__data\.json)?$/;
const commonParameters = [
  'round',
  'view',
  'from',
  'x-sveltekit-invalidated',
  'x-sveltekit-trailing-slash',
];
/** The parameters that name the player a reader follows, on all pages for their links, and in the overview's data. */
const playerParameters = ['me', 'name'];
const followsPlayer = /^\/t\/[^/]+(?:\/__data\.json)?$/;

/** The parameters of the list of tournaments, and the club whose matches of these days are shown. */
const listParameters = ['search', 'state', 'since', 'until', 'after', 'club'];
const isList = /^\/(?:k\/[^/]+\/?)?(?:__data\.json)?$/;

function queryFor(path: string, query: URLSearchParams): string {
  const naming = followsPlayer.test(path) || !path.endsWith('.json') ? playerParameters : [];
  const listing = isList.test(path) ? listParameters : [];
  const words = takesAll.test(path)
    ? new Set(query.keys())
    : [...commonParameters, ...naming, ...listing];
  const kept = [...words].flatMap((word) =>
    query.getAll(word).map((value): [string, string] => [word, value]),
  );
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/** A program's token, from `Authorization: Bearer …`; null: there is none. */
export const bearerIn = ({ headers }: IncomingMessage): string | null =>
  /^bearer\s+(\S+)/i.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * Whether a request may come from somebody signed in, or from a program: any session cookie or token
 * counts, valid or not.
 */
export const isFromSignedIn = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${sessionCookie}=`) === true ||
  /^bearer\s/i.test(headers.authorization ?? '');

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** The question of a request; null: it is for something else, or from somebody signed in. */
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

/** The key of a question in the cache. */
export const questionText = ({ path, cookie }: ReaderQuestion): string => `${path} ${cookie}`;
