import { listFileCodes, listUses } from '@rokade/formats';
import { describe, expect, it } from 'vitest';
import { usualUses } from '../../src/lib/desks/lists/usual-uses.ts';

const club = { kind: 'dsu-club', lines: 26 } as const;

describe('the uses of a list that are ticked at first', () => {
  it('are members with their ratings for a club’s list', () => {
    expect(usualUses(club, '', listUses)).toEqual(['members', 'lookup']);
  });

  it('are not the members of a whole federation', () => {
    expect(usualUses({ kind: 'dsb', lines: 90_000 }, '', listUses)).toEqual(['lookup']);
    expect(usualUses({ kind: 'dsu-members', lines: 5000 }, '', listUses)).toEqual(['lookup']);
  });

  it('are the one that the reader came for, and members bring their ratings along', () => {
    expect(usualUses(club, 'entries', listUses)).toEqual(['entries']);
    expect(usualUses({ kind: 'players', lines: 3 }, 'members', listUses)).toEqual([
      'members',
      'lookup',
    ]);
  });

  it('are none that the reader may not do, and none of a table that could be anything', () => {
    expect(usualUses(club, '', ['entries'])).toEqual([]);
    expect(usualUses({ kind: 'players', lines: 3 }, '', listUses)).toEqual([]);
  });

  it('never are the beginning ratings, which a book takes over once', () => {
    for (const kind of listFileCodes) {
      expect(usualUses({ kind, lines: 3 }, '', listUses)).not.toContain('ratings');
    }
  });
});
