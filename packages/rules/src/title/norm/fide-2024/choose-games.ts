import type { NormGame } from '../norm-games.ts';
import { type Applicant, isComplete, type Judgement, judge, mixRequirements } from './judge.ts';
import { leastGames } from './number-of-games.ts';
import { scoreDifference, unratedOpponent } from './performance.ts';

/** All ways to leave out this many of some games. */
function* without(games: readonly NormGame[], left: number): Generator<readonly NormGame[]> {
  if (left === 0) {
    yield [];
    return;
  }
  for (let first = 0; first <= games.length - left; first += 1) {
    const game = games[first];
    if (game === undefined) return;
    for (const others of without(games.slice(first + 1), left - 1)) yield [game, ...others];
  }
}

const isWon = ({ halfPoints }: NormGame): boolean => halfPoints === 2;

const ratingOf = ({ opponent }: NormGame): number => opponent.rating ?? unratedOpponent;

/**
 * Whether leaving out this many won games can give the performance at all: the score is the same
 * whichever they are, and the average is best without the lowest rated.
 */
function canSuffice({ standard }: Applicant, games: readonly NormGame[], left: number): boolean {
  const weakest = games.filter(isWon).toSorted((a, b) => ratingOf(a) - ratingOf(b));
  if (weakest.length < left) return false;
  const dropped = new Set(weakest.slice(0, left));
  const kept = games.filter((game) => !dropped.has(game));
  const halfPoints = kept.reduce((sum, game) => sum + game.halfPoints, 0);
  const ratings = kept.map(ratingOf);
  const lift = Math.max(0, standard.floor - Math.min(...ratings));
  const average = (ratings.reduce((sum, rating) => sum + rating, 0) + lift) / kept.length;
  const performance = average + 0.5 + scoreDifference(halfPoints, kept.length);
  return average + 0.5 >= standard.average && performance >= standard.performance;
}

function best(judgements: readonly Judgement[]): Judgement | null {
  return judgements.reduce<Judgement | null>(
    (found, each) =>
      found === null || (each.performance ?? 0) > (found.performance ?? 0) ? each : found,
    null,
  );
}

/** The possible norms if this many of the first games, all of them won, are left out. */
const normsWithout = (
  applicant: Applicant,
  first: readonly NormGame[],
  left: number,
): readonly Judgement[] => {
  if (!canSuffice(applicant, first, left)) return [];
  return [...without(first.filter(isWon), left)]
    .map((dropped) => {
      const out = new Set(dropped);
      return judge(
        applicant,
        first.filter((game) => !out.has(game)),
      );
    })
    .filter(isComplete);
};

/** How many of the last games can also be left out: none if pairings were fixed beforehand. */
const mostLater = ({ event }: Applicant, left: number): number => (event.predetermined ? 0 : left);

/**
 * The games with which a player has a norm: all of them, else without as few as possible of those that
 * can be ignored. These are won games, and, where opponents depend on results, all games after a round;
 * enough must remain. In a round robin the opponents of the whole tournament must make a norm possible.
 * Of several choices the one with the best performance; null: there is none.
 *
 * @article FIDE B.01 2024 1.4.1e, 1.4.1f
 */
export function chooseGames(applicant: Applicant, games: readonly NormGame[]): Judgement | null {
  const { event, player } = applicant;
  const whole = judge(applicant, games);
  if (isComplete(whole)) return whole;
  if (event.predetermined && !isComplete({ requirements: mixRequirements(applicant, games) })) {
    return null;
  }
  const mostLeft = games.length - leastGames(event, player);
  for (let left = 1; left <= mostLeft; left += 1) {
    const found = Array.from({ length: mostLater(applicant, left) + 1 }, (_, later) =>
      normsWithout(applicant, games.slice(0, games.length - later), left - later),
    ).flat();
    const choice = best(found);
    if (choice !== null) return choice;
  }
  return null;
}
