import type { TranslateFor } from '@rokade/texts';
import type { ByeRow } from '@rokade/tournament';
import { pointsText } from './points-text.ts';

/**
 * The name of a round without an opponent, with its actual points: "Bye (1 point)", or "Free" if a
 * round robin leaves a player out without points.
 */
export function byeText(
  t: TranslateFor<'tournament'>,
  { bye, halfPoints }: Pick<ByeRow, 'bye' | 'halfPoints'>,
): string {
  const isOne = halfPoints === 1 || halfPoints === 2;
  const gave = { points: pointsText(halfPoints), count: isOne ? 1 : halfPoints };
  if (bye !== 'pairing-allocated') return t('terms.bye-requested', gave);
  return halfPoints === 0 ? t('terms.bye-free') : t('terms.bye-pairing-allocated', gave);
}
