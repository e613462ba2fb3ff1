import {
  compareFractions,
  dividedBy,
  type Fraction,
  fraction,
  plus,
} from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';

/** How the blitz evenings of a year are added up. */
export interface BlitzYearRules {
  readonly code: string;
  /** The number of best evenings that count; missing ones count as zero. */
  readonly counted: number;
  /** A player with fewer evenings has no place. */
  readonly least: number;
  readonly systems: Readonly<Record<BlitzSystem, BlitzSystemRules>>;
}

/** The condition for an evening's system. */
interface BlitzSystemRules {
  /** The system is for more players than this; null: it is never required. */
  readonly moreThan: number | null;
  /** Whether everybody meets everybody. */
  readonly allMeet: boolean;
}

/** The systems of an evening. */
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
 * Whether this many players may play by the system: the slide system, and a Swiss only if there are too
 * many for it.
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
 * The number of games of each player if everybody meets everybody once; null: not defined for this
 * number.
 *
 * @article Tempelhof 2018 IV.3
 */
export const blitzGamesIn = (
  { systems }: BlitzYearRules,
  system: BlitzSystem,
  players: number,
): number | null => (systems[system].allMeet && players > 1 ? players - 1 : null);

/** A player's result in an evening. */
export interface BlitzResult {
  readonly no: PlayerNo;
  readonly halfPoints: HalfPoints;
  readonly games: number;
}

/** A player's year. */
export interface BlitzYearLine {
  readonly no: PlayerNo;
  /** null: too few evenings. */
  readonly rank: number | null;
  /** The mean of the counting evenings, in percent. */
  readonly percent: Fraction;
  /** Percent for each evening, in order; null: absent. */
  readonly events: readonly (Fraction | null)[];
  /** The indices of the counting evenings. */
  readonly counted: readonly number[];
}

/** A player's share of the points, in percent. */
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
 * The year's table. Each player's six best evenings count, and the mean of their percentages decides;
 * with four or five evenings the missing ones count as zero. Equal players share the place; first place
 * is decided by games. Players with fewer than four evenings are last, without a place.
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
