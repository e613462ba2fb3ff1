import type { RoundRecord, ScoredPlayer } from '@rokade/rules';

const points: Readonly<Record<string, number>> = { '1': 2, '=': 1, '0': 0 };

const alone: Readonly<Record<string, RoundRecord>> = {
  PAB: { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 },
  FPB: { kind: 'bye', bye: 'full-point', halfPoints: 2 },
  HPB: { kind: 'bye', bye: 'half-point', halfPoints: 1 },
  ZPB: { kind: 'bye', bye: 'zero-point', halfPoints: 0 },
  '--': { kind: 'absent' },
};

function recordOf(entry: string): RoundRecord {
  const record = alone[entry];
  if (record !== undefined) return record;
  const [, mark, letter, no] = /^([10=+-])([WB])(\d+)$/.exec(entry) ?? [];
  if (mark === undefined) throw new Error(`no round: ${entry}`);
  const opponent = Number(no);
  const colour = letter === 'W' ? 'white' : 'black';
  return mark === '+' || mark === '-'
    ? { kind: 'forfeit', opponent, colour, halfPoints: mark === '+' ? 2 : 0, notice: false }
    : { kind: 'game', opponent, colour, halfPoints: points[mark]!, status: 'played' };
}

/**
 * Players from lines `number rating round round …`; rating `-` = unrated. A round is `1W9` (won with
 * White against 9), `=B13`, `0W2`, `+B9` and `-W11` (forfeits), `PAB`, `FPB`, `HPB`, `ZPB` or `--`
 * (absent).
 */
export const playersOf = (text: string): readonly ScoredPlayer[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([no, rating, ...rounds]) => ({
      no: Number(no),
      rating: rating === '-' ? null : Number(rating),
      records: rounds.map(recordOf),
    }));
