import { compareFractions, type Fraction, fraction, plus } from '../../kernel/fraction.ts';
import { ranked } from '../../kernel/ranked.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { type DisciplineCode, type DisciplineRules, disciplines2018 } from './disciplines.ts';

/** How a combined event of several disciplines is added up. */
export interface MehrkampfRules {
  readonly code: string;
  /** The field that places are brought to. */
  readonly normal: number;
  /** So many of a player's best results count. */
  readonly counted: number;
  /** With fewer players a discipline is not held. */
  readonly leastPlayers: number;
  /** With fewer disciplines it is less than it should be. */
  readonly leastLegs: number;
  /** It is held from one month of the year to another. */
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

/** A discipline: who took part, in order of place; those who share a place stand together. */
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

/** Every code with which a combined event says why. */
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
  /** All there are, by discipline. */
  readonly results: readonly DisciplineResult[];
  /** The best of them, best first. */
  readonly counted: readonly DisciplineResult[];
  readonly because: readonly MehrkampfReason[];
}

/** The table, and what was not held. */
export interface MehrkampfTable {
  readonly lines: readonly MehrkampfLine[];
  readonly notHeld: readonly string[];
  readonly because: readonly MehrkampfReason[];
}

const asDecimal = ({ numerator, denominator }: Fraction): number => numerator / denominator;

/** The place of somebody, 0 where they took no part; those who share one have the best of theirs. */
function placeIn({ order }: Discipline, no: PlayerNo): number {
  const at = order.findIndex((one) => [one].flat().includes(no));
  return at === -1 ? 0 : order.slice(0, at).flat().length + 1;
}

function resultsOf(
  { normal }: MehrkampfRules,
  held: readonly Discipline[],
  no: PlayerNo,
): readonly DisciplineResult[] {
  return held.flatMap((discipline) => {
    const place = placeIn(discipline, no);
    const players = discipline.order.flat().length;
    const number = fraction(normal * place, players);
    return place === 0 ? [] : [{ name: discipline.name, place, players, number }];
  });
}

type Unranked = Omit<MehrkampfLine, 'rank'>;

function lineOf(rules: MehrkampfRules, held: readonly Discipline[], no: PlayerNo): Unranked {
  const results = resultsOf(rules, held, no);
  const counted = results
    .toSorted((a, b) => compareFractions(a.number, b.number))
    .slice(0, rules.counted);
  const wanted = Math.min(rules.counted, held.length);
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
      counted.length < wanted
        ? reason('mehrkampf.too-few', 'III.J.5', { ...counts, wanted })
        : reason('mehrkampf.best', 'III.J.5', { ...counts, results: results.length }),
    ],
  };
}

/** More results first, up to the five that count; then the smaller sum. */
const compareLines = (a: Unranked, b: Unranked): number =>
  b.counted.length - a.counted.length || compareFractions(a.sum, b.sum);

/**
 * The final table. A place among n brings 10 m / n, exactly; the five lowest of each player are
 * added, and the smallest sum wins. Who shares a place in a discipline has the best of theirs. Equal sums share their place, which lots or a play-off divide.
 * Who has fewer results than count (five, or as many as there were disciplines) has no sum like the
 * others' and comes behind all who have more. A discipline of fewer than five is not held.
 *
 * @article Tempelhof 2018 III.J.2, III.J.5, III.J.6
 */
export function mehrkampfTable(
  rules: MehrkampfRules,
  disciplines: readonly Discipline[],
): MehrkampfTable {
  const isHeld = ({ order }: Discipline): boolean => order.flat().length >= rules.leastPlayers;
  const held = disciplines.filter(isHeld);
  const notHeld = disciplines.filter((discipline) => !isHeld(discipline));
  const players = [...new Set(held.flatMap(({ order }) => order.flat()))].toSorted((a, b) => a - b);
  const lines = players.map((no) => lineOf(rules, held, no));
  return {
    lines: ranked(lines, compareLines),
    notHeld: notHeld.map(({ name }) => name),
    because: notHeld.map(({ name, order }) =>
      reason('mehrkampf.not-held', 'III.J.2', {
        name,
        players: order.flat().length,
        least: rules.leastPlayers,
      }),
    ),
  };
}
