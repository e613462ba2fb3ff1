import { isDanishFederation } from './danish-rating.ts';
import { ratingOrders } from './rating-order.ts';
import { pairingOrder } from './ratings.ts';
import type { Settings } from './settings.ts';
import type { RatedFor } from './views/not-rated.ts';

/**
 * The reports there are, the one that applies first: the Danish one where the tournament is Denmark's
 * and the national rating comes first in it, else FIDE's.
 *
 * @article DSU 2002 §5a, §3b
 */
export function reportsInOrder(
  settings: Pick<Settings, 'federation' | 'system' | 'pairingRatings'>,
): readonly RatedFor[] {
  const [first] = ratingOrders[pairingOrder(settings)].lists;
  const isDanish = isDanishFederation(settings.federation) && first === 'national';
  return isDanish ? ['dsu', 'fide'] : ['fide', 'dsu'];
}
