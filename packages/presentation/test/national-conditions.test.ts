/** @regulation DSU 2002 */

import { nationalConditions } from '@rokade/presentation/desks/reports/national-conditions.ts';
import { timeOdds2002 } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import type { Settings } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { withPlayers } from '../../../test/tournament/journal-driver.ts';

const minutes = (...each: readonly number[]): Partial<Settings> => ({
  timeControl: {
    stages: each.map((one, index) => ({
      moves: index < each.length - 1 ? 40 : null,
      minutes: one,
    })),
    incrementSeconds: 0,
  },
});

test.each<[string, Partial<Settings>, string, number]>([
  ['§12a: two hours', minutes(120), 'met', 0],
  ['§12a, §13a: 60 minutes are too short', minutes(60), 'missed', 2],
  ['§13b: five minutes for the rest', minutes(120, 5), 'outside', 1],
  ['4.13.4: time odds', { ...minutes(120), timeOdds: timeOdds2002 }, 'missed', 0],
  ['as agreed with the rating officer', { ...minutes(60), rated: 'yes' }, 'outside', 2],
  ['as the organiser says', { ...minutes(120), rated: 'no' }, 'missed', 0],
])('before round 1, %s', (_, change, verdict, reasons) => {
  const t = withPlayers(4, change).state;
  const found = nationalConditions(t, { t: translator('en') });
  expect(t.rounds).toEqual([]);
  expect([found?.verdict, found?.lines.length]).toEqual([verdict, reasons]);
});

test('elsewhere the Danish rules are not asked', () => {
  const t = withPlayers(4, { federation: 'GER' }).state;
  expect(nationalConditions(t, { t: translator('en') })).toBeNull();
});
