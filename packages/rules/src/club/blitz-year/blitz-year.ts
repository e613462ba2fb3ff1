import {
  compareFractions,
  dividedBy,
  type Fraction,
  fraction,
  plus,
} from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';

/** How the blitz events of a year are added up. */
export interface BlitzYearRules {
  readonly code: string;
  /** So many of the best count, those that are missing with nothing. */
  readonly counted: number;
  /** Whoever took part in fewer has no place. */
  readonly least: number;
  readonly systems: Readonly<Record<BlitzSystem, BlitzSystemRules>>;
}

/** What an evening's system is for. */
interface BlitzSystemRules {
  /** More than so many play by it; null: nobody does. */
  readonly moreThan: number | null;
  /** Everybody meets everybody. */
  readonly allMeet: boolean;
}

/** How an evening was played. */
export const blitzSystems = ['slide', 'swiss', 'other'] as const;
export type BlitzSystem = (typeof blitzSystems)[number];

/** @article Tempelhof 2018 III.D.1, III.D.3 */
export const blitzYear2018 = {
  code: 'tempelhof-2018',
  counted: 6,
  least: 4,
  systems: {
    slide: { moreThan: 0, allMeet: true },
    swiss: { moreThan: 12, allMeet: false },
    other: { moreThan: null, allMeet: false },
  },
} as const satisfies BlitzYearRules;

/**
 * Whether so many play by the system that the regulation has for them: the slide system, and a Swiss
 * only where they are too many for it.
 *
 * @article Tempelhof 2018 III.D.1
 */
export const isBlitzSystemFor = (
  { systems }: BlitzYearRules,
  system: BlitzSystem,
  players: number,
): boolean => {
  const { moreThan } = systems[system];
  return moreThan !== null && players > moreThan;
};

/**
 * How many games each of so many has where everybody meets everybody once; null: that is not said.
 *
 * @article Tempelhof 2018 IV.3
 */
export const blitzGamesIn = (
  { systems }: BlitzYearRules,
  system: BlitzSystem,
  players: number,
): number | null => (systems[system].allMeet && players > 1 ? players - 1 : null);

/** What somebody had in an event. */
export interface BlitzResult {
  readonly no: PlayerNo;
  readonly halfPoints: HalfPoints;
  readonly games: number;
}

/** Somebody's year. */
export interface BlitzYearLine {
  readonly no: PlayerNo;
  /** null: too few events. */
  readonly rank: number | null;
  /** The mean of those that count, in percent. */
  readonly percent: Fraction;
  /** Percent by event, in their order; null: not there. */
  readonly events: readonly (Fraction | null)[];
  /** Which of them count. */
  readonly counted: readonly number[];
}

/** How much of the points somebody had. */
export const blitzPercent = ({ halfPoints, games }: Omit<BlitzResult, 'no'>): Fraction =>
  fraction(50 * halfPoints, games);

type Unranked = Omit<BlitzYearLine, 'rank'>;

function lineOf(
  { counted: most }: BlitzYearRules,
  events: readonly (readonly BlitzResult[])[],
  no: PlayerNo,
): Unranked {
  const percents = events.map((event) => {
    const result = event.find((one) => one.no === no);
    return result === undefined ? null : blitzPercent(result);
  });
  const counted = percents
    .flatMap((percent, index) => (percent === null ? [] : [{ percent, index }]))
    .toSorted((a, b) => compareFractions(b.percent, a.percent))
    .slice(0, most);
  const sum = counted.reduce((all, { percent }) => plus(all, percent), fraction(0));
  return {
    no,
    percent: dividedBy(sum, fraction(most)),
    events: percents,
    counted: counted.map(({ index }) => index),
  };
}

/**
 * The year's table. Of each player the six best events count, and their percentages' mean decides;
 * with four or five events nothing stands for those that are missing. Equal ones share the place, which
 * games divide where it is the first. Whoever has fewer than four events comes last, without a place.
 *
 * @article Tempelhof 2018 III.D.2, III.D.3
 */
export function blitzYearTable(
  rules: BlitzYearRules,
  events: readonly (readonly BlitzResult[])[],
): readonly BlitzYearLine[] {
  const players = [...new Set(events.flat().map(({ no }) => no))].toSorted((a, b) => a - b);
  const took = ({ events: all }: Unranked): number => all.filter((one) => one !== null).length;
  const isRanked = (line: Unranked): boolean => took(line) >= rules.least;
  const sorted = players
    .map((no) => lineOf(rules, events, no))
    .toSorted(
      (a, b) => Number(isRanked(b)) - Number(isRanked(a)) || compareFractions(b.percent, a.percent),
    );
  const rankOf = (line: Unranked): number =>
    sorted.findIndex((one) => compareFractions(one.percent, line.percent) === 0) + 1;
  return sorted.map((line) => ({ ...line, rank: isRanked(line) ? rankOf(line) : null }));
}
