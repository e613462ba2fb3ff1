import { fraction, roundHalfUp } from '../../kernel/fraction.ts';
import { reason } from '../../kernel/reason.ts';
import { perPlayer } from '../per-player.ts';
import { recordsOf, type ScoreTable } from '../score-table.ts';
import type { TieBreakValue, Working } from '../tie-break.ts';
import type { Cut } from './cut.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { average, ratedGames, ratingWorkings } from './rated-games.ts';
import { type CutRules, isVoluntarilyUnplayed } from './unplayed-round.ts';

/** The lines, with those marked that the cut leaves out: the lowest ratings, then the highest. */
function markCut(
  workings: readonly Working[],
  { lowest, highest }: Cut,
  { lowestArticle, highestArticle }: CutRules,
): readonly Working[] {
  const byRating = workings.toSorted(
    (a, b) => a.contribution.numerator - b.contribution.numerator || a.roundNumber - b.roundNumber,
  );
  const low = new Set(byRating.slice(0, lowest));
  const rest = byRating.slice(lowest);
  const high = new Set(rest.slice(Math.max(0, rest.length - highest)));
  return workings.map((line) => {
    if (low.has(line))
      return {
        ...line,
        fromStage: 1,
        because: [reason('tie-break.cut-lowest', lowestArticle)],
      };
    return high.has(line)
      ? { ...line, fromStage: 1, because: [reason('tie-break.cut-highest', highestArticle)] }
      : line;
  });
}

/**
 * The precedence of a player who chose not to play more than two games, and so ranks behind all who
 * played more games (2012 annex 3, E).
 */
function precedenceOf(
  table: ScoreTable,
  player: number,
  playedGames: number,
): Pick<TieBreakValue, 'precedence' | 'because'> {
  if (table.rules.edition !== '2012') return {};
  const missedGames = recordsOf(table, player).filter((record) =>
    isVoluntarilyUnplayed(record, table.rules.points),
  ).length;
  if (missedGames <= 2) return {};
  const facts = { missedGames, playedGames };
  return {
    precedence: playedGames,
    because: [reason('tie-break.behind-more-games', 'FIDE 2012 annex 3 E', facts)],
  };
}

function averageRating(table: ScoreTable, player: number, cut: Cut): TieBreakValue | null {
  if (table.ratings === null) return null;
  const games = ratedGames(table, table.ratings, player);
  const workings = markCut(ratingWorkings(games), cut, table.unplayed.cuts);
  const counted = workings.filter(({ fromStage }) => fromStage === 0);
  if (counted.length === 0) return null;
  const exact = average(counted.map(({ contribution }) => contribution.numerator));
  return {
    stages: [table.rules.edition === '2012' ? exact : fraction(roundHalfUp(exact))],
    workings,
    ...precedenceOf(table, player, games.length),
  };
}

/**
 * Average rating of opponents met over the board, to the nearest whole number, .5 up; in 2012 not
 * rounded. `Cn` leaves out the lowest ratings (ARCO, AROC), `Mn` also as many of the highest. Dropped
 * (null) if any opponent is unrated; undefined (null) if no rating is left.
 *
 * @article FIDE C.07 10.1, 14.1–14.2; FIDE 2012 annex 3 A.a, annex 3 E
 */
export const averageRatingOfOpponents: TieBreakMaker = (name, { cut }) =>
  perPlayer(name, (table, player) => averageRating(table, player, cut));
