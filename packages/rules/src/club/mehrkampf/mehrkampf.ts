import { compareFractions, type Fraction, fraction, plus } from '../../kernel/fraction.ts';
import { ranked } from '../../kernel/ranked.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { type DisciplineCode, type DisciplineRules, disciplines2018 } from './disciplines.ts';

/** The rules for adding up a combined event of several disciplines. */
export interface MehrkampfRules {
  readonly code: string;
  /** The size of field to which places are scaled. */
  readonly normal: number;
  /** The number of each player's best results that count. */
  readonly counted: number;
  /** With fewer players a discipline is not held. */
  readonly leastPlayers: number;
  /** With fewer disciplines the event is below the minimum. */
  readonly leastLegs: number;
  /** The first and the last month of the event. */
  readonly months: { readonly first: number; readonly last: number };
  readonly disciplines: Readonly<Record<DisciplineCode, DisciplineRules>>;
}

/** @article Tempelhof 2018 III.J.1, III.J.2, III.J.5 */
export const mehrkampf2018: MehrkampfRules = {
  code: 'tempelhof-2018',
  normal: 10,
  counted: 5,
  leastPlayers: 5,
  leastLegs: 5,
  months: { first: 4, last: 10 },
  disciplines: disciplines2018,
};

/** A discipline: its players in order of place; those who share a place are together. */
export interface Discipline {
  readonly name: string;
  readonly order: readonly (PlayerNo | readonly PlayerNo[])[];
}

/** A player's result in a discipline. */
export interface DisciplineResult {
  readonly name: string;
  /** m */
  readonly place: number;
  /** n */
  readonly players: number;
  /** K = 10 m / n */
  readonly number: Fraction;
}

/** Every code of a combined event's reasons. */
export const mehrkampfReasonCodes = [
  /** Facts: name, place, players, value. */
  'mehrkampf.result',
  /** Facts: player, results (all they have), counted. */
  'mehrkampf.best',
  /** Facts: player, counted, wanted. */
  'mehrkampf.too-few',
  /** Facts: name, players, least. */
  'mehrkampf.not-held',
] as const;

type MehrkampfReason = Reason<(typeof mehrkampfReasonCodes)[number]>;

/** A player's line of the table. */
export interface MehrkampfLine {
  readonly no: PlayerNo;
  readonly rank: number;
  readonly sum: Fraction;
  /** All results, by discipline. */
  readonly results: readonly DisciplineResult[];
  /** The counting ones, best first. */
  readonly counted: readonly DisciplineResult[];
  readonly because: readonly MehrkampfReason[];
}

/** The table, and the disciplines that were not held. */
export interface MehrkampfTable {
  readonly lines: readonly MehrkampfLine[];
  readonly notHeld: readonly string[];
  readonly because: readonly MehrkampfReason[];
}

const asDecimal = ({ numerator, denominator }: Fraction): number => numerator / denominator;

/** A player's place, 0 if they did not take part; players who share places have the best of them. */
function placeIn({ order }: Discipline, no: PlayerNo): number {
  const at = order.findIndex((one) => [one].flat().includes(no));
  return at === -1 ? 0 : order.slice(0, at).flat().length + 1;
}

function resultsOf(
  { normal }: MehrkampfRules,
  disciplines: readonly Discipline[],
  no: PlayerNo,
): readonly DisciplineResult[] {
  return disciplines.flatMap((discipline) => {
    const place = placeIn(discipline, no);
    const players = discipline.order.flat().length;
    const number = fraction(normal * place, players);
    return place === 0 ? [] : [{ name: discipline.name, place, players, number }];
  });
}

type Unranked = Omit<MehrkampfLine, 'rank'>;

function lineOf(rules: MehrkampfRules, disciplines: readonly Discipline[], no: PlayerNo): Unranked {
  const results = resultsOf(rules, disciplines, no);
  const counted = results
    .toSorted((a, b) => compareFractions(a.number, b.number))
    .slice(0, rules.counted);
  const required = Math.min(rules.counted, disciplines.length);
  const counts = { player: no, counted: counted.length };
  return {
    no,
    results,
    counted,
    sum: counted.reduce((sum, { number }) => plus(sum, number), fraction(0)),
    because: [
      ...counted.map(
        ({ name, place, players, number }): MehrkampfReason =>
          reason('mehrkampf.result', 'III.J.5', { name, place, players, value: asDecimal(number) }),
      ),
      counted.length < required
        ? reason('mehrkampf.too-few', 'III.J.5', { ...counts, wanted: required })
        : reason('mehrkampf.best', 'III.J.5', { ...counts, results: results.length }),
    ],
  };
}

/** Orders by the number of results, up to the five that count, then by the smaller sum. */
const compareLines = (a: Unranked, b: Unranked): number =>
  b.counted.length - a.counted.length || compareFractions(a.sum, b.sum);

/**
 * The final table. A place among n gives 10 m / n, exactly; each player's five lowest are added, and
 * the smallest sum wins. Players who share places in a discipline have the best of them. Equal sums
 * share their place, which lots or a play-off decide. A player with fewer results than count (five, or
 * as many as there were disciplines) has no comparable sum and comes behind all who have more. A
 * discipline with fewer than five players is not held.
 *
 * @article Tempelhof 2018 III.J.2, III.J.5, III.J.6
 */
export function mehrkampfTable(
  rules: MehrkampfRules,
  disciplines: readonly Discipline[],
): MehrkampfTable {
  const hasEnoughPlayers = ({ order }: Discipline): boolean =>
    order.flat().length >= rules.leastPlayers;
  const counting = disciplines.filter(hasEnoughPlayers);
  const cancelled = disciplines.filter((discipline) => !hasEnoughPlayers(discipline));
  const players = [...new Set(counting.flatMap(({ order }) => order.flat()))].toSorted(
    (a, b) => a - b,
  );
  const lines = players.map((no) => lineOf(rules, counting, no));
  return {
    lines: ranked(lines, compareLines),
    notHeld: cancelled.map(({ name }) => name),
    because: cancelled.map(({ name, order }) =>
      reason('mehrkampf.not-held', 'III.J.2', {
        name,
        players: order.flat().length,
        least: rules.leastPlayers,
      }),
    ),
  };
}
