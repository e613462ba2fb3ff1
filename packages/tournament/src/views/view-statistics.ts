import type { HalfPoints } from '@rokade/rules';
import type { ByeEntry } from '../events/entry.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import { isFinal } from '../values/game-result.ts';
import { playerLineIn } from './player-line.ts';
import { viewStandings } from './view-standings.ts';
import type { PlayerLine } from './view-types.ts';

/** How the games of a round, or of all of them, ended. */
export interface ResultCounts {
  /** null: all rounds together. */
  readonly round: number | null;
  /** Played over the board, with a result. */
  readonly games: number;
  readonly whiteWins: number;
  readonly draws: number;
  readonly blackWins: number;
  /** Games that were played and that an arbiter decided otherwise than 1–0, ½–½ or 0–1. */
  readonly decided: number;
  /** Forfeited, or cancelled. */
  readonly unplayed: number;
  /** Without a result, or put off. */
  readonly open: number;
  readonly byes: number;
  /** What White took of the points of the games played, in per cent; null: none was. */
  readonly whiteShare: number | null;
}

/** A game that the lower rated of two players won. */
export interface Upset {
  readonly round: number;
  readonly board: number;
  readonly winner: PlayerLine;
  readonly loser: PlayerLine;
  readonly difference: number;
}

/** The players of a club, or of a federation, together. */
export interface GroupCount {
  readonly name: string;
  readonly players: number;
  readonly halfPoints: HalfPoints;
  /** Half-points of each, on average. */
  readonly average: number;
  /** Of those who have a rating, rounded; null: nobody has. */
  readonly rating: number | null;
}

/** A tournament in numbers. */
export interface StatisticsView {
  /** After which round. */
  readonly round: number;
  readonly rounds: readonly ResultCounts[];
  readonly total: ResultCounts;
  /** The greatest first. */
  readonly upsets: readonly Upset[];
  /** The most points first; empty where there are no two. */
  readonly clubs: readonly GroupCount[];
  readonly federations: readonly GroupCount[];
  /** How often each kind of bye was given. */
  readonly byes: readonly { readonly bye: ByeEntry['bye']; readonly times: number }[];
}

/** So many upsets are told. */
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
  const given = sumOf(played, allHalfPoints);
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
    whiteShare: given === 0 ? null : Math.round((100 * sumOf(played, whiteHalfPoints)) / given),
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

/** A player with what they have. */
type Scored = Pick<PlayerLine, 'club' | 'federation' | 'rating'> & {
  readonly halfPoints: HalfPoints;
};

function groupsOf(players: readonly Scored[], by: 'club' | 'federation'): readonly GroupCount[] {
  const named = Map.groupBy(
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

/** A tournament in numbers up to a published round. */
export function viewStatistics(t: Tournament, round: number): StatisticsView {
  const rounds = t.rounds.slice(0, round).filter(({ status }) => status === 'published');
  const { rows } = viewStandings(t, round);
  const players = rows.map(({ player, halfPoints }) => ({ ...player, halfPoints }));
  const byes = Map.groupBy(
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
    byes: [...byes].map(([bye, given]) => ({ bye, times: given.length })),
  };
}
