import type { IncomingMessage } from 'node:http';
import type { Exchange } from './exchange.ts';

const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

function socketAddress({ env }: Exchange): string {
  const bindings: { readonly incoming?: IncomingMessage } = env ?? {};
  return bindings.incoming?.socket.remoteAddress ?? '';
}

/**
 * Where a request comes from: the socket's other end, or, if that is a proxy on this machine, whom
 * the proxy names last.
 */
export function clientAddress(exchange: Exchange): string {
  const address = socketAddress(exchange);
  const forwarded = exchange.req.header('x-forwarded-for');
  if (forwarded === undefined || !isLoopback(address)) return address;
  return forwarded.split(',').at(-1)?.trim() ?? address;
}
