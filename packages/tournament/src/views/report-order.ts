import { pairingOrder } from '../questions/ratings.ts';
import type { Settings } from '../settings/settings.ts';
import { ratingOrders } from '../values/rating-order.ts';
import type { ReportKind } from '../values/report-kind.ts';
import { isOf, nationalRules } from './national-rating.ts';

/**
 * The tournament's reports, the main one first: the national one if the tournament belongs to the
 * federation whose rules it uses and prefers national ratings, else FIDE's.
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
