import { type DsuRatingRequest, type DsuRatingRow, type RoundRecord, rateDsu } from '@rokade/rules';

/**
 * A group in short: rating (null = none) and rounds, `3+` won against 3, `3=` drawn, `3-` lost;
 * `3+f` won because 3 stayed away without notice, `3+n` with notice; `3?` not finished; `o` sat out;
 * `.` not in the round.
 */
export type Card = readonly [rating: number | null, rounds: string];

const halfPointsOf = { '+': 2, '=': 1, '-': 0, '?': 1 } as const;

function recordFrom(text: string): RoundRecord {
  if (text === '.') return { kind: 'absent' };
  if (text === 'o') return { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 };
  const [, opponent, sign, how] = /^(\d+)([+=?-])([fn]?)$/.exec(text) ?? [];
  const halfPoints = halfPointsOf[sign as keyof typeof halfPointsOf];
  const pairing = { opponent: Number(opponent), colour: 'white', halfPoints } as const;
  if (how) return { kind: 'forfeit', ...pairing, notice: how === 'n' };
  return { kind: 'game', ...pairing, status: sign === '?' ? 'pending' : 'played' };
}

/** The group as a request, players 1, 2, … in the order of the cards. */
export const groupOf = (cards: readonly Card[]): DsuRatingRequest => ({
  players: cards.map(([rating, rounds], index) => ({
    no: index + 1,
    rating,
    records: rounds === '' ? [] : rounds.split(' ').map(recordFrom),
  })),
  method: null,
  rateNoShows: false,
  inTeams: false,
  day: '',
  play: 'standard',
});

/** One player's row when these cards are rated. */
export function rowFor(
  no: number,
  cards: readonly Card[],
  options: Partial<DsuRatingRequest> = {},
): DsuRatingRow {
  const row = rateDsu({ ...groupOf(cards), ...options }).rows.find((one) => one.no === no);
  if (row === undefined) throw new Error(`no row for ${no}`);
  return row;
}

/** The codes of a row's reasons, in their order. */
export const codesOf = ({ because }: DsuRatingRow): readonly string[] =>
  because.map(({ code }) => code);

/**
 * One player against opponents who each have played only them, in a table that another player has won:
 * the difference method, and no winner's rule for player 1.
 */
export function againstAll(
  rating: number | null,
  opponents: readonly number[],
  signs: string,
): readonly Card[] {
  const mirror: Readonly<Record<string, string>> = { '+': '-', '=': '=', '-': '+' };
  const count = opponents.length;
  const elsewhere = ` ${Array.from({ length: count + 1 }, () => 'o').join(' ')}`;
  const mine = opponents.map((_, index) => `${index + 2}${signs[index]}`).join(' ');
  const cards = opponents.map((other, index): Card => {
    const rounds = Array.from({ length: count }, () => '.');
    rounds[index] = `1${mirror[signs[index] ?? '=']}`;
    return [other, `${rounds.join(' ')}${elsewhere.replaceAll('o', '.')}`];
  });
  const winner: Card = [1500, `${Array.from({ length: count }, () => '.').join(' ')}${elsewhere}`];
  return [[rating, `${mine}${elsewhere.replaceAll('o', '.')}`], ...cards, winner];
}
