import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { columnsLeftOut, parsePlayerList } from '../../src/index.ts';

const lists = path.resolve(import.meta.dirname, '../../../../../shared/data/real/rating-lists');

describe('lines of the German federation’s lists', () => {
  it.each(globSync('dwz-*.csv', { cwd: lists }))('%s', (name) => {
    const { players, faults, columns } = parsePlayerList(readFileSync(path.join(lists, name)));
    for (const { details } of players) {
      expect(details.name).toMatch(/^\S.*, \S/);
      expect(details.nationalId).toMatch(/^\w{5}-\d+$/);
      expect(details.rating).toBeGreaterThan(0);
    }
    expect(players.length).toBeGreaterThan(0);
    expect(columns.map(({ field }) => field)).toContain('dwzIndex');
    expect(faults.map(({ code }) => code)).toEqual(faults.map(() => 'csv.player.duplicate'));
    expect(columnsLeftOut({ columns }).map(({ heading }) => heading)).toEqual([
      'Status',
      'Spielberechtigung',
      'Letzte-Auswertung',
    ]);
  });
});
