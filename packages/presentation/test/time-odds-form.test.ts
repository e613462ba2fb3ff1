import { timeOdds2002 } from '@rokade/rules';
import { expect, it } from 'vitest';
import { stepsOfRows, timeOddsRows } from '../src/desks/settings/time-odds-form.ts';

it('the form of time odds begins with the handbook’s steps and two empty rows', () => {
  const rows = timeOddsRows(null);
  expect(rows.slice(-2)).toEqual(Array(2).fill({ fromDifference: null, strongerMinutes: null }));
  expect(stepsOfRows(rows)).toEqual(timeOdds2002.steps);
});
