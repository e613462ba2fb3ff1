import type { Actor } from '@rokade/journal';
import type { Exchange } from './exchange.ts';

/** The author of what a request writes; only for routes that need a session. */
export function actorOf(exchange: Exchange): Actor {
  const session = exchange.get('session');
  return { id: session?.accountId ?? '', name: session?.name ?? '' };
}
