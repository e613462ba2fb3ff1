import type { z } from 'zod';
import { type Exchange, refuse } from './exchange.ts';
import { readJson } from './read-body.ts';

/** Who may use a route: everybody, whoever is signed in, or admins. */
export type Access = 'everybody' | 'arbiter' | 'admin';

/** One address of the API: what its document says about it, who may use it, and what it does. */
export interface ApiRoute {
  readonly method: 'get' | 'post' | 'delete';
  /** Below `/api`, in OpenAPI's spelling: `/tournaments/{id}`. */
  readonly path: string;
  readonly access: Access;
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
