import type { ByeKind, RoundRecord, ScoredPlayer } from '@rokade/rules';

const halfPoints: Readonly<Record<string, number>> = { '1': 2, '½': 1, '0': 0, '+': 2, '-': 0 };
const alone: readonly ByeKind[] = ['zero-point', 'half-point', 'full-point'];

/**
 * A cell of a chess-results or Swiss-Chess table: `161w1`, `46b½`, `3s/0`, `8b-`, `198w+`, `8/+`; alone
 * `0`, `-0`, `-½`, `-1`, `+`. Black is b (English), s (German).
 */
function crosstableRecord(cell: string): RoundRecord {
  const [, no, letter, result] = /^(\d+)\/?([wbs]?)\/?([10½+-])$/.exec(cell.trim()) ?? [];
  if (no === undefined || result === undefined) {
    const value = halfPoints[cell.trim().slice(-1)] ?? 0;
    const bye = cell.trim() === '+' ? 'pairing-allocated' : alone[value]!;
    return { kind: 'bye', bye, halfPoints: value };
  }
  const opponent = Number(no);
  const colour = letter === 'b' || letter === 's' ? 'black' : 'white';
  const points = halfPoints[result]!;
  return result === '+' || result === '-'
    ? { kind: 'forfeit', opponent, colour, halfPoints: points, notice: false }
    : { kind: 'game', opponent, colour, halfPoints: points, status: 'played' };
}

/** A player made from their cells. */
export const crosstablePlayer = (
  no: number,
  rating: number,
  cells: readonly string[],
): ScoredPlayer => ({
  no,
  rating: rating === 0 ? null : rating,
  records: cells.map(crosstableRecord),
});

/** `46,5` or `46.5` or `½` behind a number. */
export const crosstableNumber = (text: string): number => Number(text.trim().replace(',', '.'));
