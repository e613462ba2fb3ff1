import type { PlayerNo } from '../../kernel/round-record.ts';

/** How a discipline is measured, and what is better. */
export interface DisciplineRules {
  /** What a result is counted in; times in seconds. */
  readonly measure: 'half-points' | 'points' | 'pins' | 'seconds' | 'strokes' | 'games';
  readonly better: 'more' | 'less';
  /** Seconds taken off for each year of age beyond `allowedAbove`. */
  readonly allowance: number;
}

/** The allowance for age begins above it. */
const allowedAbove = 35;

const more = (measure: DisciplineRules['measure']): DisciplineRules => ({
  ...{ measure, better: 'more', allowance: 0 },
});

/**
 * The disciplines with their measures; whatever a majority adds before the beginning is counted in
 * points.
 *
 * @article Tempelhof 2018 III.J.2, III.J.7
 */
export const disciplines2018 = {
  blitz: more('half-points'),
  bowling: more('pins'),
  walking: { measure: 'seconds', better: 'less', allowance: 20 },
  skittles: more('pins'),
  running: { measure: 'seconds', better: 'less', allowance: 35 },
  minigolf: { measure: 'strokes', better: 'less', allowance: 0 },
  skat: more('points'),
  'table-tennis': more('games'),
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
