import { type Command, conflictsWith, type JournalEvent, makeEntries } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { arbiter, playerId } from '../../../test/tournament/journal-driver.ts';

const p1 = playerId('p1');
const won = { kind: 'played', white: 2, black: 0 } as const;
const enter: Command = { kind: 'enter-result', round: 2, board: 3, result: won };
const entered = (round: number, board: number): JournalEvent => ({
  kind: 'result-entered',
  round,
  board,
  result: won,
});

const cases: readonly (readonly [string, Command, JournalEvent, boolean])[] = [
  ['a result of another board passes', enter, entered(2, 4), false],
  ['a result of the same board does not', enter, entered(2, 3), true],
  ['the same board of another round passes', enter, entered(1, 3), false],
  ['swapped colours on the board', enter, { kind: 'colours-swapped', round: 2, board: 3 }, true],
  ['the round taken back', enter, { kind: 'round-withdrawn', round: 2 }, true],
  ['a return', enter, { kind: 'returned-to', toVersion: 5 }, true],
  ['publishing while a result came in', { kind: 'publish-round' }, entered(1, 1), true],
  ['pairing while a result came in', { kind: 'pair-round' }, entered(1, 1), false],
  [
    'pairing while a name was mended',
    { kind: 'pair-round' },
    { kind: 'player-changed', player: p1, changes: { name: 'B' }, listed: {} },
    false,
  ],
  [
    'pairing while somebody left',
    { kind: 'pair-round' },
    { kind: 'player-withdrawn', player: p1, fromRound: 2 },
    true,
  ],
  [
    'entering a player while a round was paired',
    { kind: 'enter-players', players: [] },
    { kind: 'round-published', round: 1 },
    true,
  ],
  [
    'two fields of one player',
    { kind: 'change-player', player: p1, changes: { club: 'A' } },
    { kind: 'player-changed', player: p1, changes: { name: 'B' }, listed: {} },
    false,
  ],
  [
    'one field of one player',
    { kind: 'change-player', player: p1, changes: { club: 'A' } },
    { kind: 'player-changed', player: p1, changes: { club: 'B' }, listed: {} },
    true,
  ],
  [
    'two settings',
    { kind: 'change-settings', changes: { place: 'A' } },
    { kind: 'settings-changed', changes: { name: 'B' } },
    false,
  ],
  ['undo while anything was written', { kind: 'return-to', toVersion: 3 }, entered(1, 1), true],
];

describe('writing on what somebody else changed meanwhile', () => {
  test.each(cases)('%s', (_, command, event, conflict) => {
    const since = makeEntries([event], { version: 9, at: '', actor: arbiter, reason: '' });
    expect(conflictsWith(command, since)).toBe(conflict);
  });
});
