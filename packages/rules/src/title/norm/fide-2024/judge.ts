import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';
import { halfPointsOfGames, type NormGame, opponentsIn } from '../norm-games.ts';
import type { NormEvent, NormPlayer, NormRequirement } from '../norm-rule-set.ts';
import { atLeast } from '../requirement.ts';
import { leastGames } from './number-of-games.ts';
import { federationRequirements, titleRequirements } from './opponent-mix.ts';
import { leastHalfPoints, ratingSum, roundedAverage, scoreDifference } from './performance.ts';
import type { TitleStandard } from './standards.ts';

/** A player whose games are judged for one title. */
export interface Applicant {
  readonly player: NormPlayer;
  readonly event: NormEvent;
  readonly standard: TitleStandard;
  /** Whether the opponents' federations do not matter. */
  readonly isExempt: boolean;
  /** Whether everybody meets everybody twice. */
  readonly isDouble: boolean;
}

/** The judgement of some games for a title. */
export interface Judgement {
  readonly games: readonly NormGame[];
  readonly halfPoints: HalfPoints;
  readonly average: number | null;
  readonly performance: number | null;
  readonly lifted: PlayerNo | null;
  readonly requirements: readonly NormRequirement[];
}

/**
 * The requirements on opponents' federations and titles.
 *
 * @article FIDE B.01 2024 1.4.3 – 1.4.5
 */
export function mixRequirements(
  { player, standard, isExempt, isDouble }: Applicant,
  games: readonly NormGame[],
): readonly NormRequirement[] {
  const opponents = opponentsIn(games);
  return [
    ...(isExempt ? [] : federationRequirements(player, opponents)),
    ...titleRequirements(standard, opponents, isDouble),
  ];
}

/**
 * The requirements on the performance.
 *
 * @article FIDE B.01 2024 1.4.6 – 1.4.9
 */
function performanceOf({ standard }: Applicant, games: readonly NormGame[]) {
  const halfPoints = halfPointsOfGames(games);
  const opponents = games.map(({ opponent }) => opponent);
  const { sum, lifted } = ratingSum(opponents, standard.floor);
  if (games.length === 0) return { halfPoints, lifted, average: null, performance: null };
  const average = roundedAverage(sum, games.length);
  const performance = average + scoreDifference(halfPoints, games.length);
  return { halfPoints, lifted, average, performance };
}

/**
 * Judges games for a title, requirement by requirement.
 *
 * @article FIDE B.01 2024 1.4.1 – 1.4.9
 */
export function judge(applicant: Applicant, games: readonly NormGame[]): Judgement {
  const { player, event, standard } = applicant;
  const { halfPoints, average, performance, lifted } = performanceOf(applicant, games);
  const article = 'FIDE B.01 2024 1.4.8';
  return {
    games,
    halfPoints,
    average,
    performance,
    lifted,
    requirements: [
      atLeast('games', 'FIDE B.01 2024 1.4.1', games.length, leastGames(event, player)),
      ...mixRequirements(applicant, games),
      atLeast('average', `${article}a`, average ?? 0, standard.average),
      atLeast('performance', article, performance ?? 0, standard.performance),
      atLeast('score', `${article}b`, halfPoints / 2, leastHalfPoints(games.length) / 2),
    ],
  };
}

/** Whether nothing is missing. */
export const isComplete = ({ requirements }: Pick<Judgement, 'requirements'>): boolean =>
  requirements.every(({ isMet }) => isMet);

/** The lowest sufficient score against opponents with an average; null: none is. */
export function neededHalfPoints(
  { performance }: TitleStandard,
  average: number,
  games: number,
): HalfPoints | null {
  for (let halfPoints = leastHalfPoints(games); halfPoints <= 2 * games; halfPoints += 1) {
    if (average + scoreDifference(halfPoints, games) >= performance) return halfPoints;
  }
  return null;
}
