import type { Act } from '@rokade/installation';
import type { z } from 'zod';
import type { MadeBook } from '../accounts/take-charge.ts';
import type { Exchange, Reply } from './exchange.ts';
import { bodyLimits, readFileBody, readJson, readText } from './read-body.ts';

type Replying = Promise<Reply> | Reply;

/** One address of the API: what its document says about it, and what it does. */
export interface ApiRoute {
  readonly method: 'get' | 'post' | 'delete';
  /** Below `/api`, in OpenAPI's spelling: `/tournaments/{id}`. */
  readonly path: string;
  /** What is done by it, a row of the matrix that says who may. */
  readonly act: Act;
  readonly summary: string;
  /** How it is answered what was done; left out: 200, or 204 where nothing is said. */
  readonly status?: 201 | 202;
  /** What kind of book it makes, whose id it tells; whoever asks has charge of it then. */
  readonly makes?: MadeBook['kind'];
  /** The shape of the body, where it is JSON of one. */
  readonly body?: z.ZodType;
  /** The body is a file, ours or any. */
  readonly takes?: 'file';
  readonly handle: (exchange: Exchange) => Replying;
}

type Doing = Pick<ApiRoute, 'method' | 'body' | 'takes' | 'handle'>;
type Handle = ApiRoute['handle'];

export const get = (handle: Handle): Doing => ({ method: 'get', handle });
export const post = (handle: Handle): Doing => ({ method: 'post', handle });
export const remove = (handle: Handle): Doing => ({ method: 'delete', handle });

/** What a route does that takes JSON: the handler sees only what has the shape. `file`: with files in it. */
export const takingJson = <T>(
  body: z.ZodType<T>,
  handle: (exchange: Exchange, value: T) => Replying,
  size: 'signedIn' | 'file' = 'signedIn',
): Doing => ({
  method: 'post',
  body,
  handle: async (exchange) => {
    const value = await readJson(exchange, body, size);
    return value.ok ? handle(exchange, value.value) : value;
  },
});

/** What a route does that takes in a file of any kind. */
export const takingAnyFile = (
  take: (exchange: Exchange, bytes: Uint8Array) => Promise<Reply>,
): Doing => ({
  ...post(async (exchange) => {
    const given = await readFileBody(exchange, bodyLimits.file);
    return given.ok ? take(exchange, given.value) : given;
  }),
  takes: 'file',
});

/** What a route does that takes in a file of ours. */
export const takingFile = (take: (exchange: Exchange, text: string) => Replying): Doing => ({
  ...post(async (exchange) => {
    const given = await readText(exchange, bodyLimits.file);
    return given.ok ? take(exchange, given.value) : given;
  }),
  takes: 'file',
});
