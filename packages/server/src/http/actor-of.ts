import type { Actor } from '@rokade/journal';
import type { Exchange } from './exchange.ts';

/** Who signs what this request writes; such routes are for signed-in people only. */
export function actorOf(exchange: Exchange): Actor {
  const session = exchange.get('session');
  return { id: session?.accountId ?? '', name: session?.name ?? '' };
}
