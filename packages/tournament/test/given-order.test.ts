import { type Command, makeSystem, type Tournament, viewStandings } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const withDutch = { system: makeSystem('dutch', { initialColour: 'white' }), rated: 'no' } as const;
const tied = started(4, withDutch);
const ids = ['p1', 'p4', 'p2', 'p3'].map(playerId);
const byHand = { kind: 'order-tied-players', players: ids } as const;
const byValues = (hundredths: readonly number[], name = 'Armageddon', players = ids) =>
  ({ kind: 'order-tied-players', players, values: { name, hundredths } }) as const;

const placesIn = (t: Tournament, round?: number) =>
  viewStandings(t, round).rows.map(({ player, rank, shared, byArbiter }) => [
    player.id,
    rank,
    shared,
    byArbiter,
  ]);

describe('an order given by the arbiter', () => {
  test('by hand separates everybody, and says so', () => {
    const { state } = runConfirmed(tied, byHand);
    expect(placesIn(state)).toEqual([
      ['p1', 1, false, true],
      ['p4', 2, false, true],
      ['p2', 3, false, true],
      ['p3', 4, false, true],
    ]);
    expect(viewStandings(state).lots).toMatchObject([
      { byArbiter: true, values: null, seed: '', firstRank: 1, lastRank: 4, isOpen: false },
    ]);
  });

  test('by values from outside goes by them, and leaves equals equal', () => {
    const { state } = runConfirmed(tied, byValues([50, 150, 50, 0]));
    expect(placesIn(state)).toEqual([
      ['p4', 1, false, true],
      ['p1', 2, true, true],
      ['p2', 2, true, true],
      ['p3', 4, false, true],
    ]);
    expect(viewStandings(state).lots).toMatchObject([
      {
        values: {
          name: 'Armageddon',
          of: [{ player: { id: 'p4' }, hundredths: 150 }, {}, {}, {}],
        },
      },
    ]);
  });

  test('whom values leave equal a lot or a further value separates', () => {
    const valued = runConfirmed(tied, byValues([50, 150, 50, 0]));
    const pair = ['p1', 'p2'].map(playerId);
    const drawn = run(valued, { kind: 'draw-tie-lots', seed: 'syv', players: pair });
    expect(placesIn(drawn.state).map(([, rank]) => rank)).toEqual([1, 2, 3, 4]);
    const again = runConfirmed(valued, byValues([0, 100], 'Blitz', pair));
    expect(placesIn(again.state).map(([id]) => id)).toEqual(['p4', 'p2', 'p1', 'p3']);
    expect(
      viewStandings(again.state).lots.map(({ firstRank, lastRank }) => [firstRank, lastRank]),
    ).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  test('needs a reason, in FIDE mode and outside it', () => {
    for (const driver of [tied, started(4, { ...withDutch, rated: 'by-rule' })]) {
      const without = put(driver, { command: byHand, reason: '', confirmed: true });
      expect(without.refusal).toMatchObject({
        code: 'command.needs-confirmation',
        reasonNeeded: true,
      });
    }
  });

  test('can be given anew, but sets no lot aside', () => {
    const anew = runConfirmed(runConfirmed(tied, byHand), { ...byHand, players: ids.toReversed() });
    expect(placesIn(anew.state).map(([id]) => id)).toEqual(['p3', 'p2', 'p4', 'p1']);
    const drawn = run(tied, { kind: 'draw-tie-lots', seed: 'syv', players: ids });
    expect(refusalOf(drawn, byHand).code).toBe('lots.not-tied');
  });

  test.each<readonly [string, Command, string]>([
    ['some of those who share the place', { ...byHand, players: ids.slice(1) }, 'lots.not-tied'],
    [
      'one of them twice',
      { ...byHand, players: [...ids.slice(1), playerId('p2')] },
      'lots.not-tied',
    ],
    ['values that are all the same', byValues([1, 1, 1, 1]), 'lots.values-invalid'],
    ['a value too few', byValues([1, 2, 3]), 'lots.values-invalid'],
    ['values without a name', byValues([1, 2, 3, 4], ' '), 'lots.values-invalid'],
  ])('is refused for %s', (_, command, code) => {
    expect(refusalOf(tied, command).code).toBe(code);
  });

  test('holds for the round it was given after, and no longer once they are not equal', () => {
    const given = runConfirmed(tied, byHand);
    expect(placesIn(given.state, 0).some(([, , , byArbiter]) => byArbiter)).toBe(false);
    const played = whiteWinsAll(given).state;
    expect(placesIn(played).some(([, , , byArbiter]) => byArbiter)).toBe(false);
  });
});
