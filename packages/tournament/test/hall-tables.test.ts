import { type Command, viewRound } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  refusalOf,
  run,
  started,
} from '../../../test/tournament/journal-driver.ts';

const fix = (player: string, table: number | null): Command => ({
  kind: 'fix-table',
  player: playerId(player),
  table,
});
const tablesOf = ({ state }: Driver, round = 1) =>
  viewRound(state, round)?.boards.map(({ table }) => table);
const pairsOf = ({ state }: Driver) =>
  state.rounds[0]?.games.map(({ white, black }) => [white, black]);

describe('tables of a tournament', () => {
  test('have numbers up to 9999', () => {
    const driver = started(6);
    expect(run(driver, fix('p1', 9999)).state.players[0]?.fixedTable).toBe(9999);
    expect(refusalOf(driver, fix('p1', 10_000))).toEqual({ code: 'table.invalid', most: 9999 });
  });

  test('are its boards, and then nobody speaks of them', () => {
    expect(tablesOf(started(6))).toEqual([null, null, null]);
  });

  test('begin with the first of its group and leave out what is not used', () => {
    const group = { firstTable: 41, unusedTables: '42, 44–46' };
    expect(tablesOf(started(6, group))).toEqual([41, 43, 47]);
  });

  test('are kept by a player in every round; the pairings stay', () => {
    const before = started(6);
    const third = before.state.rounds[0]?.games[2]?.black ?? '';
    const after = run(before, fix(third, 1));
    expect(tablesOf(after)).toEqual([2, 3, 1]);
    expect(pairsOf(after)).toEqual(pairsOf(before));
    expect(tablesOf(run(after, fix(third, null)))).toEqual([null, null, null]);
  });

  test('are kept by one player each', () => {
    const driver = run(started(6), fix('p1', 7));
    expect(refusalOf(driver, fix('p2', 7))).toEqual({ code: 'table.kept', table: 7, player: 'p1' });
    expect(refusalOf(driver, fix('p2', 10000))).toEqual({ code: 'table.invalid', most: 9999 });
    expect(run(driver, fix('p1', 7)).entries).toEqual(driver.entries);
  });

  test.each(['x', '3,', '0', '7-3', '1-20000', '1-2000'])('“%s” names none', (unusedTables) => {
    expect(refusalOf(started(4), { kind: 'change-settings', changes: { unusedTables } })).toEqual({
      code: 'settings.invalid',
      field: 'unusedTables',
      problem: 'not-tables',
    });
  });
});
