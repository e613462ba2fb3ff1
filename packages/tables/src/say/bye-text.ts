import type { TranslateFor } from '@rokade/texts';
import type { ByeRow } from '@rokade/tournament';
import { pointsText } from './points-text.ts';

/**
 * What a round without an opponent is called, with what it really gave: "Bye (1 point)", or "Free"
 * where a table leaves somebody out and gives nothing.
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
