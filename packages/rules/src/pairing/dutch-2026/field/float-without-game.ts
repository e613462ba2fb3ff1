import { halfPointsIn } from '../../../kernel/round-record.ts';
import type { FloatWithoutGame } from '../../dutch/field/floats.ts';

/**
 * A round without a game moves a player down if it was the bye by the pairing or gave more than a
 * loss, and not at all otherwise. `@article FIDE C.04.3 2026 1.4`
 */
export const floatWithoutGame: FloatWithoutGame = (record, loss) => {
  if (record.kind === 'bye' && record.bye === 'pairing-allocated') return 'down';
  return halfPointsIn(record) > loss ? 'down' : 'level';
};
