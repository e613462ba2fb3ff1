import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';

/** How games decide a shared first place. */
export interface TitleGameRules {
  readonly code: string;
  /**
   * How many games two players have before the next won game decides, and how many each pair has among
   * more players.
   */
  readonly ofTwo: number;
  readonly ofMore: number;
}

/** @article Tempelhof 2018 III.D.3, III.J.5 */
export const titleGames2018 = {
  code: 'tempelhof-2018',
  ofTwo: 5,
  ofMore: 2,
} as const satisfies TitleGameRules;

/** A game for the title; `halfPoints` are White's. */
export interface TitleGame {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  readonly halfPoints: HalfPoints;
}

/** The outcome of games for the title. */
export type TitleGamesOutcome =
  | { readonly kind: 'won'; readonly no: PlayerNo }
  /** Further games have to decide. */
  | { readonly kind: 'open' }
  /** This game does not belong to the play-off: it has other players, or the title was decided before. */
  | { readonly kind: 'surplus'; readonly game: number };

/** The players' half-points in games, in their order. */
export const titleGamePoints = (
  players: readonly PlayerNo[],
  games: readonly TitleGame[],
): readonly HalfPoints[] =>
  players.map((no) =>
    games.reduce((sum, { white, black, halfPoints }) => {
      if (white === no) return sum + halfPoints;
      return black === no ? sum + 2 - halfPoints : sum;
    }, 0),
  );

/** The index of the first game that does not fit a round in which each pair meets this often; -1: all fit. */
function surplusIn(
  players: readonly PlayerNo[],
  games: readonly TitleGame[],
  meetings: number,
): number {
  const met = new Map<string, number>();
  return games.findIndex(({ white, black }) => {
    const pair = [white, black].toSorted((a, b) => a - b).join('-');
    met.set(pair, (met.get(pair) ?? 0) + 1);
    const arePlaying = white !== black && players.includes(white) && players.includes(black);
    return !arePlaying || (met.get(pair) ?? 0) > meetings;
  });
}

/** The player of two who cannot be caught up with in the remaining games; null: both can still win. */
function ahead(players: readonly PlayerNo[], games: readonly TitleGame[], left: number) {
  const [one = 0, other = 0] = titleGamePoints(players, games);
  const isOver = players.length === 2 && Math.abs(one - other) > 2 * left;
  return isOver ? (players[one > other ? 0 : 1] ?? null) : null;
}

function roundOutcome(
  players: readonly PlayerNo[],
  games: readonly TitleGame[],
  { meetings, before }: { readonly meetings: number; readonly before: number },
): TitleGamesOutcome {
  const needed = (meetings * players.length * (players.length - 1)) / 2;
  const round = games.slice(0, needed);
  const surplus = surplusIn(players, round, meetings);
  if (surplus >= 0) return { kind: 'surplus', game: before + surplus + 1 };
  const winner = ahead(players, round, needed - round.length);
  if (round.length < needed)
    return winner === null ? { kind: 'open' } : { kind: 'won', no: winner };
  const points = titleGamePoints(players, round);
  const first = players.filter((_, index) => points[index] === Math.max(...points));
  const rest = games.slice(needed);
  const [alone] = first;
  if (first.length > 1 || alone === undefined) {
    return rest.length === 0
      ? { kind: 'open' }
      : roundOutcome(first, rest, { meetings: 1, before: before + needed });
  }
  return rest.length === 0
    ? { kind: 'won', no: alone }
    : { kind: 'surplus', game: before + needed + 1 };
}

/**
 * The winner of a play-off for the title, from its games in order. Two players have five games; if they
 * are equal, the next won game decides. More than two meet twice each; those who are equal then meet
 * once more until one is ahead. Between two, games that can no longer change anything may be omitted.
 *
 * @article Tempelhof 2018 III.D.3, III.J.5
 */
export const titleGamesOutcome = (
  { ofTwo, ofMore }: TitleGameRules,
  players: readonly PlayerNo[],
  games: readonly TitleGame[],
): TitleGamesOutcome =>
  roundOutcome(players, games, { meetings: players.length === 2 ? ofTwo : ofMore, before: 0 });
