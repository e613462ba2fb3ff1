import { fraction } from '@rokade/rules';
import type { LegId } from '../ids.ts';
import type { SeriesRules } from '../series/series-rules.ts';
import { lineTotal, skatRounds, totalOf } from './skat-course.ts';

/** The rounds as legs; players whose list is in have a result. */
const legs: SeriesRules['legs'] = (contest) =>
  skatRounds(contest).map(({ round, day, tables }) => {
    const scores = tables.flatMap(({ lines }) =>
      lines.map((line) => ({
        entry: line.entry,
        penalty: 0,
        guest: false,
        value: lineTotal(contest, lines, line),
      })),
    );
    return {
      id: `round-${round}` as LegId,
      what: `round-${round}`,
      name: '',
      organiser: null,
      on: day,
      held: scores.length > 0 ? day : '',
      games: 0,
      system: '' as const,
      scores,
    };
  });

const placeIn = (values: readonly number[], value: number): number =>
  values.filter((other) => other > value).length + 1;

const results: SeriesRules['results'] = (_, { scores }) => {
  const values = scores.map(({ value }) => value);
  return scores
    .map((score) => ({ ...score, counted: score.value, place: placeIn(values, score.value) }))
    .toSorted((a, b) => a.place - b.place);
};

/** The overall table of players with a list; equal totals share a place. */
const lines: SeriesRules['lines'] = (contest, rounds) => {
  const course = skatRounds(contest);
  const played = contest.entries
    .filter(({ id }) => rounds.some(({ scores }) => scores.some(({ entry }) => entry === id)))
    .map(({ id }) => ({ id, total: totalOf(contest, course, id) }));
  const totals = played.map(({ total }) => total);
  return played
    .map(({ id, total }) => ({
      entry: id,
      rank: placeIn(totals, total),
      total: fraction(total),
      cells: rounds.map(({ scores }) => {
        const score = scores.find(({ entry }) => entry === id);
        return score === undefined ? null : { value: fraction(score.value), counts: true };
      }),
    }))
    .toSorted((a, b) => a.rank - b.rank);
};

/** A Skat tournament as a series: its rounds are the legs, made from the tables' lists. */
export const skatSeries: SeriesRules = {
  kinds: [],
  voted: null,
  asks: [],
  drawsTitle: false,
  total: 'points',
  measureOf: () => 'points',
  legs,
  objectionToPlan: () => null,
  objectionToScores: () => null,
  results,
  countsAge: () => false,
  lines,
  warnings: () => [],
};
