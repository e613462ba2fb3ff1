import { makeSystem, type Settings, viewOfficeConflicts } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { withPlayers } from '../../../test/tournament/journal-driver.ts';

const found = (change: Partial<Settings>) =>
  viewOfficeConflicts(withPlayers(4, change).state).map(
    ({ code, regulation, article }) => `${code} ${regulation} ${article}`,
  );

/** @article FIDE 2012 10.2 */
test.each<[string, Partial<Settings>, string[]]>([
  ['nobody plays who leads', {}, []],
  [
    'DSU 2002 §6: the chief arbiter plays',
    { chiefArbiter: 'Spiller 01' },
    ['plays-without-leave DSU 2002 §6'],
  ],
  [
    'DSU 2002 §6: so does another',
    { arbiters: ['IA Ada', 'Spiller 02'] },
    ['plays-without-leave DSU 2002 §6'],
  ],
  [
    'DSU 2002 §6: with leave',
    { chiefArbiter: 'IA Spiller 01', arbiters: ['Spiller 02'], leaveToPlay: ['Spiller 01'] },
    ['plays-without-leave DSU 2002 §6'],
  ],
  [
    'DSU 2002 §7: in the committee',
    { chiefArbiter: 'Ada', committee: ['Ada'] },
    ['own-decisions DSU 2002 §7'],
  ],
  ['a member of a Danish committee plays', { committee: ['Spiller 01'] }, []],
  [
    'a member of the committee plays where FIDE’s rules hold',
    { federation: 'FRA', committee: ['Spiller 01'] },
    ['own-games FIDE 2012 10.2'],
  ],
  ['abroad an arbiter may play', { federation: 'GER', chiefArbiter: 'Spiller 01' }, []],
  [
    'Tempelhof 2018 III.B.11: the court’s own decisions',
    { federation: 'GER', system: makeSystem('tempelhof'), chiefArbiter: 'Ada', committee: ['Ada'] },
    ['own-decisions Tempelhof 2018 III.B.11'],
  ],
])('%s', (_, change, expected) => {
  expect(found(change)).toEqual(expected);
});
