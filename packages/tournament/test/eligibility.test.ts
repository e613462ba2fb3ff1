/** @regulation Tempelhof 2018 */
import { mayPlay, meetingFindings, timeFindings } from '@rokade/rules';
import { makeSystem, viewEligibility } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  details,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  settings,
  tournamentId,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

/** By the calendar year in which the age is reached (III.B.2). */
describe('III.E.1, III.F.1–3: who may play', () => {
  test.each([
    ['a man of 60', 'seniors', 'm', 1966, true],
    ['a man of 59', 'seniors', 'm', 1967, false],
    ['a woman of 55', 'seniors', 'w', 1971, true],
    ['a woman of 54', 'seniors', 'w', 1972, false],
    ['somebody of 60', 'seniors', '', 1966, true],
    ['somebody of 55 to 59', 'seniors', '', 1971, null],
    ['somebody of 54', 'seniors', '', 1972, false],
    ['without a birth date', 'seniors', 'm', null, null],
    ['a woman', 'women', 'w', null, true],
    ['a man', 'women', 'm', 1990, false],
    ['nobody says', 'women', '', 1990, null],
    ['who turns 21', 'youth', 'm', 2005, true],
    ['who turns 22', 'youth', 'm', 2004, false],
    ['of no known age', 'youth', '', null, null],
    ['anybody', 'all', '', null, true],
  ] as const)('%s, %s', (_, openTo, sex, birthYear, expected) => {
    expect(mayPlay(openTo, { sex, birthYear }, 2026).is).toBe(expected);
  });
});

test.each([
  [2, 1, 'all', ['meeting.too-few']],
  [2, 1, 'seniors', ['meeting.too-few']],
  [2, 1, 'women', ['meeting.too-few', 'meeting.inside-championship']],
  [1, null, 'youth', ['meeting.too-few', 'meeting.inside-championship']],
  [3, 1, 'women', ['meeting.play-twice']],
  [6, null, 'all', ['meeting.play-twice']],
  [6, 2, 'all', []],
  [7, 1, 'all', []],
] as const)(
  'I.14, III.F.5: %d players who meet %s times, open to %s',
  (count, cycles, to, expected) => {
    expect(meetingFindings(count, cycles, to).map(({ code }) => code)).toEqual(expected);
  },
);

describe('a tournament for seniors', () => {
  const system = makeSystem('tempelhof-table');
  const seniors = run(null, {
    kind: 'create-tournament',
    id: tournamentId,
    settings: { ...settings, openTo: 'seniors', system, roundDates: ['2026-05-08'] },
  });
  const enter = (no: number, birthDate: string) =>
    ({
      kind: 'enter-players',
      players: [
        { id: playerId(`p${no}`), details: details(`Spiller ${no}`, { birthDate, sex: 'm' }) },
      ],
    }) as const;

  test('takes others with a reason, and says who they are', () => {
    const old = run(seniors, enter(1, '1950'), enter(2, ''));
    expect(refusalOf(old, enter(3, '1980-02-01'))).toMatchObject({
      code: 'command.needs-confirmation',
      reasonNeeded: true,
      consequences: [
        { code: 'consequence.not-open-to', names: 'Spiller 3', article: 'Tempelhof III.E.1' },
      ],
    });
    const all = runConfirmed(old, enter(3, '1980-02-01'));
    expect(viewEligibility(all.state)).toMatchObject({
      outsiders: [{ out: ['Spiller 3'], unknown: ['Spiller 2'], article: 'Tempelhof III.E.1' }],
      findings: [
        { code: 'meeting.play-twice', article: 'Tempelhof I.14' },
        { code: 'meeting.other-time', article: 'Tempelhof III.E.2', facts: { minutes: 60 } },
      ],
    });
  });

  test('asks nobody where no day is said, and nothing where it is for everybody', () => {
    const without = run(seniors, { kind: 'change-settings', changes: { roundDates: [] } });
    expect(put(without, { command: enter(3, '1980'), reason: '', confirmed: false }).refusal).toBe(
      null,
    );
    expect(viewEligibility(withPlayers(8).state)).toEqual({ outsiders: [], findings: [] });
  });
});

describe('Tempelhof 2018 I.2: a tournament for members', () => {
  const own = run(null, {
    kind: 'create-tournament',
    id: tournamentId,
    settings: { ...settings, membersOf: 'SK Tempelhof' },
  });
  const enter = (no: number, club: string) =>
    ({
      kind: 'enter-players',
      players: [{ id: playerId(`p${no}`), details: details(`Spiller ${no}`, { club }) }],
    }) as const;

  test('takes a guest with a reason, and says who they are', () => {
    const members = run(own, enter(1, 'sk  tempelhof'), enter(2, ''));
    expect(refusalOf(members, enter(3, 'SC Gast'))).toMatchObject({
      code: 'command.needs-confirmation',
      reasonNeeded: true,
      consequences: [
        { code: 'consequence.not-open-to', names: 'Spiller 3', article: 'Tempelhof I.2' },
      ],
    });
    const all = runConfirmed(members, enter(3, 'SC Gast'));
    expect(viewEligibility(all.state).outsiders).toEqual([
      { out: ['Spiller 3'], unknown: ['Spiller 2'], article: 'Tempelhof I.2' },
    ]);
  });
});

test.each([
  ['seniors', [{ moves: null, minutes: 60 }], 0, 0],
  ['seniors', [{ moves: null, minutes: 60 }], 10, 1],
  ['seniors', [{ moves: 40, minutes: 60 }], 0, 1],
  ['seniors', [{ moves: null, minutes: 90 }], 0, 1],
  ['women', [{ moves: null, minutes: 90 }], 30, 0],
] as const)('III.E.2, III.F.4: %s, %j, %d seconds a move', (to, stages, seconds, count) => {
  expect(timeFindings(to, { stages, incrementSeconds: seconds })).toHaveLength(count);
});
