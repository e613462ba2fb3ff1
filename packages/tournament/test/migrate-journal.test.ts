import { describe, expect, it } from 'vitest';
import { migrateEvent } from '../src/tournament-book.ts';

const tempelhof = { code: 'tempelhof', edition: 'tempelhof-2018', firstRound: 'lot' };

describe('Tempelhof’s Swiss of format 2 struck nobody when somebody left', () => {
  it.each([
    ['tournament-created', 'settings'],
    ['settings-changed', 'changes'],
  ])('%s', (kind, field) => {
    const migrated = migrateEvent({ kind, [field]: { system: tempelhof } }, 2);
    expect(migrated).toMatchObject({ [field]: { system: { withdrawals: 'fide-2012' } } });
  });

  it('round-paired', () => {
    const migrated = migrateEvent({ kind: 'round-paired', system: tempelhof }, 2);
    expect(migrated).toMatchObject({ system: { ...tempelhof, withdrawals: 'fide-2012' } });
  });

  it('says nothing of other systems', () => {
    const event = { kind: 'round-paired', system: { code: 'monrad', edition: 'dsu-2002' } };
    expect(migrateEvent(event, 2)).toEqual(event);
  });
});

describe('Tempelhof’s corrected points came after the points in format 2', () => {
  it.each([
    [
      ['SKT-PTS', 'SKT-SB'],
      ['PTS', 'SKT-PTS', 'SKT-SB'],
    ],
    [['skt/pts'], ['PTS', 'skt/pts']],
    [
      ['SKT-SB', 'SKT-PTS'],
      ['SKT-SB', 'SKT-PTS'],
    ],
    [[], []],
  ])('%j is %j', (before, after) => {
    const changed = migrateEvent({ kind: 'settings-changed', changes: { tieBreaks: before } }, 2);
    expect(changed).toMatchObject({ changes: { tieBreaks: after } });
  });
});
