import { type Act, isAllowed } from '@rokade/installation';
import type { Session } from '../accounts/session.ts';
import { isSecret } from '../accounts/tokens.ts';
import { type Exchange, visitorIn } from './exchange.ts';
import { mayHere } from './may-here.ts';
import type { RequestError } from './request-error.ts';
import { isFromHere } from './same-origin.ts';

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request is not forged: a program's never is; a browser must send the session's token in a header. */
const holdsToken = (exchange: Exchange, { csrf }: Session): boolean =>
  exchange.get('isProgram') || isSecret(exchange.req.header('x-rokade-csrf'), csrf);

/** Why a request may not use a route of an act; null: it may. */
export function objection(exchange: Exchange, act: Act): RequestError | null {
  const session = exchange.get('session');
  const isWriting = !isReading(exchange.req.method);
  const sending = { method: exchange.req.method, origin: exchange.req.header('origin') ?? null };
  if (!isFromHere(sending, visitorIn(exchange))) return { code: 'request.forged' };
  if (isAllowed('everybody', act)) return null;
  if (session === null) return { code: 'request.not-signed-in' };
  if (isWriting && !holdsToken(exchange, session)) return { code: 'request.forged' };
  return mayHere(exchange, act) ? null : { code: 'request.not-allowed' };
}
