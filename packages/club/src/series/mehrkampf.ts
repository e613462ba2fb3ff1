import {
  countedResult,
  type DisciplineRules,
  disciplineCodes,
  disciplineOrder,
  expectedSum,
  isWithin,
  type MehrkampfRules,
  mehrkampfTable,
} from '@rokade/rules';
import type { LegScore } from '../acts.ts';
import type { Contest } from '../contest.ts';
import { entryName, entryOf, numberOf } from '../entries.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';
import { type Leg, legsOf } from './legs.ts';
import type { LegResult, SeriesRules } from './series-rules.ts';

const rulesIn = (contest: Contest): MehrkampfRules => rulesOf(contest, 'mehrkampf');

const disciplineIn = (contest: Contest, what: string): DisciplineRules =>
  rulesIn(contest).disciplines[disciplineCodes.find((code) => code === what) ?? 'other'];

/** A player's age in the year of a leg; null: unknown. */
function ageIn({ entries }: Contest, { held }: Leg, entry: EntryId): number | null {
  const born = entries.find(({ id }) => id === entry)?.values.born ?? '';
  return born === '' ? null : Number(held.slice(0, 4)) - Number(born);
}

const scoreOf = (contest: Contest, leg: Leg, { entry, value, penalty }: LegScore) => ({
  no: numberOf(contest, entry),
  value,
  penalty,
  age: ageIn(contest, leg, entry),
});

const orderOf = (contest: Contest, leg: Leg) =>
  disciplineOrder(
    disciplineIn(contest, leg.what),
    leg.scores.map((score) => scoreOf(contest, leg, score)),
  );

const results: SeriesRules['results'] = (contest, leg) => {
  const order = orderOf(contest, leg);
  const placeOf = (no: number): number => {
    const at = order.findIndex((equal) => equal.includes(no));
    return order.slice(0, at).flat().length + 1;
  };
  return leg.scores
    .map((score): LegResult => {
      const counted = countedResult(disciplineIn(contest, leg.what), scoreOf(contest, leg, score));
      return { ...score, counted, place: placeOf(numberOf(contest, score.entry)) };
    })
    .toSorted((a, b) => a.place - b.place);
};

const countsAge: SeriesRules['countsAge'] = (contest, entry) =>
  legsOf(contest).some((leg) =>
    leg.scores.some(
      (score) =>
        score.entry === entry &&
        countedResult(disciplineIn(contest, leg.what), scoreOf(contest, leg, score)) !==
          score.value + score.penalty,
    ),
  );

const lines: SeriesRules['lines'] = (contest, legs) => {
  const disciplines = legs
    .filter((leg) => leg.held !== '')
    .map((leg) => ({ name: leg.id, order: orderOf(contest, leg) }));
  const { lines: table } = mehrkampfTable(rulesIn(contest), disciplines);
  return table.map(({ no, rank, sum, results: all, counted }) => ({
    entry: entryOf(contest, no),
    rank,
    total: sum,
    cells: legs.map(({ id }) => {
      const one = all.find(({ name }) => name === id);
      return one === undefined ? null : { value: one.number, counts: counted.includes(one) };
    }),
  }));
};

/**
 * One leg of each discipline; other disciplines need a majority, before the begin; days from April to
 * October, else to be confirmed.
 *
 * @article Tempelhof 2018 III.J.1, III.J.2
 */
const objectionToPlan: SeriesRules['objectionToPlan'] = (
  contest,
  legs,
  { leg, what, name, on, votesFor, votesAgainst },
) => {
  const others = legs.filter(({ id }) => id !== leg);
  const before = legs.find(({ id }) => id === leg);
  if (what === 'other') {
    if (name.trim() === '')
      return { code: 'contest.field-invalid', field: 'name', problem: 'missing' };
    if (before?.what !== 'other' && others.some(({ held }) => held !== '')) {
      return { code: 'contest.under-way', field: 'what' };
    }
    if (votesFor <= votesAgainst) {
      return { code: 'contest.no-majority', field: 'votesFor', votesFor, votesAgainst };
    }
  } else if (others.some((one) => one.what === what)) {
    return { code: 'contest.planned-already', field: 'what', name };
  }
  const { months } = rulesIn(contest);
  const month = Number(on.slice(5, 7));
  return on !== '' && (month < months.first || month > months.last)
    ? { code: 'contest.out-of-season', field: 'on', ...months }
    : null;
};

/**
 * Impossible results, and totals that do not add up where all met all, must be confirmed: a hole of
 * minigolf may have rules of its own, and a game may be missing.
 *
 * @article Tempelhof 2018 III.J.7
 */
const objectionToScores: SeriesRules['objectionToScores'] = (contest, { what }, { scores }) => {
  const discipline = disciplineIn(contest, what);
  const beyond = scores.find((score) => !isWithin(discipline, score));
  if (beyond !== undefined && discipline.bounds !== undefined) {
    const { entry, value, penalty } = beyond;
    const name = entryName(contest, entry);
    return { code: 'contest.score-beyond', name, value: value + penalty, ...discipline.bounds };
  }
  const sum = scores.reduce((all, { value }) => all + value, 0);
  const expected = expectedSum(discipline, scores.length, sum);
  const per = discipline.measure === 'half-points' ? 2 : 1;
  return expected === null || expected === sum
    ? null
    : { code: 'contest.sum-differs', sum: sum / per, wanted: expected / per };
};

/** The number of results that count in most sums, if some have fewer; null: all have as many. */
function fullCount(contest: Contest, legs: readonly Leg[]): number | null {
  const counts = lines(contest, legs).map(
    ({ cells }) => cells.filter((cell) => cell?.counts === true).length,
  );
  const most = Math.max(0, ...counts);
  return counts.some((count) => count < most) ? most : null;
}

const warnings: SeriesRules['warnings'] = (contest, legs) => {
  const counted = fullCount(contest, legs);
  const { leastPlayers: least, leastLegs } = rulesIn(contest);
  return [
    ...(legs.some(({ what }) => what === 'blitz') ? [] : [{ kind: 'no-blitz' } as const]),
    ...(legs.length < leastLegs ? [{ kind: 'few-legs', least: leastLegs } as const] : []),
    ...legs
      .filter(({ held, scores }) => held !== '' && scores.length < least)
      .map((leg) => ({ kind: 'few-players', leg, least }) as const),
    ...(counted === null ? [] : [{ kind: 'few-results', counted } as const]),
  ];
};

/**
 * The combined event: disciplines with measures of their own, an organiser for each, of which the best
 * five count.
 *
 * @article Tempelhof 2018 III.J.1, III.J.2, III.J.3, III.J.5, III.J.6, III.J.7
 */
export const mehrkampf: SeriesRules = {
  kinds: disciplineCodes,
  voted: 'other',
  asks: ['organiser', 'penalty'],
  drawsTitle: true,
  total: 'sum',
  legs: legsOf,
  measureOf: (contest, what) => disciplineIn(contest, what).measure,
  objectionToPlan,
  objectionToScores,
  results,
  countsAge,
  lines,
  warnings,
};
