import { fraction, toNumber } from '../kernel/fraction.ts';
import type { Reason } from '../kernel/reason.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { noRounds, type RatedGame, type RatedRounds } from './rated-games.ts';
import type {
  CalculatedResult,
  RatedPlayer,
  RatingAnswer,
  RatingQuestion,
  RatingRequest,
  RatingRow,
} from './rating-rule-set.ts';
import type { RatingGameReason } from './reason-codes.ts';

/** A group in which each player is calculated separately, from the ratings of their opponents. */
export interface SingleRatings {
  readonly request: Omit<RatingRequest, 'method'>;
  readonly rounds: ReadonlyMap<PlayerNo, RatedRounds>;
  /** The ratings used for opponents. */
  readonly numbers: ReadonlyMap<PlayerNo, number>;
  readonly calculate: (question: RatingQuestion, no: PlayerNo) => RatingAnswer;
  /** The articles on which games are rated, and on expected scores. */
  readonly articles: { readonly games: string; readonly expected: string };
}

/** A game with its calculation. */
interface GameOf extends CalculatedResult {
  readonly game: RatedGame;
}

/** The reason of a rated game: the opponent, the rating, the result and the expected score. */
export function gameReason(
  { game, opponent: rating, used, halfPoints, expected }: GameOf,
  article: string,
): RatingGameReason {
  const { opponent, roundNumber } = game;
  if (expected === null) {
    return { code: 'rating.too-far-apart', article, facts: { roundNumber, opponent, rating } };
  }
  const facts = { roundNumber, opponent, rating, halfPoints, expected: toNumber(expected) };
  return used === rating
    ? { code: 'rating.game', article, facts }
    : { code: 'rating.game-cut', article, facts: { ...facts, used } };
}

/** The reasons of pairings that do not count. */
function leftOutReasons(
  { leftOut, notRated, games }: RatedRounds,
  { numbers, articles }: SingleRatings,
): readonly Reason[] {
  const article = articles.games;
  const unplayed: readonly Reason[] =
    leftOut === 0 ? [] : [{ code: 'rating.not-played', article, facts: { leftOut } }];
  const unrated = games
    .filter(({ opponent }) => !numbers.has(opponent))
    .map(({ opponent, roundNumber }): RatingGameReason => {
      return { code: 'rating.opponent-unrated', article, facts: { opponent, roundNumber } };
    });
  return [...notRated, ...unplayed, ...unrated];
}

/** The row of a player without a calculation. */
export const unchangedRow = <Because extends Reason>(
  { no, rating }: RatedPlayer,
  k: number | null,
  because: readonly Because[],
): RatingRow<Because> => ({
  no,
  oldRating: rating,
  performance: false,
  games: 0,
  halfPoints: 0,
  expected: fraction(0),
  bonus: fraction(0),
  k,
  e: null,
  newRating: rating,
  change: rating === null ? null : 0,
  because,
});

function rowOf(group: SingleRatings, player: RatedPlayer): RatingRow {
  const { rounds, numbers, request, articles } = group;
  const own = rounds.get(player.no) ?? noRounds;
  const games = own.games.filter(({ opponent }) => numbers.has(opponent));
  const left = leftOutReasons(own, group);
  if (games.length === 0) {
    const none = { code: 'rating.no-games', article: articles.games, facts: {} };
    return unchangedRow(player, player.rating === null ? null : 0, [...left, none]);
  }
  const results = games.map(({ opponent, halfPoints }) => {
    return { opponent: numbers.get(opponent) ?? 0, halfPoints };
  });
  const { rating, facts = {} } = player;
  const { day, play } = request;
  const answer = group.calculate({ rating, results, facts, day, play }, player.no);
  const ratedGames = answer.results.flatMap((result, index) => {
    const game = games[index];
    return rating === null || game === undefined ? [] : [{ ...result, game }];
  });
  const { games: count, halfPoints, expected, bonus, k, e, newRating } = answer;
  return {
    no: player.no,
    oldRating: rating ?? answer.performance,
    performance: answer.performance !== null,
    games: count,
    halfPoints,
    expected,
    bonus,
    k,
    e,
    newRating,
    change: rating === null || newRating === null ? null : newRating - rating,
    because: [
      ...left,
      ...ratedGames.map((game) => gameReason(game, articles.expected)),
      ...answer.because,
    ],
  };
}

/** The rows of such a group, in the order of its players. */
export const singleRows = (group: SingleRatings): readonly RatingRow[] =>
  group.request.players.map((player) => rowOf(group, player));
