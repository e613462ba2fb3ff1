import type { ApiError } from './generated/routes.ts';

/** Why there is no answer of the API. */
export type ClientError =
  | ApiError
  /** There was no connection, or it broke off. */
  | { readonly code: 'client.unreachable'; readonly problem: string }
  /** Something else than Rokade's API answered. */
  | { readonly code: 'client.no-api'; readonly status: number };

export type ClientErrorCode = ClientError['code'];

/** What is left of the quota of requests, as the headers `RateLimit-Policy` and `RateLimit` say. */
export interface Quota {
  readonly policy: string;
  /** Requests in a window, and its length in seconds. */
  readonly quota: number;
  readonly window: number;
  readonly remaining: number;
  /** The seconds until the whole quota is there again. */
  readonly resetSeconds: number;
}

/** What every outcome tells beside its value or error. */
interface Told {
  /** The status of HTTP; 0: there was no answer. */
  readonly status: number;
  /** Null: none was said. */
  readonly quota: Quota | null;
}

/** The outcome of a request: a value, or an error with its code and facts. */
export type Outcome<T> =
  | (Told & { readonly ok: true; readonly value: T })
  | (Told & {
      readonly ok: false;
      readonly error: ClientError;
      /** The seconds after which to try again; null: the same request would be refused again. */
      readonly retryAfterSeconds: number | null;
    });

/** The number of a parameter in a header's structured field: `"visitors";q=6000;w=60`. */
const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`;\\s*${name}=(\\d+)`).exec(text)?.[1] ?? Number.NaN);

/** The quota that an answer's headers say; null: they say none. */
function quotaIn(headers: Headers): Quota | null {
  const policy = headers.get('ratelimit-policy') ?? '';
  const limit = headers.get('ratelimit') ?? '';
  const quota = {
    policy: /^"([^"]*)"/.exec(policy)?.[1] ?? '',
    quota: numberIn(policy, 'q'),
    window: numberIn(policy, 'w'),
    remaining: numberIn(limit, 'r'),
    resetSeconds: numberIn(limit, 't'),
  };
  return [quota.quota, quota.window, quota.remaining, quota.resetSeconds].some(Number.isNaN)
    ? null
    : quota;
}

const isError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** The JSON of an answer; undefined: it is none. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The outcome in an answer. A file or an answer without content is a value, too. */
export async function outcomeOf<T>(response: Response): Promise<Outcome<T>> {
  const { status, headers } = response;
  const told = { status, quota: quotaIn(headers) };
  const value = await jsonOf(response);
  if (response.ok && value !== undefined) return { ...told, ok: true, value: value as T };
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    ...told,
    ok: false,
    error: isError(value) ? value : { code: 'client.no-api', status },
    retryAfterSeconds: Number.isNaN(wait) ? null : wait,
  };
}

/** The outcome of a request that nobody answered. */
export const unanswered = (thrown: unknown): Outcome<never> => ({
  ok: false,
  status: 0,
  quota: null,
  error: {
    code: 'client.unreachable',
    problem: thrown instanceof Error ? thrown.message : String(thrown),
  },
  retryAfterSeconds: null,
});
