import type { Result } from '@rokade/rules';
import type { Context } from 'hono';
import type { Session } from '../application.ts';
import { errorStatus } from './error-status.ts';
import type { ApiError } from './request-error.ts';

/** What the API's doors put beside a request. */
export interface ApiVariables {
  readonly session: Session | null;
}

/** A request on its way through the API, with the answer being made. */
export type Exchange = Context<{ Variables: ApiVariables }>;

/** Answers with an error: its code and facts as JSON. */
export function refuse(exchange: Exchange, error: ApiError): Response {
  if (error.code === 'account.throttled') {
    exchange.header('Retry-After', String(error.retryAfterSeconds));
  }
  return exchange.json(error, errorStatus(error));
}

/** Answers with a result: what `say` makes of its value, or its error. */
export const answer = <T>(
  exchange: Exchange,
  result: Result<T, ApiError>,
  say: (value: T) => Response,
): Response => (result.ok ? say(result.value) : refuse(exchange, result.error));
