import { halfPointsIn } from '../../../kernel/round-record.ts';
import type { FloatWithoutGame } from '../../dutch/field/floats.ts';

/**
 * A round without a game is a downfloat if it was the pairing-allocated bye or gave more than a loss,
 * and no float otherwise. `@article FIDE C.04.3 2026 1.4`
 */
export const floatWithoutGame: FloatWithoutGame = (record, loss) => {
  if (record.kind === 'bye' && record.bye === 'pairing-allocated') return 'down';
  return halfPointsIn(record) > loss ? 'down' : 'level';
};
