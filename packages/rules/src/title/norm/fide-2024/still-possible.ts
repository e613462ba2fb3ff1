import type { NormGame } from '../norm-games.ts';
import { opponentsIn } from '../norm-games.ts';
import type { NeededScore, NormPlayer, NormStillPossible } from '../norm-rule-set.ts';
import { count } from '../requirement.ts';
import type { Applicant } from './judge.ts';
import { leastGames } from './number-of-games.ts';
import {
  foreignFederations,
  holdsKeyTitle,
  isTitled,
  leastFederations,
  shares,
} from './opponent-mix.ts';
import { leastHalfPoints, ratingSum, scoreDifference, unratedOpponent } from './performance.ts';

/** The future rounds, as far as they are known. */
interface Ahead {
  readonly rounds: number;
  readonly opponents: readonly NormPlayer[];
  /** The players among whom the unknown opponents will be, strongest first. */
  readonly others: readonly NormPlayer[];
}

const strength = ({ rating }: NormPlayer): number => rating ?? unratedOpponent;

/** A player's remaining rounds, with the opponents of those that are paired or fixed beforehand. */
function aheadOf({ player, event }: Applicant, field: readonly NormPlayer[]): Ahead {
  const pending = player.records.flatMap((record) =>
    record.kind === 'game' && record.status === 'pending' ? [record.opponent] : [],
  );
  const met = new Set(
    player.records.flatMap((record) =>
      record.kind === 'game' || record.kind === 'forfeit' ? [record.opponent] : [],
    ),
  );
  const unmet = field.filter(({ no }) => no !== player.no && !met.has(no));
  const rounds = event.rounds - event.roundsPaired + pending.length;
  const isFixed = event.predetermined && unmet.length <= event.rounds - event.roundsPaired;
  const opponents = field.filter(({ no }) => pending.includes(no));
  const others = unmet.toSorted((a, b) => strength(b) - strength(a));
  return isFixed
    ? { rounds: opponents.length + unmet.length, opponents: [...opponents, ...unmet], others: [] }
    : { rounds, opponents, others };
}

/** The best average that the unknown opponents can have. */
const strongest = ({ others }: Ahead, unknown: number): number =>
  others.slice(0, unknown).reduce((sum, each) => sum + strength(each), 0) / Math.max(1, unknown);

/**
 * The average that the unknown opponents need for a score in all future rounds; null: any is
 * sufficient; undefined: none is.
 */
function averageFor(
  { standard }: Applicant,
  { games, ahead }: { readonly games: readonly NormGame[]; readonly ahead: Ahead },
  halfPoints: number,
): number | null | undefined {
  const all = games.length + ahead.rounds;
  const total = games.reduce((sum, game) => sum + game.halfPoints, halfPoints);
  if (total < leastHalfPoints(all)) return undefined;
  const needed = Math.max(standard.average, standard.performance - scoreDifference(total, all));
  const certain = [...games.map(({ opponent }) => opponent), ...ahead.opponents];
  const short = Math.ceil((needed - 0.5) * all) - ratingSum(certain, standard.floor).sum;
  const unknown = ahead.rounds - ahead.opponents.length;
  if (unknown === 0) return short <= 0 ? null : undefined;
  const average = Math.ceil(short / unknown);
  if (average > strongest(ahead, unknown)) return undefined;
  return average <= unratedOpponent ? null : average;
}

function neededScores(
  applicant: Applicant,
  course: { readonly games: readonly NormGame[]; readonly ahead: Ahead },
): readonly NeededScore[] {
  const scores: NeededScore[] = [];
  for (let halfPoints = 2 * course.ahead.rounds; halfPoints >= 0; halfPoints -= 1) {
    const average = averageFor(applicant, course, halfPoints);
    if (average === undefined) break;
    scores.push({ halfPoints, average });
  }
  return scores;
}

/** How many of the unknown opponents must meet the missing requirements of the mix. */
function lacking(applicant: Applicant, certain: readonly NormPlayer[], all: number) {
  const { player, standard, isExempt, isDouble } = applicant;
  const { titled, keyTitles } = shares(all);
  const need = (whole: number, have: number): number => Math.max(0, whole - have);
  const foreign = foreignFederations(player, certain).size;
  return {
    titled: need(titled, count(certain, isTitled)),
    keyTitles: need(isDouble ? titled : keyTitles, count(certain, holdsKeyTitle(standard))),
    federations: isExempt ? 0 : need(leastFederations, foreign),
  };
}

/** Whether too many opponents come from the player's own federation already. */
function isClosed({ player, isExempt }: Applicant, certain: readonly NormPlayer[], all: number) {
  const own = count(certain, ({ federation }) => federation === player.federation);
  return !isExempt && player.federation !== '' && own > shares(all).ownFederation;
}

/**
 * The requirements of a player in future rounds: the scores with the averages they need, and the
 * opponents' titles and federations; null if no round is left, or if nothing is sufficient. The floor
 * of the lowest opponent is taken as it is now, although a lower one can still come.
 *
 * @article FIDE B.01 2024 1.4.3 – 1.4.9
 */
export function stillPossible(
  applicant: Applicant,
  games: readonly NormGame[],
  field: readonly NormPlayer[],
): NormStillPossible | null {
  const ahead = aheadOf(applicant, field);
  const all = games.length + ahead.rounds;
  if (ahead.rounds <= 0 || all < leastGames(applicant.event, applicant.player)) return null;
  const certain = opponentsIn([
    ...games,
    ...ahead.opponents.map((opponent) => ({ roundNumber: 0, opponent, halfPoints: 0 })),
  ]);
  const unknown = ahead.rounds - ahead.opponents.length;
  const scores = neededScores(applicant, { games, ahead });
  const mix = lacking(applicant, certain, all);
  const isOut =
    scores.length === 0 ||
    Math.max(mix.titled, mix.keyTitles, mix.federations) > unknown ||
    isClosed(applicant, certain, all);
  if (isOut) return null;
  return { rounds: ahead.rounds, known: ahead.opponents.map(({ no }) => no), scores, ...mix };
}
