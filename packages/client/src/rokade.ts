import type { None, PublicChanges, Routes } from './generated/routes.ts';
import { type Outcome, outcomeOf, unanswered } from './outcome.ts';

type Method = 'get' | 'post' | 'delete';

/** The paths of the routes of a method, as in the description: `/tournaments/{id}`. */
export type PathOf<M extends Method> = keyof Routes extends infer Key
  ? Key extends `${M} ${infer Path}`
    ? Path
    : never
  : never;

type Route<M extends Method, P extends string> = `${M} ${P}` extends keyof Routes
  ? Routes[`${M} ${P}`]
  : never;

/** What a route answers. */
export type AnswerOf<M extends Method, P extends string> = Route<M, P>['answer'];

/** A part of a request, which may be left out where nothing has to be said in it. */
type Part<Name extends 'path' | 'body', T> = [None] extends [T]
  ? { readonly [N in Name]?: T }
  : { readonly [N in Name]: T };

/** What a request to a route says: what stands in its path, its query and its body. */
export type RequestOf<M extends Method, P extends string> = Part<'path', Route<M, P>['path']> & {
  readonly query?: Route<M, P>['query'];
} & Part<'body', Route<M, P>['body']>;

type Arguments<Request> = Record<never, never> extends Request ? [request?: Request] : [Request];

/** How a client asks. */
export interface ClientOptions {
  /** A program's token, made on the page of one's own account. Default: none, and what is public is read. */
  readonly token?: string;
  /** How many seconds at most a request that came too often waits to be sent again. Default: 60. */
  readonly patience?: number;
  /** The function that asks. Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** The paths whose answers come page by page. */
type PagedPath = {
  [P in PathOf<'get'>]: AnswerOf<'get', P> extends { readonly next: string | null } ? P : never;
}[PathOf<'get'>];

/** A client of one Rokade. */
export interface Rokade {
  get<P extends PathOf<'get'>>(
    path: P,
    ...request: Arguments<RequestOf<'get', P>>
  ): Promise<Outcome<AnswerOf<'get', P>>>;
  post<P extends PathOf<'post'>>(
    path: P,
    ...request: Arguments<RequestOf<'post', P>>
  ): Promise<Outcome<AnswerOf<'post', P>>>;
  delete<P extends PathOf<'delete'>>(
    path: P,
    ...request: Arguments<RequestOf<'delete', P>>
  ): Promise<Outcome<AnswerOf<'delete', P>>>;
  /** The pages of a list, one after the other; the last outcome is a refusal where one could not be read. */
  pages<P extends PagedPath>(
    path: P,
    query?: Route<'get', P>['query'],
  ): AsyncGenerator<Outcome<AnswerOf<'get', P>>>;
  /** What changed after a cursor until now, answer by answer; keep the `next` of the last one. */
  changes(since: string): AsyncGenerator<Outcome<PublicChanges>>;
}

/** A request of any route, as it is sent. */
interface AnyRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

function addressOf(
  server: string,
  path: string,
  { path: parts = {}, query = {} }: AnyRequest,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts[name] ?? '')),
  );
  const asked = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  return `${server.replace(/\/$/, '')}/api${filled}${search}`;
}

const isFile = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

function initOf(method: string, { body }: AnyRequest, token: string | undefined): RequestInit {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body === undefined) return { method, headers };
  headers.set('content-type', isFile(body) ? 'application/octet-stream' : 'application/json');
  return { method, headers, body: isFile(body) ? body : JSON.stringify(body) };
}

const passing = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Whether the server said that a request came too early, and nothing was done. */
const isTooOften = (outcome: Outcome<unknown>): boolean => !outcome.ok && outcome.status === 429;

/**
 * Makes a client of the Rokade at an address (`https://chess.example`). It needs nothing but `fetch`.
 * What is refused is a value with its code; a request that came too often is sent again by itself.
 */
export function rokade(
  server: string,
  { token, patience = 60, fetch: ask = fetch }: ClientOptions = {},
): Rokade {
  const once = async (method: string, path: string, request: AnyRequest) => {
    try {
      const init = initOf(method.toUpperCase(), request, token);
      return await outcomeOf<never>(await ask(addressOf(server, path, request), init));
    } catch (thrown) {
      return unanswered(thrown);
    }
  };
  const send = async (method: Method, path: string, request: AnyRequest = {}) => {
    const outcome = await once(method, path, request);
    if (!isTooOften(outcome) || outcome.ok) return outcome;
    const wait = outcome.retryAfterSeconds;
    if (wait === null || wait > patience) return outcome;
    await passing(wait);
    return once(method, path, request);
  };
  async function* pages(path: string, query: AnyRequest['query'] = {}) {
    let after: string | undefined;
    do {
      const page: Outcome<{ readonly next: string | null }> = await send('get', path, {
        query: after === undefined ? { limit: 100, ...query } : { limit: 100, ...query, after },
      });
      yield page as Outcome<never>;
      after = page.ok ? (page.value.next ?? undefined) : undefined;
    } while (after !== undefined);
  }
  async function* changes(since: string) {
    let cursor: string | null = since;
    while (cursor !== null) {
      const told: Outcome<PublicChanges> = await send('get', '/changes', {
        query: { since: cursor },
      });
      yield told;
      cursor = told.ok && told.value.more ? told.value.next : null;
    }
  }
  const by = (method: Method) => (path: string, request?: AnyRequest) =>
    send(method, path, request);
  // Which request belongs to which route the types say; here they are all alike.
  return { get: by('get'), post: by('post'), delete: by('delete'), pages, changes } as Rokade;
}
