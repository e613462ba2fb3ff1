import { timeOdds2002 } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { readTimeOdds, timeOddsRows } from '../src/desks/settings/time-odds-form.ts';

/** The form as the page fills it. */
function formOf(rows: ReturnType<typeof timeOddsRows>, on = true): FormData {
  const form = new FormData();
  if (on) form.set('timeOdds', 'on');
  form.set('oddsEach', '30');
  for (const [index, { fromDifference, strongerMinutes }] of rows.entries()) {
    form.append('oddsRow', String(index));
    form.set(`oddsFrom-${index}`, String(fromDifference ?? ''));
    form.set(`oddsMinutes-${index}`, String(strongerMinutes ?? ''));
  }
  return form;
}

describe('the form of time odds', () => {
  it('begins with the handbook’s steps and gives them back, without its empty rows', () => {
    expect(readTimeOdds(formOf(timeOddsRows(null)))).toEqual(timeOdds2002);
  });

  it('gives none where they are not ticked', () => {
    expect(readTimeOdds(formOf(timeOddsRows(null), false))).toBeNull();
  });

  it('keeps half a row, so that it is refused and not forgotten', () => {
    const rows = [{ fromDifference: 100, strongerMinutes: null }];
    expect(readTimeOdds(formOf(rows))?.steps).toEqual([
      { fromDifference: 100, strongerMinutes: 0 },
    ]);
  });
});
