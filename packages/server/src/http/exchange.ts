import type { Belonging } from '@rokade/installation';
import { ok, type Result } from '@rokade/rules';
import type { Context } from 'hono';
import type { Session } from '../accounts/session.ts';
import type { Application } from '../application.ts';
import type { Visitor } from '../values/visitor.ts';
import { errorStatus } from './error-status.ts';
import type { ApiError } from './request-error.ts';

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

/** What came of a request: what is said of it, as JSON; null: it is done, and there is nothing to say. */
export type Outcome = Result<object | null, ApiError>;

/** What a route answers with: what came of it, or a response of its own. */
export type Reply = Outcome | Response;

/** What came of something, as it is told. */
export const telling = <T, E>(
  result: Result<T, E>,
  say: (value: T) => object,
): Result<object, E> => (result.ok ? ok(say(result.value)) : result);

/** Answers with what came of a request. */
export function answer(exchange: Exchange, reply: Reply, status?: 201 | 202): Response {
  if (reply instanceof Response) return reply;
  if (!reply.ok) return refuse(exchange, reply.error);
  return reply.value === null
    ? exchange.body(null, status ?? 204)
    : exchange.json(reply.value, status ?? 200);
}

/** Answers with a book's text as a file to keep. */
export function asFile(exchange: Exchange, name: string, text: Result<string, ApiError>): Reply {
  if (!text.ok) return text;
  exchange.header('Content-Type', 'application/json; charset=utf-8');
  exchange.header('Content-Disposition', `attachment; filename="${name}.json"`);
  return exchange.body(text.value);
}
