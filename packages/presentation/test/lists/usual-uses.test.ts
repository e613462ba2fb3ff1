import { type ListFileCode, type ListUse, listFileCodes, listUses } from '@rokade/formats';
import { usualUses } from '@rokade/presentation/desks/lists/usual-uses.ts';
import { describe, expect, it } from 'vitest';

const file = (kind: ListFileCode, lines: number, becomes: readonly ListUse[] = listUses) => ({
  kind,
  lines,
  becomes,
  replaces: 0,
});
const club = file('dsu-club', 26);

describe('the uses of a list that are ticked at first', () => {
  it('are members with their ratings for a club’s list', () => {
    expect(usualUses(club, '', listUses)).toEqual(['members', 'lookup']);
  });

  it('are not the members of a whole federation', () => {
    expect(usualUses(file('dsb', 90_000), '', listUses)).toEqual(['lookup']);
    expect(usualUses(file('dsu-members', 5000), '', listUses)).toEqual(['lookup']);
  });

  it('are the one that the reader came for, and members bring their ratings along', () => {
    expect(usualUses(club, 'entries', listUses)).toEqual(['entries']);
    expect(usualUses(file('players', 3), 'members', listUses)).toEqual(['members', 'lookup']);
  });

  it('leave a longer list of the same source and month in its place', () => {
    const three = file('players', 3);
    expect(usualUses({ ...three, replaces: 26 }, 'members', listUses)).toEqual(['members']);
    expect(usualUses({ ...three, replaces: 3 }, 'members', listUses)).toEqual([
      ...['members', 'lookup'],
    ]);
  });

  it('have no list to look up ratings in where a club’s own table has none', () => {
    const names = file('players', 3, ['members', 'lookup', 'entries']);
    expect(usualUses(names, 'members', listUses)).toEqual(['members']);
  });

  it('are none that the reader may not do, and none of a table that could be anything', () => {
    expect(usualUses(club, '', ['entries'])).toEqual([]);
    expect(usualUses(file('players', 3), '', listUses)).toEqual([]);
  });

  it('never are the beginning ratings, which a book takes over once', () => {
    for (const kind of listFileCodes) {
      expect(usualUses(file(kind, 3), '', listUses)).not.toContain('ratings');
    }
  });
});
