/** @regulation FIDE C.04.2 2026 */
import {
  checkedRounds,
  makeTrf,
  recordedRounds,
  renumberedAfter,
  reportFileDocument,
} from '@rokade/formats';
import type { Reason } from '@rokade/rules';
import { type Command, makeSystem, type Settings, viewRound } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  details,
  playerId,
  put,
  refusalOf,
  run,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const system = makeSystem('dutch', { initialColour: 'white' });
const more: Partial<Settings> = { system, roundsPlanned: 7, halfPointByes: null };
const byStrength: Command = { kind: 'number-by-strength' };
const pair: Command = { kind: 'pair-round' };
const publish: Command = { kind: 'publish-round' };
const late = playerId('late');

const confirmed = (driver: Driver, command: Command): Driver => {
  const done = put(driver, { command, reason: 'The rating was wrong', confirmed: true });
  if (done.refusal !== null) throw new Error(done.refusal.code);
  return done;
};

const played = (rounds: number, settings: Partial<Settings> = more): Driver => {
  let driver = whiteWinsAll(started(8, settings));
  for (let round = 2; round <= rounds; round++) driver = whiteWinsAll(run(driver, pair, publish));
  return driver;
};

/** The strongest player of all, entered after some rounds. */
const withLateEntry = (driver: Driver): Driver =>
  confirmed(driver, {
    kind: 'enter-players',
    players: [{ id: late, details: details('Late, Lotte', { fideRating: 2600 }) }],
  });

const numberOf = ({ state }: Driver, id: string): number | undefined =>
  state.players.find((player) => player.id === id)?.no;

/** The ids of the players whom the reasons of a round name by their numbers. */
const namedIn = ({ state }: Driver, round: number): readonly string[] =>
  (state.rounds[round - 1]?.games ?? []).flatMap(({ because }) =>
    because.flatMap(({ facts }: Reason) =>
      ['player', 'white', 'black', 'opponent'].flatMap((key) => {
        const no = facts[key];
        return typeof no === 'number' ? [state.players[no - 1]?.id ?? '?'] : [];
      }),
    ),
  );

describe('Numbers given anew between rounds', () => {
  test('a late entry has the next number, and after that the place of their strength', () => {
    const entered = withLateEntry(played(2));
    expect(numberOf(entered, late)).toBe(9);
    expect(numberOf(confirmed(entered, byStrength), late)).toBe(1);
  });

  test('the reasons of the rounds played name the same people as before', () => {
    const entered = withLateEntry(played(2));
    const before = [namedIn(entered, 1), namedIn(entered, 2)];
    expect(before.flat()).not.toEqual([]);
    const after = confirmed(entered, byStrength);
    expect([namedIn(after, 1), namedIn(after, 2)]).toEqual(before);
    expect(viewRound(after.state, 1)?.boards.map(({ white }) => white.id)).toEqual(
      viewRound(entered.state, 1)?.boards.map(({ white }) => white.id),
    );
  });

  test('each round is checked by the numbers that it was paired with', () => {
    const third = whiteWinsAll(run(confirmed(withLateEntry(played(2)), byStrength), pair, publish));
    const checked = [...checkedRounds(third.state)];
    expect(checked.map(({ ok }) => ok)).toEqual([true, true, true]);
    const [first] = checked;
    expect(first?.actual.pairings.map(({ white }) => third.state.players[white - 1]?.id)).toEqual(
      expect.arrayContaining(third.state.rounds[0]?.games.map(({ white }) => white) ?? []),
    );
  });

  test('the report file records after which round', () => {
    const after = confirmed(withLateEntry(played(2)), byStrength);
    const document = reportFileDocument(after.state, { ratings: 'national', ranks: new Map() });
    expect(makeTrf(document)).toContain('### New numbers @ Round 2');
    expect(recordedRounds(document.otherLines)).toEqual([]);
    expect(renumberedAfter(document.otherLines)).toBe(2);
  });

  test('until round 4 is paired, and not beside a draft', () => {
    expect(confirmed(played(3), byStrength).state.rounds).toHaveLength(3);
    expect(refusalOf(run(played(2), pair), byStrength)).toMatchObject({
      code: 'lots.numbers-drafted',
    });
    expect(refusalOf(run(played(3), pair), byStrength)).toMatchObject({
      code: 'lots.numbers-too-late',
      until: 4,
    });
    expect(refusalOf(played(4), byStrength)).toMatchObject({ code: 'lots.numbers-too-late' });
  });

  test('never where acceleration divided the players, nor in a round robin', () => {
    const baku = makeSystem('dutch', { initialColour: 'white', acceleration: 'baku' });
    expect(refusalOf(played(1, { ...more, system: baku }), byStrength)).toMatchObject({
      code: 'lots.numbers-accelerated',
    });
    const table = { system: makeSystem('berger'), roundsPlanned: 7 };
    expect(refusalOf(played(1, table), byStrength)).toMatchObject({
      code: 'lots.numbers-too-late',
      until: 1,
    });
  });

  test('undo gives the former numbers back', () => {
    const entered = withLateEntry(played(2));
    const after = confirmed(entered, byStrength);
    const undone = confirmed(after, { kind: 'return-to', toVersion: entered.state.version });
    expect(undone.state.players).toEqual(entered.state.players);
    expect(undone.state.rounds).toEqual(entered.state.rounds);
  });
});
