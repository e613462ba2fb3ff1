import {
  type BlitzYearRules,
  blitzGamesIn,
  blitzPercent,
  blitzYearTable,
  compareFractions,
  isBlitzSystemFor,
} from '@rokade/rules';
import type { ActOf } from '../acts.ts';
import { entryOf, numberOf } from '../entries.ts';
import type { ContestRefusal } from '../refusal.ts';
import { rulesOf } from '../rules-of.ts';
import { legsOf } from './legs.ts';
import type { SeriesRules } from './series-rules.ts';

const results: SeriesRules['results'] = (_, { games, scores }) => {
  const percent = (value: number) => blitzPercent({ halfPoints: value, games });
  const sorted = scores.toSorted((a, b) => b.value - a.value);
  return sorted.map((score) => ({
    ...score,
    counted: score.value,
    place:
      sorted.findIndex((one) => compareFractions(percent(one.value), percent(score.value)) === 0) +
      1,
  }));
};

/** A guest has a place in the evening, and none in the year. */
const lines: SeriesRules['lines'] = (contest, legs) => {
  const events = legs.map(({ games, scores }) =>
    scores
      .filter(({ guest }) => !guest)
      .map(({ entry, value }) => ({ no: numberOf(contest, entry), halfPoints: value, games })),
  );
  return blitzYearTable(rulesOf(contest, 'blitz-year'), events).map(
    ({ no, rank, percent, events: all, counted }) => ({
      entry: entryOf(contest, no),
      rank,
      total: percent,
      cells: all.map((value, index) =>
        value === null ? null : { value, counts: counted.includes(index) },
      ),
    }),
  );
};

/** The month of an evening: New Year's counts as January's; the one after the general meeting is separate. */
const evening = (what: string, on: string): string => {
  if (what === 'after-meeting') return what;
  return what === 'new-year' ? `${on.slice(0, 4)}-01` : on.slice(0, 7);
};

/**
 * One evening a month: New Year's replaces January's, and the one after the general meeting comes in
 * addition to May's.
 *
 * @article Tempelhof 2018 III.D.1
 */
const objectionToPlan: SeriesRules['objectionToPlan'] = (_, legs, { leg, what, on, name }) => {
  if (on === '') return { code: 'contest.field-invalid', field: 'on', problem: 'missing' };
  const own = evening(what, on);
  const isTaken = legs.some((one) => one.id !== leg && evening(one.what, one.on) === own);
  return isTaken ? { code: 'contest.planned-already', field: 'what', name } : null;
};

/** The number of players from which a Swiss is played instead of the slide system. */
const mostOf = ({ systems }: BlitzYearRules): number => systems.swiss.moreThan ?? 0;

/**
 * The system for so many players; in the slide system everybody must meet everybody.
 *
 * @article Tempelhof 2018 III.D.1, IV.3
 */
function objectionToSystem(
  rules: BlitzYearRules,
  { system, games, scores }: ActOf<'leg-held'>,
): ContestRefusal | null {
  const players = scores.length;
  if (system === undefined) return null;
  if (!isBlitzSystemFor(rules, system, players)) {
    return { code: 'contest.other-system', field: 'system', players, most: mostOf(rules) };
  }
  const expected = blitzGamesIn(rules, system, players);
  return expected !== null && games % expected !== 0
    ? { code: 'contest.slide-games', field: 'games', games, wanted: expected, players }
    : null;
}

/**
 * No player has more points than games; where everybody met everybody, points and games are equal in
 * number. In a Swiss with an odd number, one player each round has a point without a game.
 */
const objectionToScores: SeriesRules['objectionToScores'] = (contest, _, act) => {
  const { games, scores } = act;
  if (scores.length === 0)
    return { code: 'contest.field-invalid', field: 'scores', problem: 'missing' };
  if (games === 0) return { code: 'contest.field-invalid', field: 'games', problem: 'missing' };
  const system = objectionToSystem(rulesOf(contest, 'blitz-year'), act);
  if (system !== null) return system;
  const sum = scores.reduce((all, { value }) => all + value, 0);
  const expected = scores.length * games;
  const free = scores.length % 2 === 0 ? 0 : games;
  const isWrong = games === scores.length - 1 ? sum !== expected : sum > expected + free;
  return isWrong ? { code: 'contest.sum-differs', sum: sum / 2, wanted: expected / 2 } : null;
};

const warnings: SeriesRules['warnings'] = (contest, legs) => {
  const rules = rulesOf(contest, 'blitz-year');
  return legs
    .filter(
      ({ system, scores }) => system !== '' && !isBlitzSystemFor(rules, system, scores.length),
    )
    .map((leg) => ({ kind: 'other-system', leg, most: mostOf(rules) }));
};

/**
 * The blitz championship: evenings through a calendar year, of which the best six count.
 *
 * @article Tempelhof 2018 III.D.1, III.D.2, III.D.3
 */
export const blitzYear: SeriesRules = {
  kinds: ['monthly', 'new-year', 'after-meeting'],
  voted: null,
  asks: ['guest', 'games', 'system'],
  drawsTitle: false,
  total: 'percent',
  legs: legsOf,
  measureOf: () => 'half-points',
  objectionToPlan,
  objectionToScores,
  results,
  countsAge: () => false,
  lines,
  warnings,
};
