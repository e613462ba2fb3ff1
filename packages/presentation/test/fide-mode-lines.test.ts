import { fideModeLines } from '@rokade/presentation/desks/settings/fide-mode-lines.ts';
import { translator } from '@rokade/texts/all';
import { fideActsInOrder, fideLevel, makeSystem } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { outsideFideMode, started, withPlayers } from '../../../test/tournament/journal-driver.ts';

const t = translator('en');
const system = makeSystem('dutch', { initialColour: 'white' });

test.each([
  ['before', withPlayers(6, { system })],
  ['under-way', started(6, { system })],
] as const)(
  'the settings name every act that FIDE mode keeps %s, at its level',
  (phase, driver) => {
    const shown = fideModeLines(driver.state, t).flatMap(({ level, acts }) =>
      acts.map((act) => [act, level]),
    );
    const kept = fideActsInOrder
      .filter(([act]) => act !== 'enter-mode' && fideLevel(act, phase) > 1)
      .map(([act]) => [t(`fideAct.${act}`), fideLevel(act, phase)]);
    expect(shown.toSorted()).toEqual(kept.toSorted());
  },
);

test('outside it they name none', () => {
  expect(fideModeLines(outsideFideMode(started(6, { system })).state, t)).toEqual([]);
  expect(fideModeLines(started(6).state, t)).toEqual([]);
});
