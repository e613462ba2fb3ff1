import type { HalfPoints } from '../../kernel/half-points.ts';
import { halfPointsIn, type PlayerNo, type RoundRecord } from '../../kernel/round-record.ts';
import { makeSeededRandom } from '../../kernel/seeded-random.ts';
import { hasBye } from '../knock-out.ts';
import type { PairingPlayer } from '../pairing-system.ts';

/** All players by number. */
export type PlayOffField = ReadonlyMap<PlayerNo, PairingPlayer>;

/** Two players' match: two games, then sudden death. */
export interface Duel {
  /** The player with White in the first game comes first. */
  readonly players: readonly [PlayerNo, PlayerNo];
  /** The number of their games, including forfeits. */
  readonly games: number;
  readonly winner: PlayerNo | null;
  /** Whether the last game is unfinished. */
  readonly isUnfinished: boolean;
}

/** Games of the match before sudden death. */
const matchGames = 2;

interface Scores {
  readonly own: HalfPoints;
  readonly other: HalfPoints;
}

/** Rounds by index: from the first to before `to`. */
export interface RoundRange {
  readonly from: number;
  readonly to: number;
}

const recordsOf = (field: PlayOffField, no: PlayerNo, { from, to }: RoundRange) =>
  (field.get(no)?.records ?? []).slice(from, to);

function scoresOf(own: RoundRecord, other: RoundRecord | undefined): Scores {
  return { own: halfPointsIn(own), other: other === undefined ? 0 : halfPointsIn(other) };
}

/** The player who leads after the two games of the match, or wins a game after them. */
function leadAfter(games: readonly Scores[]): number {
  const match = games.slice(0, matchGames);
  const lead = match.reduce((sum, { own, other }) => sum + own - other, 0);
  const sudden = games.slice(matchGames).find(({ own, other }) => own !== other);
  if (match.length < matchGames) return 0;
  return lead === 0 && sudden !== undefined ? sudden.own - sudden.other : lead;
}

/**
 * The match of two players in a range of rounds. A player with the bye while the other has no record
 * has won: the opponent no longer came.
 *
 * @article FIDE 2012 annex 3 1k.1
 */
export function duelOf(
  field: PlayOffField,
  players: readonly [PlayerNo, PlayerNo],
  rounds: RoundRange,
): Duel {
  const [first, second] = players;
  const own = recordsOf(field, first, rounds);
  const other = recordsOf(field, second, rounds);
  const games = own.flatMap((record, index) =>
    (record.kind === 'game' || record.kind === 'forfeit') && record.opponent === second
      ? [{ record, scores: scoresOf(record, other[index]) }]
      : [],
  );
  const last = games.at(-1)?.record;
  const walkover = own.some(hasBye) ? first : other.some(hasBye) ? second : null;
  const lead = leadAfter(games.map(({ scores }) => scores));
  return {
    players,
    games: games.length,
    winner: walkover ?? (lead > 0 ? first : lead < 0 ? second : null),
    isUnfinished: last?.kind === 'game' && last.status === 'pending',
  };
}

/** Whether the player drawn by lot has White in sudden death game `game` (from 1). */
const keepsLot = (game: number): boolean => Math.floor(game / 2) % 2 === 0;

/**
 * The players with White and Black in the next game. In the match colours alternate; for sudden death
 * they are drawn again, from the seed, and change after each odd game: A, B, B, A, A, B, B …
 *
 * @article FIDE 2012 annex 3 1j, 1k.1
 */
export function seatsOf({ players, games }: Duel, seed: string): readonly [PlayerNo, PlayerNo] {
  const [first, second] = players;
  if (games < matchGames) return games === 0 ? [first, second] : [second, first];
  const isFirstDrawn = makeSeededRandom(`${seed} play-off ${first} ${second}`).below(2) === 0;
  const isFirstWhite = isFirstDrawn === keepsLot(games - matchGames + 1);
  return isFirstWhite ? [first, second] : [second, first];
}

/** Whether the next game is sudden death. */
export const isSuddenDeath = ({ games }: Duel): boolean => games >= matchGames;
