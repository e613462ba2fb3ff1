import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { RoundRecord } from '../../../kernel/round-record.ts';

/**
 * C2: a player who had the pairing-allocated bye, or who got as much as for a win in a round without
 * playing, does not get it (again). `@article FIDE C.04.3 2026 C2`, `@article FIDE C.04.1 2026 4`
 */
export const mayHaveBye = (records: readonly RoundRecord[], win: HalfPoints): boolean =>
  !records.some(
    (record) =>
      (record.kind === 'bye' && (record.bye === 'pairing-allocated' || record.halfPoints >= win)) ||
      (record.kind === 'forfeit' && record.halfPoints >= win),
  );
