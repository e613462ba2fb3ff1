import type { Command, Settings, SystemChoice } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  outsideFideMode,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const system: SystemChoice = {
  code: 'dutch',
  edition: 'fide-2026',
  acceleration: 'none',
  initialColour: 'white',
};

const change = (changes: Partial<Settings>): Command => ({ kind: 'change-settings', changes });
const rounds = (roundsPlanned: number): Command => change({ roundsPlanned });

const codes = (driver: Driver, command: Command): readonly string[] => {
  const refusal = refusalOf(driver, command);
  if (refusal.code !== 'command.needs-confirmation') return [refusal.code];
  return refusal.consequences.map(({ code }) => code);
};

const askBye = (player: string, round: number): Command => ({
  kind: 'request-bye',
  player: playerId(player),
  request: { round, bye: 'half-point' },
});

/** Eight players by the Dutch system outside FIDE mode, with a number of the five rounds played. */
function played(count: number, more: Partial<Settings> = {}): Driver {
  let driver = whiteWinsAll(outsideFideMode(started(8, { system, roundsPlanned: 5, ...more })));
  for (let round = 2; round <= count; round++) {
    driver = whiteWinsAll(run(driver, { kind: 'pair-round' }, { kind: 'publish-round' }));
  }
  return driver;
}

describe('another number of rounds', () => {
  test('before the start it asks nothing, after it always', () => {
    expect(run(withPlayers(8, { system }), rounds(6)).refusal).toBeNull();
    expect(codes(played(1), rounds(6))).toEqual(['consequence.rounds-changed']);
    expect(runConfirmed(played(1), rounds(6)).state.settings.roundsPlanned).toBe(6);
  });

  test('names byes that lapse, and half points that would stand in the last round', () => {
    const driver = run(played(1, { halfPointByes: null }), askBye('p7', 3), askBye('p8', 4));
    expect(codes(driver, rounds(3))).toEqual([
      'consequence.rounds-changed',
      'consequence.byes-lapse',
      'consequence.half-point-lost-at-end',
    ]);
    const { state } = runConfirmed(driver, rounds(3));
    const byes = state.players.flatMap(({ id, byeRequests }) =>
      byeRequests.map(({ round, bye }) => `${id} ${round} ${bye}`),
    );
    expect(byes).toContain('p7 3 zero-point');
  });

  test('names a round that was paired as the last, and one that was not', () => {
    expect(codes(played(5), rounds(6))).toContain('consequence.was-paired-as-last');
    expect(codes(played(3), rounds(3))).toContain('consequence.not-paired-as-last');
    const baku = { ...system, acceleration: 'baku' } as const;
    expect(codes(played(1, { system: baku }), rounds(7))).toContain(
      'consequence.acceleration-shifts',
    );
  });

  test('takes back a draft that was paired for the other number', () => {
    const drafted = run(played(1), { kind: 'pair-round' });
    expect(runConfirmed(drafted, rounds(6)).state.rounds).toHaveLength(1);
  });

  test('refuses more rounds than somebody has opponents for', () => {
    const refusal = refusalOf(played(2), rounds(8));
    expect(refusal).toMatchObject({ code: 'settings.rounds-unplayable', most: 7 });
    expect(codes(played(2), rounds(7))).toEqual(['consequence.rounds-changed']);
    const drafted = run(played(2), { kind: 'pair-round' });
    expect(refusalOf(drafted, rounds(8))).toMatchObject({ most: 7 });
    const smaller = run(
      played(2),
      { kind: 'withdraw-player', player: playerId('p8'), fromRound: 3 },
      { kind: 'withdraw-player', player: playerId('p7'), fromRound: 3 },
    );
    expect(refusalOf(smaller, rounds(7)).code).toBe('settings.rounds-unplayable');
  });

  test('refuses fewer rounds than there are', () => {
    expect(refusalOf(played(3), rounds(2))).toMatchObject({ problem: 'already-paired' });
  });
});

describe('acceleration and forbidden meetings after round 1', () => {
  const answer = (driver: Driver, command: Command, confirmed: boolean | 'twice') =>
    put(driver, { command, reason: 'Aftalt med spillerne', confirmed });

  test.each<readonly [string, Partial<Settings>]>([
    ['acceleration', { system: { ...system, acceleration: 'baku' } }],
    ['forbidden', { forbidden: { sameClub: true, sameFederation: false, groups: [] } }],
  ])('%s asks twice', (_, changes) => {
    const driver = played(1);
    const command = change(changes);
    expect(answer(driver, command, false).refusal).toMatchObject({
      again: false,
      consequences: [{ code: 'consequence.system-changed-after-start' }],
    });
    expect(answer(driver, command, true).refusal).toMatchObject({
      again: true,
      consequences: [{ code: 'consequence.paired-by-other-rules', rounds: 1 }],
    });
    expect(answer(driver, command, 'twice').state.settings).toMatchObject(changes);
  });

  test('other changes of the system ask once, and before round 1 nothing asks', () => {
    const worth = change({ scoring: { win: 2, draw: 1, loss: 0, allocatedBye: 1 } });
    expect(answer(played(1), worth, true).refusal).toBeNull();
    const forbidden = { sameClub: true, sameFederation: false, groups: [] };
    expect(run(withPlayers(8, { system }), change({ forbidden })).refusal).toBeNull();
  });
});
