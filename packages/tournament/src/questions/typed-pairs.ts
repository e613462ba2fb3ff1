import type { DraftBoard } from '../commands/command.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import { availabilityIn } from './pairing-request.ts';

/** A player with their number; `away`: not paired in this round. */
export interface NumberedPlayer {
  readonly id: PlayerId;
  readonly no: number;
  readonly away: boolean;
}

/** All players by number, for pairing a round by hand. */
export const numberedIn = ({ players }: Tournament, round: number): readonly NumberedPlayer[] =>
  players.map((player) => ({
    id: player.id,
    no: player.no,
    away: availabilityIn(player, round).kind !== 'present',
  }));

/** A fault in typed pairs: a word that is no pair, or a wrong number. */
export type TypedFault =
  | { readonly code: 'no-pair'; readonly text: string }
  | { readonly code: 'unknown' | 'twice' | 'away'; readonly no: number };

/** A round that was typed from a sheet of paper. */
export interface TypedPairs {
  readonly boards: readonly DraftBoard[];
  /** Players who take part but are on no board. */
  readonly idle: readonly PlayerId[];
  readonly faults: readonly TypedFault[];
}

/** The mark between White's and Black's number, with spaces around it. */
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

/** The faults in the numbers of a round, each once, in the order typed. */
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
 * Parses a round typed as pairs of numbers, White's first, board after board: "1-12 13-2". All
 * faults are returned; players who are not named have no opponent.
 */
export function typedPairs(typed: string, players: readonly NumberedPlayer[]): TypedPairs {
  const playerOf = new Map(players.map((player) => [player.no, player]));
  const read = wordsOf(typed).map(numbersOf);
  const pairs = read.filter((one) => !isFault(one)) as readonly Numbers[];
  const numbers = pairs.flat();
  const named = new Set(numbers);
  const boards = pairs.flatMap(([white, black]): readonly DraftBoard[] => {
    const [one, other] = [playerOf.get(white), playerOf.get(black)];
    return one === undefined || other === undefined ? [] : [{ white: one.id, black: other.id }];
  });
  return {
    boards,
    idle: players.filter(({ no, away }) => !away && !named.has(no)).map(({ id }) => id),
    faults: [...read.filter(isFault), ...numberFaults(numbers, playerOf)],
  };
}
