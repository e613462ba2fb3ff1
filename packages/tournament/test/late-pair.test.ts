import {
  type Command,
  decide,
  type SystemChoice,
  viewPlayerCard,
  viewRound,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  details,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const enter = (...names: readonly string[]): Command => ({
  kind: 'enter-players',
  players: names.map((name) => ({ id: playerId(name), details: details(name) })),
});

const addPair = (white: string, black: string, round = 1): Command => ({
  kind: 'add-pair',
  round,
  white: playerId(white),
  black: playerId(black),
  minutesOff: 15,
});

const consequencesOf = (driver: Driver, command: Command) => {
  const refusal = refusalOf(driver, command);
  if (refusal.code !== 'command.needs-confirmation') throw new Error(refusal.code);
  expect(refusal.reasonNeeded).toBe(true);
  return refusal.consequences;
};

describe('a pair after the start of a round (FIDE 2012 8.3.3, 7.4)', () => {
  test('two latecomers meet on a board of their own, with their clocks adjusted', () => {
    const late = run(started(6), enter('x1', 'x2'));
    expect(consequencesOf(late, addPair('x1', 'x2'))).toEqual([
      {
        code: 'consequence.paired-late',
        white: 'x1',
        black: 'x2',
        article: 'FIDE 2012 8.3.3',
      },
    ]);
    const paired = runConfirmed(late, addPair('x1', 'x2'));
    expect(viewRound(paired.state, 1)?.boards.map(({ board }) => board)).toEqual([1, 2, 3, 4]);
    expect(viewRound(paired.state, 1)).toMatchObject({ altered: true, missing: [1, 2, 3, 4] });
    expect(viewRound(paired.state, 1)?.boards[3]).toMatchObject({
      white: { id: 'x1' },
      black: { id: 'x2' },
      because: [{ code: 'arbiter.paired-late', facts: { minutes: 15 } }],
    });
    expect(paired.entries.at(-1)?.reason).not.toBe('');
    const played = whiteWinsAll(paired);
    expect(viewPlayerCard(played.state, playerId('x1'))?.standing?.halfPoints).toBe(2);
  });

  test('one latecomer and whoever has the bye: the bye with its point goes', () => {
    const late = run(started(7), enter('x1'));
    const idle = late.state.rounds[0]?.byes[0]?.player ?? '';
    expect(consequencesOf(late, addPair('x1', idle))).toContainEqual({
      code: 'consequence.bye-lost',
      player: idle,
      halfPoints: 2,
    });
    const { state } = runConfirmed(late, addPair('x1', idle));
    expect(state.rounds[0]?.byes).toEqual([]);
    const latecomer = state.players.find(({ id }) => id === 'x1');
    expect(latecomer?.fromRound).toBe(1);
  });

  test('a round taken back and paired anew has both from the beginning', () => {
    const paired = runConfirmed(run(started(6), enter('x1', 'x2')), addPair('x1', 'x2'));
    const again = run(runConfirmed(paired, { kind: 'unpublish-round' }), { kind: 'pair-round' });
    expect(again.state.rounds[0]?.games).toHaveLength(4);
    expect(again.state.rounds[0]?.byes).toEqual([]);
  });

  test('can be taken back', () => {
    const late = run(started(6), enter('x1', 'x2'));
    const paired = runConfirmed(late, addPair('x1', 'x2'));
    const back = run(paired, { kind: 'return-to', toVersion: late.state.version });
    expect(back.state.rounds).toEqual(late.state.rounds);
  });

  test('nobody with an opponent, nobody twice, nobody whom they have met, nobody who left', () => {
    const late = run(started(6), enter('x1', 'x2'));
    const { white = playerId('p1') } = late.state.rounds[0]?.games[0] ?? {};
    expect(refusalOf(late, addPair('x1', white))).toMatchObject({
      code: 'late-pair.not-free',
      player: white,
    });
    expect(refusalOf(late, addPair('x1', 'x1')).code).toBe('draft.player-twice');
    expect(refusalOf(late, addPair('x1', 'x2', 2)).code).toBe('round.unknown');
    const gone = run(
      whiteWinsAll(late),
      { kind: 'withdraw-player', player: playerId('x2'), fromRound: 2 },
      { kind: 'pair-round' },
    );
    expect(refusalOf(gone, addPair('x1', 'x2', 2)).code).toBe('round.not-published');
    const second = run(gone, { kind: 'publish-round' });
    expect(refusalOf(second, addPair('x2', 'x1', 2))).toMatchObject({ player: 'x2' });
  });

  test('two who have met are refused with the round, as FIDE wants it', () => {
    const first = whiteWinsAll(started(8));
    const { white, black } = first.state.rounds[0]?.games[0] ?? {};
    if (white === undefined || black === undefined) throw new Error('no game');
    const away = run(
      first,
      { kind: 'request-bye', player: white, request: { round: 2, bye: 'zero-point' } },
      { kind: 'request-bye', player: black, request: { round: 2, bye: 'zero-point' } },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );
    expect(refusalOf(away, addPair(white, black, 2))).toMatchObject({
      code: 'late-pair.have-met',
      earlierRound: 1,
      article: 'FIDE 2012 8.3.3',
    });
  });

  test('only in the newest published round, and only where pairing goes by points', () => {
    const second = run(whiteWinsAll(started(6)), { kind: 'pair-round' }, { kind: 'publish-round' });
    const late = run(second, enter('x1', 'x2'));
    expect(refusalOf(late, addPair('x1', 'x2', 1)).code).toBe('late-pair.round-over');
    const system: SystemChoice = {
      code: 'berger',
      edition: 'fide-2012',
      cycles: 1,
      withdrawals: 'fide-2012',
      freeDates: false,
    };
    const table = run(started(6, { system, tieBreaks: [] }), enter('x1', 'x2'));
    expect(refusalOf(table, addPair('x1', 'x2')).code).toBe('system.no-late-pair');
    const wrong = { ...addPair('x1', 'x2', 2), minutesOff: -5 } as Command;
    expect(refusalOf(late, wrong).code).toBe('late-pair.minutes-invalid');
  });

  test('a draft of the next round, paired without them, goes', () => {
    const drafted = run(whiteWinsAll(started(6)), enter('x1', 'x2'), { kind: 'pair-round' });
    const { state } = runConfirmed(drafted, addPair('x1', 'x2'));
    expect(state.rounds).toHaveLength(1);
  });

  test('without a reason it is not carried out', () => {
    const late = run(started(6), enter('x1', 'x2'));
    const request = { command: addPair('x1', 'x2'), reason: ' ', confirmed: true };
    expect(put(late, request).refusal?.code).toBe('command.needs-confirmation');
    expect(decide(late.state, { ...request, reason: 'Sene' }).ok).toBe(true);
  });
});
