import type { Belonging } from '@rokade/installation';
import type { Result } from '@rokade/rules';
import type { Context } from 'hono';
import type { Session } from '../accounts/session.ts';
import type { Application } from '../application.ts';
import { errorStatus } from './error-status.ts';
import type { ApiError } from './request-error.ts';
import type { Visitor } from './visitor.ts';

/** What the API's doors put beside a request. */
export interface ApiVariables {
  readonly session: Session | null;
  /** A program asks, with a token of its own. */
  readonly isProgram: boolean;
  /** Whose that is which the address names, or at whose desk it is asked. */
  readonly belonging: Belonging;
  /** The application at the desk of the organisation that is asked. */
  readonly desk: Application;
}

/** A request on its way through the API, with the answer being made. */
export type Exchange = Context<{ Variables: ApiVariables }>;

/** Who sends a request; without a network, as tests ask, whom the request itself names. */
export function visitorIn({ env, req }: Exchange): Visitor {
  const { incoming }: { readonly incoming?: { readonly visitor: Visitor } } = env ?? {};
  if (incoming !== undefined) return incoming.visitor;
  const [host = '', agent = ''] = [req.header('host'), req.header('user-agent')];
  return { address: '', host, isSecure: req.url.startsWith('https:'), agent };
}

/** Answers with an error: its code and facts as JSON. */
export function refuse(exchange: Exchange, error: ApiError): Response {
  if (error.code === 'account.throttled') {
    exchange.header('Retry-After', String(error.retryAfterSeconds));
  }
  if (error.code === 'request.too-many-streams') exchange.header('Retry-After', '60');
  return exchange.json(error, errorStatus(error));
}

/** Answers with a result: what `say` makes of its value, or its error. */
export const answer = <T>(
  exchange: Exchange,
  result: Result<T, ApiError>,
  say: (value: T) => Response,
): Response => (result.ok ? say(result.value) : refuse(exchange, result.error));

/** Answers with a book's text as a file to keep. */
export const asFile =
  (
    textOf: (desk: Application, exchange: Exchange) => Promise<Result<string, ApiError>>,
    name: string,
  ) =>
  async (exchange: Exchange) =>
    answer(exchange, await textOf(exchange.get('desk'), exchange), (text) => {
      exchange.header('Content-Type', 'application/json; charset=utf-8');
      exchange.header('Content-Disposition', `attachment; filename="${name}.json"`);
      return exchange.body(text);
    });
