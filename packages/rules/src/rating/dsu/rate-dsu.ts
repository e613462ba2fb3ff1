import { expectedPercent } from '../../kernel/expected-score-table.ts';
import { fraction } from '../../kernel/fraction.ts';
import { reason } from '../../kernel/reason.ts';
import { type PlayerNo, totalHalfPoints } from '../../kernel/round-record.ts';
import { gameReason, unchangedRow } from '../group-rows.ts';
import { noRounds, type RatedRounds, ratedRounds } from '../rated-games.ts';
import type { RatedPlayer } from '../rating-rule-set.ts';
import type { RatingGameReason } from '../reason-codes.ts';
import { coefficientFor } from './coefficient.ts';
import { type DsuRatingEdition, dsuRating2002 } from './edition.ts';
import { type DsuRatingMethod, expectedScore, type RatedOpponent } from './expected-score.ts';
import { explainGames, explainPerformance } from './explain.ts';
import { dsuRatingMethod } from './method.ts';
import { newRating } from './new-rating.ts';
import { type Performances, performances } from './performance.ts';
import type { DsuRatingReport, DsuRatingRequest, DsuRatingRow } from './rating-report.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** The facts about the group for the rating of each player. */
interface Group {
  readonly edition: DsuRatingEdition;
  readonly method: DsuRatingMethod;
  readonly found: Performances;
  /** R_o of every player with a rating. */
  readonly ratings: ReadonlyMap<PlayerNo, number>;
  readonly winners: ReadonlySet<PlayerNo>;
}

/**
 * The players with the most points of the group, including forfeits and sit-outs; for a player's own
 * report, as it says.
 */
function winnersOf(
  players: readonly RatedPlayer[],
  own: DsuRatingRequest['own'],
): ReadonlySet<PlayerNo> {
  if (own !== undefined) {
    return new Set(own.won ? players.slice(0, 1).map(({ no }) => no) : []);
  }
  const best = Math.max(...players.map(({ records }) => totalHalfPoints(records)));
  return new Set(
    players.filter(({ records }) => totalHalfPoints(records) === best).map(({ no }) => no),
  );
}

/** R_o of everybody: their own rating, else their performance. */
function ratingsOf(
  players: readonly RatedPlayer[],
  found: Performances,
): ReadonlyMap<PlayerNo, number> {
  return new Map(
    players.flatMap(({ no, rating }) => {
      const number = rating ?? found.of.get(no)?.rating;
      return number === undefined ? [] : [[no, number] as const];
    }),
  );
}

/** Each game with its value from table 1, if the difference method was used. */
function gameReasons(
  { edition, method, ratings }: Group,
  rating: number,
  { games }: RatedRounds,
): readonly RatingGameReason[] {
  if (method === 'average') return [];
  return games.flatMap((game) => {
    const opponent = ratings.get(game.opponent);
    if (opponent === undefined) return [];
    const percent = expectedPercent(edition.expectedScores, rating - opponent);
    const { halfPoints } = game;
    const result = { game, opponent, used: opponent, halfPoints, expected: fraction(percent, 100) };
    return [gameReason(result, '4.5.2.1')];
  });
}

function performanceReasons({ found }: Group, no: PlayerNo): readonly RatingDsuReason[] {
  const performance = found.of.get(no);
  if (performance === undefined) return [];
  return explainPerformance(performance, found.of.size > 1 ? found.passes : null);
}

function calculatedRow(
  group: Group,
  no: PlayerNo,
  oldRating: number,
  rounds: RatedRounds,
): DsuRatingRow {
  const { edition, method, ratings, found, winners } = group;
  const opponents = rounds.games.flatMap(({ opponent }): readonly RatedOpponent[] => {
    const rating = ratings.get(opponent);
    return rating === undefined ? [] : [{ no: opponent, rating }];
  });
  const games = rounds.games.length;
  const halfPoints = rounds.games.reduce((sum, game) => sum + game.halfPoints, 0);
  const score = fraction(halfPoints, 2);
  const { score: expected, because } = expectedScore(method, oldRating, opponents, edition);
  const isWinner = winners.has(no);
  const result = newRating({ oldRating, games, score, expected, isWinner }, edition);
  return {
    no,
    oldRating,
    performance: found.of.has(no),
    games,
    halfPoints,
    expected,
    bonus: result.bonus,
    k: result.k,
    e: null,
    newRating: result.rating,
    change: result.rating - oldRating,
    because: [
      ...performanceReasons(group, no),
      ...explainGames(rounds),
      ...gameReasons(group, oldRating, rounds),
      because,
      ...result.because,
    ],
  };
}

function rowOf(group: Group, player: RatedPlayer, rounds: RatedRounds): DsuRatingRow {
  const { edition, ratings } = group;
  const k = player.rating === null ? 0 : coefficientFor(edition, player.rating);
  const unchanged = (...because: DsuRatingRow['because']) => unchangedRow(player, k, because);
  const oldRating = ratings.get(player.no);
  if (rounds.games.length === 0) {
    return unchanged(...explainGames(rounds), reason('rating-dsu.no-games', '4.5.4.2'));
  }
  if (oldRating === undefined) {
    return unchanged(reason('rating-dsu.no-rated-opponents', '4.5.5.2'));
  }
  return calculatedRow(group, player.no, oldRating, rounds);
}

/**
 * The new ratings of a group. Unrated players are rated with their performance; a player without rated
 * games, and a circle of unrated players none of whom met a rated one, get no calculation. Readings of
 * the text where it is silent are in docs/adr/0005-dsu-rating-readings.md.
 *
 * @article DSU 2002 4.5.2, 4.5.4.2, 4.5.5.2; DSU 2010 4.5.2, 4.5.4.2, 4.5.5.2
 */
export function rateDsu(
  { players, method, rateNoShows, inTeams, own }: DsuRatingRequest,
  edition: DsuRatingEdition = dsuRating2002,
): DsuRatingReport {
  const usual = rateNoShows ? 'one-sided' : 'without-notice';
  const forfeits = inTeams && !edition.ratesTeamNoShows ? 'none' : usual;
  const rounds = ratedRounds(players, { forfeits, article: '4.5.4.2' });
  const found = performances(players, rounds, edition);
  const ratings = ratingsOf(players, found);
  const chosen = method ?? dsuRatingMethod(players, ratings, edition, own?.allPlayAll);
  const group: Group = {
    edition,
    method: chosen,
    found,
    ratings,
    winners: winnersOf(players, own),
  };
  const rows = players.map((player) => rowOf(group, player, rounds.get(player.no) ?? noRounds));
  return { method: chosen, rows };
}
