import { isOf, nationalRules } from './national-rating.ts';
import { ratingOrders } from './rating-order.ts';
import { pairingOrder } from './ratings.ts';
import type { ReportKind } from './report-kind.ts';
import type { Settings } from './settings.ts';

/**
 * The reports, the one that applies first: the national one where the tournament is of the federation
 * whose rules it goes by and the national rating comes first in it, else FIDE's.
 *
 * @article DSU 2002 §5a, §3b
 */
export function reportsInOrder(
  settings: Pick<Settings, 'federation' | 'roundDates' | 'system' | 'pairingRatings'>,
): readonly ReportKind[] {
  const [first] = ratingOrders[pairingOrder(settings)].lists;
  const isNational = isOf(nationalRules(settings).list, settings.federation);
  return isNational && first === 'national' ? ['national', 'fide'] : ['fide', 'national'];
}
