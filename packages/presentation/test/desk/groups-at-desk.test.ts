import { groupsAtDesk } from '@rokade/presentation/desks/results/groups-at-desk.ts';
import { translator } from '@rokade/texts/all';
import { viewRound } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, whiteWinsAll } from '../../../../test/tournament/journal-driver.ts';

const t = translator('en');
const done = whiteWinsAll(started(4)).state;
const open = started(4).state;
const room = (id: string, state: typeof open) => ({
  console: { id, group: id.toUpperCase(), name: 'Open' },
  desk: { view: viewRound(state, 1) },
});
const at = (named: string | null) =>
  groupsAtDesk([room('a', done), room('b', open)], { named, base: '/results' }, { t });

describe('the results desk of an event', () => {
  it('has the group of the address, else the first that lacks a result', () => {
    expect([at('a').chosen, at(null).chosen, at('gone').chosen]).toEqual(['a', 'b', 'b']);
  });

  it('counts what each group lacks, and lists the boards of all', () => {
    const { tabs, open: boards } = at(null);
    expect(tabs.map(({ label, count }) => [label, count])).toEqual([
      ['A', 0],
      ['B', boards.length],
    ]);
    expect(boards.every(({ group, name }) => group === 'b' && name === 'B')).toBe(true);
    expect(boards.length).toBeGreaterThan(0);
  });

  it('has nobody at it without groups', () => {
    expect(groupsAtDesk([], { named: null, base: '/results' }, { t }).chosen).toBeUndefined();
  });
});
