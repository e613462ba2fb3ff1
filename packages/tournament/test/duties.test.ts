/** @regulation Tempelhof 2018 */
import { announceBy, dutyRules } from '@rokade/rules';
import { type Command, type Duty, makeSystem, viewAppeals, viewDuties } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  put,
  run,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

/** Puts commands, with confirmations where they are needed. */
const tell = (driver: Driver, ...commands: readonly Command[]): Driver =>
  commands.reduce(
    (before, command) => put(before, { command, reason: 'Prøve', confirmed: true }),
    driver,
  );

const rule = dutyRules['tempelhof-2018'];

describe('III.A.6, III.C.1: the pairings two days before', () => {
  test.each([
    ['a week apart', '2026-11-20', '2026-11-13', '2026-11-18'],
    ['two days apart: the same evening', '2026-11-15', '2026-11-13', '2026-11-13'],
    ['the next day: nobody could', '2026-11-14', '2026-11-13', null],
    ['an evening of rapid games', '2026-11-13', '2026-11-13', null],
    ['a day that nobody knows', '', '2026-11-13', null],
    ['no day before it', '2026-11-20', '', null],
  ])('%s', (_case, day, before, by) => {
    expect(announceBy(rule, { day, before })).toBe(by);
  });
});

const swiss = { system: makeSystem('tempelhof', { firstRound: 'rating-halves' }) };
const fresh = withPlayers(6, swiss);
const hall = (today: string) => ({ now: `${today}T12:00`, at: (utc: string) => utc });
const dutiesOf = ({ state }: Pick<Driver, 'state'>, today: string): readonly Duty[] =>
  viewDuties(state, hall(today));

const first = run(fresh, { kind: 'pair-round' }, { kind: 'publish-round' });
const second = tell(whiteWinsAll(first), { kind: 'pair-round' }, { kind: 'publish-round' });

/** The journal is written on 2 November, the day of round 1; round 2 is on the 9th. */
const moved = (driver: Driver, days: readonly string[]) =>
  tell(driver, { kind: 'change-settings', changes: { roundDates: days } });

describe('what is due of whoever leads play', () => {
  const announce = { round: 2, by: '2026-11-07', article: 'Tempelhof III.A.6' };

  test.each<[string, readonly Duty[], readonly object[]]>([
    [
      'nothing before round 1, whose lots are drawn right before it',
      dutiesOf(fresh, '2026-11-02'),
      [],
    ],
    ['the pairing of round 2', dutiesOf(first, '2026-11-07'), [{ kind: 'announce', ...announce }]],
    ['when it is late', dutiesOf(first, '2026-11-08'), [{ kind: 'announce-late', ...announce }]],
    [
      'it was known in time, and the next is due',
      dutiesOf(second, '2026-11-03'),
      [{ kind: 'announce', round: 3, by: '2026-11-14' }],
    ],
    [
      'it was published too late, until its day is over',
      dutiesOf(moved(second, ['2026-10-26', '2026-11-03']), '2026-11-03'),
      [{ kind: 'announced-late', round: 2, by: '2026-11-01', on: '2026-11-02' }],
    ],
    [
      'nothing where it was published on the last day for it',
      dutiesOf(moved(second, ['2026-10-26', '2026-11-04']), '2026-11-03'),
      [],
    ],
    [
      'nothing of it the day after',
      dutiesOf(moved(second, ['2026-10-26', '2026-11-03']), '2026-11-04'),
      [],
    ],
    ['nothing by another regulation', dutiesOf(withPlayers(4), '2026-11-08'), []],
  ])('%s', (_case, duties, expected) => {
    expect(duties).toMatchObject(expected);
    expect(duties).toHaveLength(expected.length);
  });
});

describe('III.A.12: two absences without excuse', () => {
  /** The player with Black on the last board stays away from both rounds. */
  const missing = (notice: boolean) => {
    const absent = (driver: Driver, round: number, player: string): Driver => {
      const games = driver.state.rounds[round - 1]?.games ?? [];
      const commands = games.map(
        ({ board, white, black }): Command => ({
          kind: 'enter-result',
          round,
          board,
          result:
            white === player || black === player
              ? { kind: 'forfeit', absent: white === player ? 'white' : 'black', notice }
              : { kind: 'played', white: 1, black: 1 },
        }),
      );
      return tell(driver, ...commands);
    };
    const once = absent(first, 1, 'p6');
    const twice = tell(
      once,
      { kind: 'keep-in', player: playerId('p6'), round: 1 },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );
    return { once, twice: absent(twice, 2, 'p6') };
  };
  const absences = (driver: Driver) =>
    dutiesOf(driver, '2026-11-03').filter(({ kind }) => kind === 'absences');
  const { once, twice } = missing(false);

  test('are a withdrawal, which is asked for', () => {
    expect(absences(once)).toEqual([]);
    expect(absences(twice)).toMatchObject([
      { player: 'p6', rounds: [1, 2], article: 'Tempelhof III.A.12' },
    ]);
  });

  test.each<[string, Driver]>([
    [
      'once it is said',
      tell(twice, { kind: 'withdraw-player', player: playerId('p6'), fromRound: 3 }),
    ],
    [
      'once somebody lets the player play on',
      tell(twice, { kind: 'keep-in', player: playerId('p6'), round: 2 }),
    ],
  ])('are not asked about %s', (_case, driver) => {
    expect(absences(driver)).toEqual([]);
  });
});

describe('III.B.11: three who decide protests in an open rapid', () => {
  const rapid = withPlayers(6, {
    ...swiss,
    timeControl: { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 0 },
    committee: [],
  });
  const named = ['Hansen', 'Voß', 'Møller'].map((name, index) => ({
    name: rapid.state.players[index]?.details.name ?? name,
    ...({ seat: 'member', federation: '', licensed: false, ofAge: true } as const),
  }));

  test('go by the rules for rapid, and are to be named before round 1', () => {
    expect(viewAppeals(rapid.state).rules).toBe('tempelhof-2018-rapid');
    expect(viewAppeals(fresh.state).rules).toBe('tempelhof-2018');
    expect(dutiesOf(rapid, '2026-11-02')).toMatchObject([{ kind: 'committee' }]);
    const begun = run(rapid, { kind: 'pair-round' }, { kind: 'publish-round' });
    expect(dutiesOf(begun, '2026-11-02')).toMatchObject([
      { kind: 'announce' },
      { kind: 'committee-late', article: 'Tempelhof 2018 III.B.11' },
    ]);
  });

  test('are missed no more once they are', () => {
    const terms = { rules: 'tempelhof-2018-rapid', deposit: '', until: '', committee: named };
    expect(dutiesOf(run(rapid, { kind: 'set-appeals', terms }), '2026-11-02')).toEqual([]);
  });
});
