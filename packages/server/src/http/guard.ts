import { createHash, timingSafeEqual } from 'node:crypto';
import type { Session } from '../application.ts';
import type { Access } from './api-route.ts';
import type { Exchange } from './exchange.ts';
import type { RequestError } from './request-error.ts';

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether a page of ours sent it: the browser's `Origin` names the host it was sent to. Schemes are
 * not compared, since a proxy may have ended TLS; no `Origin` means no browser.
 */
function isFromHere({ req }: Exchange): boolean {
  const origin = req.header('origin');
  if (origin === undefined) return true;
  const host = req.header('x-forwarded-host') ?? req.header('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** A form of another site can send text and forms, but not JSON. */
const isJson = ({ req }: Exchange): boolean =>
  (req.header('content-type') ?? '').toLowerCase().startsWith('application/json');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const holdsToken = ({ req }: Exchange, { csrf }: Session): boolean =>
  timingSafeEqual(digest(req.header('x-rokade-csrf') ?? ''), digest(csrf));

/** Why this request may not use a route of such access; null: it may. */
export function objection(exchange: Exchange, access: Access): RequestError | null {
  const session = exchange.get('session');
  const isWriting = !isReading(exchange.req.method);
  if (isWriting && !isFromHere(exchange)) return { code: 'request.forged' };
  if (access === 'everybody') {
    return isWriting && !isJson(exchange) ? { code: 'request.forged' } : null;
  }
  if (session === null) return { code: 'request.not-signed-in' };
  if (isWriting && !holdsToken(exchange, session)) return { code: 'request.forged' };
  return access === 'admin' && session.role !== 'admin' ? { code: 'request.not-allowed' } : null;
}
