import type { Act } from '@rokade/installation';
import type { z } from 'zod';
import type { MadeBook } from '../accounts/take-charge.ts';
import type { Exchange, Reply } from './exchange.ts';
import { bodyLimits, readFileBody, readJson, readText } from './read-body.ts';

type Replying = Promise<Reply> | Reply;

/** A route of the API: its description in the OpenAPI document, and its handler. */
export interface ApiRoute {
  readonly method: 'get' | 'post' | 'delete';
  /** The path below `/api`, in OpenAPI's notation: `/tournaments/{id}`. */
  readonly path: string;
  /** The act, a row of the matrix of rights that decides who may use the route. */
  readonly act: Act;
  readonly summary: string;
  /** The parameters of its query, each with what it says; all may be left out. */
  readonly query?: Readonly<Record<string, string>>;
  /** The status of success. Default: 200, or 204 for an answer without content. */
  readonly status?: 201 | 202;
  /** The kind of book that it creates, with its id in the answer; its creator gets the right to lead it. */
  readonly makes?: MadeBook['kind'];
  /** The shape of a JSON body. */
  readonly body?: z.ZodType;
  /** A body that the shape takes, for the description. */
  readonly example?: object;
  /** Set if the body is a file. */
  readonly takes?: 'file';
  readonly handle: (exchange: Exchange) => Replying;
}

type Doing = Pick<ApiRoute, 'method' | 'body' | 'takes' | 'handle'>;
type Handle = ApiRoute['handle'];

export const get = (handle: Handle): Doing => ({ method: 'get', handle });
export const post = (handle: Handle): Doing => ({ method: 'post', handle });
export const remove = (handle: Handle): Doing => ({ method: 'delete', handle });

/** A POST route with a JSON body, which the handler gets once it has the shape. `file`: the body may contain files. */
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

/** A POST route whose body is a file of any kind. */
export const takingAnyFile = (
  take: (exchange: Exchange, bytes: Uint8Array) => Promise<Reply>,
): Doing => ({
  ...post(async (exchange) => {
    const bytes = await readFileBody(exchange, bodyLimits.file);
    return bytes.ok ? take(exchange, bytes.value) : bytes;
  }),
  takes: 'file',
});

/** A POST route whose body is an export of Rokade, as JSON text. */
export const takingFile = (take: (exchange: Exchange, text: string) => Replying): Doing => ({
  ...post(async (exchange) => {
    const text = await readText(exchange, bodyLimits.file);
    return text.ok ? take(exchange, text.value) : text;
  }),
  takes: 'file',
});
