import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { RoundRecord } from '../../../kernel/round-record.ts';

/**
 * C2: a player who had the pairing-allocated bye, or won because the opponent did not appear, does not
 * get it (again). A requested bye does not matter, whatever it was worth. `@article FIDE C.04.3 2017
 * C2`, `@article FIDE C.04.1 2017 d`
 */
export const mayHaveBye = (records: readonly RoundRecord[], win: HalfPoints): boolean =>
  !records.some(
    (record) =>
      (record.kind === 'bye' && record.bye === 'pairing-allocated') ||
      (record.kind === 'forfeit' && record.halfPoints >= win),
  );
