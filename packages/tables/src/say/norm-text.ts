import {
  type DirectClaim,
  type NeededScore,
  type NormCondition,
  type NormConditionCode,
  type NormRequirement,
  type NormStillPossible,
  normConditionCodes,
} from '@rokade/rules';
import type { Facts, KeyFor } from '@rokade/texts';
import { pointsText } from './points-text.ts';

/** Returns texts that the console and the command line share. */
export type Say = (key: KeyFor<'console'> & KeyFor<'terminal'>, facts?: Facts) => string;

/** Conditions with an upper limit. */
const caps: readonly NormConditionCode[] = [
  'rounds-a-day',
  'hours-a-day',
  'moves-an-hour',
  'days',
  'double-rounds',
];

/** Requirements in points. */
const measuredInPoints: readonly string[] = ['score'];

/** The text with a capital first letter. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A condition as text, with the present count if it can be counted. */
export function countedText(
  t: Say,
  requirement: string,
  { have, need, isCap }: Pick<NormCondition, 'have' | 'need'> & { readonly isCap: boolean },
): string {
  const what = capital(requirement);
  if (need === null) return what;
  return have === null
    ? t(isCap ? 'norms.limit-most' : 'norms.limit-least', { what, need })
    : t(isCap ? 'norms.at-most' : 'norms.at-least', { what, have, need });
}

/** A condition for an event, with the present count if it can be counted. */
export const conditionText = (
  t: Say,
  { code, have, need }: Pick<NormCondition, 'code' | 'have' | 'need'>,
): string =>
  countedText(t, t(`norms.condition.${code}`), { have, need, isCap: caps.includes(code) });

const isCondition = (code: NormRequirement['code']): code is NormConditionCode =>
  normConditionCodes.some((candidate) => candidate === code);

/** A requirement for a player's games, with the present count. */
export function requirementText(t: Say, { code, have, need }: NormRequirement): string {
  if (isCondition(code)) return conditionText(t, { code, have, need });
  const inPoints = { have: pointsText(2 * have), need: pointsText(2 * need) };
  return t(
    `norms.requirement.${code}`,
    measuredInPoints.includes(code) ? inPoints : { have, need },
  );
}

/** A score that would be sufficient: "3½ of 4 against an average of 2451". */
export const neededScoreText = (
  t: Say,
  rounds: number,
  { halfPoints, average }: NeededScore,
): string => {
  const points = pointsText(halfPoints);
  return average === null
    ? t('norms.still-any', { points, rounds })
    : t('norms.still', { points, rounds, average });
};

/** The opponents that a player still needs; '' if no particular ones. */
export const neededOpponentsText = (
  t: Say,
  { titled, keyTitles, federations }: NormStillPossible,
): readonly string[] => [
  ...(titled > 0 ? [t('norms.still-titled', { count: titled })] : []),
  ...(keyTitles > 0 ? [t('norms.still-key-titles', { count: keyTitles })] : []),
  ...(federations > 0 ? [t('norms.still-federations', { count: federations })] : []),
];

/** Why a player gets a title without norms, and the obstacles: "place 1; rating 2150, …". */
export const directClaimText = (
  t: Say,
  { title, place, isShared, halfPoints, games, have, need, isAgreed }: DirectClaim,
): string => {
  const why =
    place === null
      ? t('norms.direct-score', { points: pointsText(halfPoints), count: games })
      : t(isShared ? 'norms.direct-shared' : 'norms.direct-place', { place });
  const short =
    have === null
      ? [t('norms.direct-unrated', { need })]
      : have < need
        ? [t('norms.direct-short', { have, need })]
        : [];
  return `${title}: ${[why, ...short, ...(isAgreed ? [] : [t('norms.direct-once')])].join('; ')}`;
};
