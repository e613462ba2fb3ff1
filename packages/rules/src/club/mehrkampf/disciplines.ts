import type { PlayerNo } from '../../kernel/round-record.ts';

/** How a discipline is measured, and what is better. */
export interface DisciplineRules {
  /** What a result is counted in; times in seconds. */
  readonly measure: 'half-points' | 'points' | 'pins' | 'seconds' | 'strokes' | 'games';
  readonly better: 'more' | 'less';
  /** Seconds taken off for each year of age beyond `allowedAbove`. */
  readonly allowance: number;
  /** What a result, penalties included, is at least and at most; left out: nobody knows. */
  readonly bounds?: { readonly least: number; readonly most: number };
  /** All meet all where there are no more than `upTo`, in one round robin or in several; what a game brings. */
  readonly allMeet?: {
    readonly upTo: number;
    readonly isRepeated: boolean;
    readonly perGame: number;
  };
}

/** The allowance for age begins above it. */
const allowedAbove = 35;

const more = (
  measure: DisciplineRules['measure'],
  known: Pick<DisciplineRules, 'bounds' | 'allMeet'> = {},
): DisciplineRules => ({
  measure,
  better: 'more',
  allowance: 0,
  ...known,
});

/** Nobody needs no time, or more than a day. */
const possibleTimes = { least: 1, most: 24 * 60 * 60 };

/** Eighteen holes twice: one stroke each at least, seven and one penalty at most. */
const minigolf: DisciplineRules = {
  measure: 'strokes',
  better: 'less',
  allowance: 0,
  bounds: { least: 2 * 18, most: 2 * 18 * (7 + 1) },
};

/**
 * The disciplines with their measures; whatever a majority adds before the beginning is counted in
 * points. Blitz is played by all with all up to twelve (III.D.1), table tennis as one round robin; three
 * games of bowling bring 300 each at most, sixty balls at skittles nine pins each.
 *
 * @article Tempelhof 2018 III.J.2, III.J.7
 */
export const disciplines2018 = {
  blitz: more('half-points', { allMeet: { upTo: 12, isRepeated: true, perGame: 2 } }),
  bowling: more('pins', { bounds: { least: 0, most: 3 * 300 } }),
  walking: { measure: 'seconds', better: 'less', allowance: 20, bounds: possibleTimes },
  skittles: more('pins', { bounds: { least: 0, most: 60 * 9 } }),
  running: { measure: 'seconds', better: 'less', allowance: 35, bounds: possibleTimes },
  minigolf,
  skat: more('points'),
  'table-tennis': more('games', {
    allMeet: { upTo: Number.POSITIVE_INFINITY, isRepeated: false, perGame: 1 },
  }),
  other: more('points'),
} as const satisfies Readonly<Record<string, DisciplineRules>>;

export type DisciplineCode = keyof typeof disciplines2018;

export const disciplineCodes = Object.keys(disciplines2018) as readonly DisciplineCode[];

/** What somebody did in a discipline. */
export interface DisciplineScore {
  readonly no: PlayerNo;
  /** In what the discipline is measured in. */
  readonly value: number;
  /** Penalty points, which are added. */
  readonly penalty: number;
  /** By calendar year; null: not known, which allows nothing. */
  readonly age: number | null;
}

/**
 * What of a result counts: with penalties, less the allowance. It is read as so many seconds for each
 * year beyond the 35th, since a whole life's at once would make a step of twelve minutes.
 *
 * @article Tempelhof 2018 III.J.7
 */
export function countedResult({ allowance }: DisciplineRules, score: DisciplineScore): number {
  const years = Math.max(0, (score.age ?? 0) - allowedAbove);
  return score.value + score.penalty - allowance * years;
}

/** Whether a result can be, its penalties included. */
export const isWithin = (
  { bounds }: DisciplineRules,
  { value, penalty }: Pick<DisciplineScore, 'value' | 'penalty'>,
): boolean =>
  bounds === undefined || (value + penalty >= bounds.least && value + penalty <= bounds.most);

/**
 * What the results of all add up to where all met all; of several round robins those that come nearest.
 * null: that cannot be known.
 *
 * @article Tempelhof 2018 III.D.1, III.J.7
 */
export function wantedSum(
  { allMeet }: DisciplineRules,
  players: number,
  sum: number,
): number | null {
  if (allMeet === undefined || players < 2 || players > allMeet.upTo) return null;
  const once = (allMeet.perGame * players * (players - 1)) / 2;
  return allMeet.isRepeated ? once * Math.max(1, Math.round(sum / once)) : once;
}

/** Who took part, the best first; equal ones together, who share their place. */
export function disciplineOrder(
  rules: DisciplineRules,
  scores: readonly DisciplineScore[],
): readonly (readonly PlayerNo[])[] {
  const byResult = new Map<number, PlayerNo[]>();
  for (const score of scores) {
    const result = countedResult(rules, score);
    byResult.set(result, [...(byResult.get(result) ?? []), score.no]);
  }
  const sign = rules.better === 'more' ? -1 : 1;
  return [...byResult].toSorted(([a], [b]) => sign * (a - b)).map(([, equal]) => equal);
}
