import type { PlayerId, WantedBoard } from '@rokade/tournament';

/** A player whom a number names; `away`: they are not paired in this round. */
export interface NumberedPlayer {
  readonly id: PlayerId;
  readonly no: number;
  readonly away: boolean;
}

/** What is wrong with pairs as they are typed: with a word, or with a number. */
export type TypedFault =
  | { readonly code: 'no-pair'; readonly text: string }
  | { readonly code: 'unknown' | 'twice' | 'away'; readonly no: number };

/** A round as somebody types it from a sheet of paper. */
export interface TypedPairs {
  readonly boards: readonly WantedBoard[];
  /** Who plays and is on no board. */
  readonly idle: readonly PlayerId[];
  readonly faults: readonly TypedFault[];
}

/** White's number, what stands between, and Black's; spaces around it do not matter. */
const between = /\s*[-–—:/]\s*/g;
const pair = /^(\d{1,5})-(\d{1,5})$/;

/** The words of a text: "1-12 13 – 2, 7:5" has three. */
const wordsOf = (typed: string): readonly string[] =>
  typed
    .replace(between, '-')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

type Numbers = readonly [white: number, black: number];

function numbersOf(word: string): Numbers | TypedFault {
  const found = pair.exec(word);
  return found === null ? { code: 'no-pair', text: word } : [Number(found[1]), Number(found[2])];
}

const isFault = (one: Numbers | TypedFault): one is TypedFault => 'code' in one;

/** What is wrong with the numbers of a round, each once, in the order typed. */
function numberFaults(
  numbers: readonly number[],
  playerOf: ReadonlyMap<number, NumberedPlayer>,
): readonly TypedFault[] {
  const seen = new Set<number>();
  return numbers.flatMap((no): readonly TypedFault[] => {
    const player = playerOf.get(no);
    if (player === undefined) return [{ code: 'unknown', no }];
    if (player.away) return [{ code: 'away', no }];
    if (seen.has(no)) return [{ code: 'twice', no }];
    seen.add(no);
    return [];
  });
}

/**
 * A round typed as pairs of numbers, White's first, board after board: "1-12 13-2". All faults are
 * told at once; who plays and is not named is without an opponent.
 */
export function typedPairs(typed: string, players: readonly NumberedPlayer[]): TypedPairs {
  const playerOf = new Map(players.map((player) => [player.no, player]));
  const read = wordsOf(typed).map(numbersOf);
  const pairs = read.filter((one) => !isFault(one)) as readonly Numbers[];
  const numbers = pairs.flat();
  const named = new Set(numbers);
  const boards = pairs.flatMap(([white, black]): readonly WantedBoard[] => {
    const [one, other] = [playerOf.get(white), playerOf.get(black)];
    return one === undefined || other === undefined ? [] : [{ white: one.id, black: other.id }];
  });
  return {
    boards,
    idle: players.filter(({ no, away }) => !away && !named.has(no)).map(({ id }) => id),
    faults: [...read.filter(isFault), ...numberFaults(numbers, playerOf)],
  };
}
