import type { Act } from '@rokade/installation';
import type { z } from 'zod';
import { type Exchange, refuse } from './exchange.ts';
import { readJson } from './read-body.ts';

/** One address of the API: what its document says about it, and what it does. */
export interface ApiRoute {
  readonly method: 'get' | 'post' | 'delete';
  /** Below `/api`, in OpenAPI's spelling: `/tournaments/{id}`. */
  readonly path: string;
  /** What is done by it, a row of the matrix that says who may. */
  readonly act: Act;
  readonly summary: string;
  /** The shape of the body, where it is JSON of one. */
  readonly body?: z.ZodType;
  readonly handle: (exchange: Exchange) => Promise<Response> | Response;
}

/** The body and handler of a route that takes JSON: the handler sees only what has the shape. */
export const takingJson = <T>(
  body: z.ZodType<T>,
  handle: (exchange: Exchange, value: T) => Promise<Response>,
): Pick<ApiRoute, 'body' | 'handle'> => ({
  body,
  handle: async (exchange) => {
    const value = await readJson(exchange, body);
    return value.ok ? handle(exchange, value.value) : refuse(exchange, value.error);
  },
});
