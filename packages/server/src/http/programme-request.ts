import type { ContestId, ItemId } from '@rokade/club';
import { ok, type Result } from '@rokade/rules';
import { belongingOf } from '../acts/belonging-of.ts';
import { type ItemToBegin, itemToBegin } from '../acts/contests/programme-item.ts';
import type { Application } from '../application.ts';
import { actorOf } from './actor-of.ts';
import { missing } from './at-address.ts';
import type { Exchange } from './exchange.ts';
import { mayWith } from './may-here.ts';
import type { ApiError } from './request-error.ts';

/** Who makes the book of an item, and today in local time. */
export const dayOf = (exchange: Exchange) => ({
  actor: actorOf(exchange),
  day: exchange.get('desk').hall().now.slice(0, 10),
});

/**
 * The item of a season's programme for which a request makes a book; null: it names none. A season that
 * the sender may not keep does not exist for them.
 */
export async function itemFor(
  app: Application,
  exchange: Exchange,
  named: { readonly season: ContestId; readonly item: ItemId } | undefined,
): Promise<Result<ItemToBegin | null, ApiError>> {
  if (named === undefined) return ok(null);
  const whose = await belongingOf(app, { kind: 'contest', id: named.season });
  if (!mayWith(exchange, 'keep-contest', { ...whose, id: named.season })) return missing;
  return itemToBegin(app, named);
}
