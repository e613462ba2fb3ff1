import type { PairingPlayer } from '@rokade/rules';
import { expect, test } from 'vitest';
import type { DutchRequest } from '../../../src/pairing/dutch/dutch-request.ts';
import { dutch2017 } from '../../../src/pairing/dutch-2017/dutch-2017.ts';
import { dutch2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { against, bye, forfeit, player } from './records-of.ts';

const away: PairingPlayer = {
  ...player(5, [bye('half-point', 1), { kind: 'absent' }, { kind: 'absent' }]),
  availability: { kind: 'absent', bye: 'zero-point' },
};

const request: DutchRequest = {
  roundNumber: 4,
  roundsPlanned: 4,
  players: [
    player(1, [against(2, 2), against(3, 2, 'black'), against(4, 1, 'black')]),
    player(2, [against(1, 0, 'black'), bye('pairing-allocated', 2), against(3, 2)]),
    player(3, [forfeit(9, 0), against(1, 0), against(2, 0, 'black')]),
    player(4, [bye('full-point', 2), { kind: 'absent' }, against(1, 1)]),
    away,
  ],
  virtualHalfPoints: new Map([[3, [0, 0, 0, 4]]]),
};

test('says of everybody present, by score and number, what the criteria ask', () => {
  const lines = dutch2026.checklist(request);
  expect(
    lines.map(({ no, halfPoints, virtualHalfPoints }) => [no, halfPoints, virtualHalfPoints]),
  ).toEqual([
    [1, 5, 0],
    [2, 4, 0],
    [3, 0, 4],
    [4, 3, 0],
  ]);
  expect(lines[0]).toEqual({
    no: 1,
    halfPoints: 5,
    virtualHalfPoints: 0,
    colours: ['white', 'black', 'black'],
    colourDifference: -1,
    preference: { colour: 'white', kind: 'absolute' },
    floatBefore: 'down',
    floatTwoBefore: 'down',
    mayHaveBye: true,
    unplayedRounds: 0,
    isTopscorer: true,
    opponents: [2, 3, 4],
  });
  expect(lines[1]).toMatchObject({ colours: ['black', null, 'white'], mayHaveBye: false });
  expect(lines[3]).toMatchObject({ mayHaveBye: false, floatTwoBefore: 'level', unplayedRounds: 2 });
});

test('knows the rules of the edition', () => {
  const line = dutch2017.checklist(request)[3];
  expect(line).toMatchObject({ no: 4, mayHaveBye: true, floatTwoBefore: 'down' });
});
