import type { PlayerNo } from '../../kernel/round-record.ts';

/** The measure of a discipline, and which results are better. */
export interface DisciplineRules {
  /** The unit of results; times are in seconds. */
  readonly measure: 'half-points' | 'points' | 'pins' | 'seconds' | 'strokes' | 'games';
  readonly better: 'more' | 'less';
  /** Seconds subtracted for each year of age above `allowedAbove`. */
  readonly allowance: number;
  /** The lowest and the highest possible result, including penalties; absent: not known. */
  readonly bounds?: { readonly least: number; readonly most: number };
  /** Set if all meet all up to `upTo` players, in one round robin or in several; with the points for a game. */
  readonly allMeet?: {
    readonly upTo: number;
    readonly isRepeated: boolean;
    readonly perGame: number;
  };
}

/** The age above which the allowance begins. */
const allowedAbove = 35;

const more = (
  measure: DisciplineRules['measure'],
  limits: Pick<DisciplineRules, 'bounds' | 'allMeet'> = {},
): DisciplineRules => ({
  measure,
  better: 'more',
  allowance: 0,
  ...limits,
});

/** More than zero seconds and at most a day. */
const possibleTimes = { least: 1, most: 24 * 60 * 60 };

/** Eighteen holes twice: at least one stroke each, at most seven and one penalty. */
const minigolf: DisciplineRules = {
  measure: 'strokes',
  better: 'less',
  allowance: 0,
  bounds: { least: 2 * 18, most: 2 * 18 * (7 + 1) },
};

/**
 * The disciplines with their measures; others, added by a majority before the begin, are counted in
 * points. Blitz is played by all against all up to twelve players (III.D.1), table tennis as one round
 * robin; three games of bowling give at most 300 each, sixty balls at skittles nine pins each.
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

/** A player's result in a discipline. */
export interface DisciplineScore {
  readonly no: PlayerNo;
  /** In the discipline's unit. */
  readonly value: number;
  /** Penalty points, which are added. */
  readonly penalty: number;
  /** By calendar year; null: not known, then without an allowance. */
  readonly age: number | null;
}

/**
 * The counting result: with penalties, minus the allowance. The regulation is read as this many seconds
 * for each year above the 35th, since the whole age at once would make a step of twelve minutes.
 *
 * @article Tempelhof 2018 III.J.7
 */
export function countedResult({ allowance }: DisciplineRules, score: DisciplineScore): number {
  const years = Math.max(0, (score.age ?? 0) - allowedAbove);
  return score.value + score.penalty - allowance * years;
}

/** Whether a result is possible, including its penalties. */
export const isWithin = (
  { bounds }: DisciplineRules,
  { value, penalty }: Pick<DisciplineScore, 'value' | 'penalty'>,
): boolean =>
  bounds === undefined || (value + penalty >= bounds.least && value + penalty <= bounds.most);

/**
 * The sum of all results if all met all; with several round robins, the nearest possible sum. null: not
 * known.
 *
 * @article Tempelhof 2018 III.D.1, III.J.7
 */
export function expectedSum(
  { allMeet }: DisciplineRules,
  players: number,
  sum: number,
): number | null {
  if (allMeet === undefined || players < 2 || players > allMeet.upTo) return null;
  const once = (allMeet.perGame * players * (players - 1)) / 2;
  return allMeet.isRepeated ? once * Math.max(1, Math.round(sum / once)) : once;
}

/** The players by result, best first; equal ones together, as they share a place. */
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
