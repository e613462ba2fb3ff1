import type { Belonging } from '@rokade/installation';
import { ok, type Result } from '@rokade/rules';
import type { Context } from 'hono';
import type { Session } from '../accounts/session.ts';
import type { Application } from '../application.ts';
import type { Visitor } from '../values/visitor.ts';
import { errorStatus } from './error-status.ts';
import type { ApiError } from './request-error.ts';

/** What the API adds to every request before its handler runs. */
export interface ApiVariables {
  readonly session: Session | null;
  /** Whether the sender is a program with a token of its own. */
  readonly isProgram: boolean;
  /** The owner and receivers of the book in the address, else the organisation of the desk. */
  readonly belonging: Belonging;
  /** The application at the desk of the organisation that handles the request. */
  readonly desk: Application;
}

/** A request in the API together with its answer (the context of hono). */
export type Exchange = Context<{ Variables: ApiVariables }>;

/** The visitor who sends a request; for requests without a connection, as in tests, by their headers. */
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

/** The outcome of a request: an object to answer as JSON; null: done, with no content. */
export type Outcome = Result<object | null, ApiError>;

/** What a handler returns: an outcome, or a response of its own. */
export type Reply = Outcome | Response;

/** A result whose value is converted for the answer. */
export const answerWith = <T, E>(
  result: Result<T, E>,
  say: (value: T) => object,
): Result<object, E> => (result.ok ? ok(say(result.value)) : result);

/** Makes the response for a handler's reply. */
export function answer(exchange: Exchange, reply: Reply, status?: 201 | 202): Response {
  if (reply instanceof Response) return reply;
  if (!reply.ok) return refuse(exchange, reply.error);
  return reply.value === null
    ? exchange.body(null, status ?? 204)
    : exchange.json(reply.value, status ?? 200);
}

/** Answers with the text of a book as a file to download. */
export function asFile(exchange: Exchange, name: string, text: Result<string, ApiError>): Reply {
  if (!text.ok) return text;
  exchange.header('Content-Type', 'application/json; charset=utf-8');
  exchange.header('Content-Disposition', `attachment; filename="${name}.json"`);
  return exchange.body(text.value);
}
