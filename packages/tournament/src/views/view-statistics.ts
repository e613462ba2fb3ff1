import { groupedBy, type HalfPoints } from '@rokade/rules';
import type { ByeEntry } from '../events/entry.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import { isFinal } from '../values/game-result.ts';
import { playerLineIn } from './player-line.ts';
import { viewStandings } from './view-standings.ts';
import type { PlayerLine } from './view-types.ts';

/** How the games of a round, or of all rounds, ended. */
export interface ResultCounts {
  /** null: all rounds together. */
  readonly round: number | null;
  /** Played over the board, with a result. */
  readonly games: number;
  readonly whiteWins: number;
  readonly draws: number;
  readonly blackWins: number;
  /** Played games with a score other than 1–0, ½–½ or 0–1, by an arbiter's decision. */
  readonly decided: number;
  /** Forfeited, or cancelled. */
  readonly unplayed: number;
  /** Without a result, postponed or adjourned. */
  readonly open: number;
  readonly byes: number;
  /** White's share of the points in played games, in per cent; null: none was played. */
  readonly whiteShare: number | null;
}

/** A game won by the lower rated player. */
export interface Upset {
  readonly round: number;
  readonly board: number;
  readonly winner: PlayerLine;
  readonly loser: PlayerLine;
  readonly difference: number;
}

/** The players of a club or of a federation together. */
export interface GroupCount {
  readonly name: string;
  readonly players: number;
  readonly halfPoints: HalfPoints;
  /** Half-points per player, on average. */
  readonly average: number;
  /** The average of the rated players, rounded; null: nobody is rated. */
  readonly rating: number | null;
}

/** The statistics of a tournament. */
export interface StatisticsView {
  /** The round after which they are taken. */
  readonly round: number;
  readonly rounds: readonly ResultCounts[];
  readonly total: ResultCounts;
  /** Greatest difference first. */
  readonly upsets: readonly Upset[];
  /** Most points first; only groups of at least two players. */
  readonly clubs: readonly GroupCount[];
  readonly federations: readonly GroupCount[];
  /** How often each kind of bye was given. */
  readonly byes: readonly { readonly bye: ByeEntry['bye']; readonly times: number }[];
}

/** How many upsets are listed. */
const mostUpsets = 10;

const isPlayed = ({ result }: Game): boolean => result?.kind === 'played';

const scores = ({ result }: Game, white: HalfPoints, black: HalfPoints): boolean =>
  result?.kind === 'played' && result.white === white && result.black === black;

const whiteHalfPoints = ({ result }: Game): HalfPoints =>
  result?.kind === 'played' ? result.white : 0;

const allHalfPoints = ({ result }: Game): HalfPoints =>
  result?.kind === 'played' ? result.white + result.black : 0;

const sumOf = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((sum, one) => sum + value(one), 0);

function countsOf(round: number | null, rounds: readonly Round[]): ResultCounts {
  const all = rounds.flatMap(({ games }) => games);
  const played = all.filter(isPlayed);
  const count = (white: HalfPoints, black: HalfPoints): number =>
    played.filter((game) => scores(game, white, black)).length;
  const [whiteWins, draws, blackWins] = [count(2, 0), count(1, 1), count(0, 2)];
  const points = sumOf(played, allHalfPoints);
  const open = all.filter(({ result }) => !isFinal(result)).length;
  return {
    round,
    games: played.length,
    whiteWins,
    draws,
    blackWins,
    decided: played.length - whiteWins - draws - blackWins,
    unplayed: all.length - played.length - open,
    open,
    byes: sumOf(rounds, ({ byes }) => byes.length),
    whiteShare: points === 0 ? null : Math.round((100 * sumOf(played, whiteHalfPoints)) / points),
  };
}

function upsetsOf(t: Tournament, rounds: readonly Round[]): readonly Upset[] {
  const lineOf = playerLineIn(t);
  const lines = new Map(t.players.map((player) => [player.id, lineOf(player)]));
  const all = rounds.flatMap(({ number, games }) =>
    games.flatMap((game): readonly Upset[] => {
      const sides = [lines.get(game.white), lines.get(game.black)];
      const [winner, loser] = scores(game, 2, 0) ? sides : sides.toReversed();
      if (!scores(game, 2, 0) && !scores(game, 0, 2)) return [];
      if (!winner?.rating || !loser?.rating || winner.rating >= loser.rating) return [];
      const difference = loser.rating - winner.rating;
      return [{ round: number, board: game.board, winner, loser, difference }];
    }),
  );
  return all.toSorted((a, b) => b.difference - a.difference).slice(0, mostUpsets);
}

/** A player with their points. */
type Scored = Pick<PlayerLine, 'club' | 'federation' | 'rating'> & {
  readonly halfPoints: HalfPoints;
};

function groupsOf(players: readonly Scored[], by: 'club' | 'federation'): readonly GroupCount[] {
  const named = groupedBy(
    players.filter((player) => player[by] !== ''),
    (player) => player[by],
  );
  if (named.size < 2) return [];
  const groups = [...named].map(([name, members]) => {
    const ratings = members.flatMap(({ rating }) => rating ?? []);
    const halfPoints = sumOf(members, (one) => one.halfPoints);
    return {
      name,
      players: members.length,
      halfPoints,
      average: halfPoints / members.length,
      rating:
        ratings.length === 0 ? null : Math.round(sumOf(ratings, (each) => each) / ratings.length),
    };
  });
  return groups.toSorted((a, b) => b.halfPoints - a.halfPoints || b.average - a.average);
}

/** The statistics of a tournament up to a published round. */
export function viewStatistics(t: Tournament, round: number): StatisticsView {
  const rounds = t.rounds.slice(0, round).filter(({ status }) => status === 'published');
  const { rows } = viewStandings(t, round);
  const players = rows.map(({ player, halfPoints }) => ({ ...player, halfPoints }));
  const byes = groupedBy(
    rounds.flatMap((one) => one.byes),
    ({ bye }) => bye,
  );
  return {
    round,
    rounds: rounds.map((one) => countsOf(one.number, [one])),
    total: countsOf(null, rounds),
    upsets: upsetsOf(t, rounds),
    clubs: groupsOf(players, 'club'),
    federations: groupsOf(players, 'federation'),
    byes: [...byes].map(([bye, entries]) => ({ bye, times: entries.length })),
  };
}
