/** @regulation DSU 2002 */
import { type Command, type GameResult, type Refusal, viewPhase } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  details,
  playerId,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const pair: Command = { kind: 'pair-round' };
const publish: Command = { kind: 'publish-round' };
const boards = ({ state }: Driver, round = state.rounds.length) =>
  state.rounds[round - 1]?.games.map(({ white, black }) => `${white}-${black}`);

describe('a round from draft to publication', () => {
  test('round 1 of Monrad: number 2 has White against 1, 4 against 3 (4.10.1)', () => {
    expect(boards(run(withPlayers(4), pair))).toEqual(['p2-p1', 'p4-p3']);
  });

  test('the phase names the one next step all the way', () => {
    const entered = withPlayers(4, { roundsPlanned: 2 });
    const phases = [viewPhase(entered.state)];
    let now = entered;
    for (let round = 1; round <= 2; round++) {
      now = run(now, pair);
      phases.push(viewPhase(now.state));
      now = run(now, publish);
      phases.push(viewPhase(now.state));
      now = whiteWinsAll(now);
      phases.push(viewPhase(now.state));
    }
    now = run(now, { kind: 'finish-tournament' });
    phases.push(viewPhase(now.state));
    expect(phases).toEqual([
      'ready-to-pair',
      ...['draft', 'playing', 'ready-to-pair'],
      ...['draft', 'playing', 'complete'],
      'finished',
    ]);
  });

  test('only one draft at a time, and no round beyond those planned', () => {
    expect(refusalOf(run(withPlayers(4), pair), pair).code).toBe('round.already-paired');
    const last = whiteWinsAll(started(4, { roundsPlanned: 1 }));
    expect(refusalOf(last, pair)).toEqual({ code: 'round.no-more', planned: 1 });
  });

  test('pairing before all results are in asks first, and counts open games as draws (4.10 §2, §11c)', () => {
    const playing = started(4);
    expect(refusalOf(playing, pair)).toEqual({
      code: 'command.needs-confirmation',
      consequences: [
        { code: 'consequence.results-missing', round: 1, boards: [1, 2] },
        { code: 'consequence.adjourned-as-draws' },
      ],
      reasonNeeded: false,
      again: false,
    });
    expect(boards(runConfirmed(playing, pair))).toEqual(['p3-p1', 'p4-p2']);
  });

  test('without lots there is no pairing', () => {
    const drawn = withPlayers(4);
    const undrawn = run(drawn, { kind: 'return-to', toVersion: 2 });
    expect(refusalOf(undrawn, pair).code).toBe('lots.not-drawn');
  });

  test('an impossible round is refused with the players concerned', () => {
    const two = whiteWinsAll(started(2));
    expect(refusalOf(two, pair)).toMatchObject({
      code: 'pairing.no-legal-pairing',
      roundNumber: 2,
    });
  });

  test('taking back a published round asks, then pairs anew from the same results', () => {
    const second = run(whiteWinsAll(started(6)), pair, publish);
    const withResult = run(second, {
      kind: 'enter-result',
      round: 2,
      board: 1,
      result: { kind: 'played', white: 2, black: 0 },
    });
    expect(refusalOf(withResult, { kind: 'unpublish-round' })).toMatchObject({
      consequences: [{ code: 'consequence.results-lost', round: 2, results: 1 }],
      reasonNeeded: true,
      again: false,
    });
    const again = run(runConfirmed(withResult, { kind: 'unpublish-round' }), pair);
    expect(boards(again)).toEqual(boards(second));
  });
});

describe('altering a draft by hand', () => {
  const swap = (driver: Driver): Command => {
    const [first, second] = driver.state.rounds.at(-1)?.games ?? [];
    if (first === undefined || second === undefined) throw new Error('two boards');
    return {
      kind: 'alter-draft',
      boards: [
        { white: first.white, black: second.black },
        { white: second.white, black: first.black },
      ],
    };
  };

  test('wants a confirmation with a reason, and keeps the reasons of untouched boards', () => {
    const draft = run(withPlayers(6), pair);
    const [one, two, three] = draft.state.rounds[0]?.games ?? [];
    if (one === undefined || two === undefined || three === undefined) throw new Error('boards');
    const altered = runConfirmed(draft, {
      kind: 'alter-draft',
      boards: [
        { white: two.white, black: one.black },
        { white: one.white, black: two.black },
        { white: three.white, black: three.black },
      ],
    });
    const round = altered.state.rounds[0];
    expect(round?.altered).toBe(true);
    expect(round?.games[0]?.because).toEqual([
      { code: 'arbiter.altered-draft', article: '§6', facts: {} },
    ]);
    expect(round?.games[2]?.because).toEqual(three.because);
  });

  test('names a rematch before it happens', () => {
    const second = run(whiteWinsAll(started(4)), pair);
    const first = second.state.rounds[0]?.games ?? [];
    const refusal = refusalOf(second, {
      kind: 'alter-draft',
      boards: first.map(({ white, black }) => ({ white: black, black: white })),
    });
    expect(refusal).toMatchObject({
      consequences: [
        { code: 'consequence.differs-from-rules', boards: 2 },
        { code: 'consequence.rematch', white: 'p1', black: 'p2', earlierRound: 1 },
        { code: 'consequence.rematch', white: 'p3', black: 'p4', earlierRound: 1 },
      ],
    });
  });

  test('a forfeited pairing was no game, so playing it is no rematch (4.10 §3)', () => {
    const result: GameResult = { kind: 'forfeit', absent: 'both', notice: false };
    const nobodyCame = [1, 2].map(
      (board): Command => ({ kind: 'enter-result', round: 1, board, result }),
    );
    const second = run(started(4), ...nobodyCame, pair);
    const refusal = refusalOf(second, {
      kind: 'alter-draft',
      boards: (second.state.rounds[1]?.games ?? []).map(({ white, black }) => ({
        white: black,
        black: white,
      })),
    });
    expect(refusal).toMatchObject({
      consequences: [{ code: 'consequence.differs-from-rules', boards: 2 }],
    });
  });

  test('nobody twice, nobody who is not there, one sit-out at most', () => {
    const draft = run(
      withPlayers(4),
      { kind: 'withdraw-player', player: playerId('p4'), fromRound: 1 },
      pair,
    );
    const alter = (...pairs: readonly (readonly [string, string])[]): Command => ({
      kind: 'alter-draft',
      boards: pairs.map(([white, black]) => ({ white: playerId(white), black: playerId(black) })),
    });
    expect(refusalOf(draft, alter(['p1', 'p2'], ['p2', 'p3'])).code).toBe('draft.player-twice');
    expect(refusalOf(draft, alter(['p1', 'p4'])).code).toBe('draft.player-not-present');
    expect(refusalOf(draft, alter()).code).toBe('draft.too-many-byes');
  });

  test('back to what the system paired is free', () => {
    const draft = run(withPlayers(4), pair);
    const altered = runConfirmed(draft, swap(draft));
    const games = draft.state.rounds[0]?.games ?? [];
    const restored = run(altered, {
      kind: 'alter-draft',
      boards: games.map(({ white, black }) => ({ white, black })),
    });
    expect(boards(restored)).toEqual(boards(draft));
    expect(restored.state.rounds[0]?.altered).toBe(false);
  });
});

describe('coming and going', () => {
  test('a late entry gets the last number and is paired from the next round on', () => {
    const late = run(whiteWinsAll(started(4)), {
      kind: 'enter-players',
      players: [{ id: playerId('late'), details: details('Sen, Ole') }],
    });
    expect(late.state.players.at(-1)).toMatchObject({ id: 'late', no: 5, fromRound: 2 });
    const next = run(late, pair);
    expect(next.state.rounds[1]?.byes.map(({ player }) => player)).toEqual(['late']);
  });

  test('whoever withdraws while a draft waits takes the draft back with them', () => {
    const draft = run(withPlayers(4), pair);
    const gone = run(draft, { kind: 'withdraw-player', player: playerId('p1'), fromRound: 1 });
    expect(gone.state.rounds).toEqual([]);
    expect(boards(run(gone, pair))).not.toContain('p2-p1');
  });

  test('a returned player is paired again', () => {
    const gone = run(whiteWinsAll(started(6)), {
      kind: 'withdraw-player',
      player: playerId('p6'),
      fromRound: 2,
    });
    const without = whiteWinsAll(run(gone, pair, publish));
    expect(boards(without)?.join()).not.toContain('p6');
    const back = run(
      without,
      { kind: 'return-player', player: playerId('p6'), fromRound: 3 },
      pair,
    );
    expect(boards(back)?.join()).toContain('p6');
  });

  test('a bye asked for keeps the player out of that round with its points (FIDE 2012 8.3.2)', () => {
    const withBye = run(withPlayers(6), {
      kind: 'request-bye',
      player: playerId('p3'),
      request: { round: 1, bye: 'half-point' },
    });
    const { state } = run(withBye, pair);
    expect(state.rounds[0]?.byes).toContainEqual({
      player: 'p3',
      bye: 'half-point',
      halfPoints: 1,
      because: [],
    });
  });

  test('no bye for a round that is out', () => {
    expect(
      refusalOf(started(4), {
        kind: 'request-bye',
        player: playerId('p3'),
        request: { round: 1, bye: 'half-point' },
      }).code,
    ).toBe('bye.round-already-paired');
  });

  test('the same bye again, or cancelling none, changes nothing and leaves the draft', () => {
    const request = { round: 1, bye: 'half-point' } as const;
    const ask: Command = { kind: 'request-bye', player: playerId('p3'), request };
    const draft = run(withPlayers(6), ask, pair);
    const cancel: Command = { kind: 'cancel-bye-request', player: playerId('p4'), round: 1 };
    expect(run(draft, ask, cancel).entries).toEqual(draft.entries);
    expect(run(draft, { ...cancel, player: playerId('p3') }).state.rounds).toEqual([]);
  });

  test('nobody leaves or comes back in a round that is out', () => {
    const leave: Command = { kind: 'withdraw-player', player: playerId('p1'), fromRound: 1 };
    const published: Refusal = { code: 'round.already-paired', round: 1 };
    expect(refusalOf(started(4), leave)).toEqual(published);
    const gone = run(started(4), { ...leave, fromRound: 2 });
    expect(refusalOf(gone, { ...leave, kind: 'return-player' })).toEqual(published);
  });

  test('whoever leaves after the draft’s round lets the draft stand', () => {
    const draft = run(withPlayers(4), pair);
    const gone = run(draft, { kind: 'withdraw-player', player: playerId('p1'), fromRound: 2 });
    expect(boards(gone)).toEqual(boards(draft));
  });

  test('details written again as they are add nothing to the journal', () => {
    const four = withPlayers(4);
    const changes = { club: 'Aalborg' };
    const again = run(four, { kind: 'change-player', player: playerId('p1'), changes });
    expect(again.entries).toEqual(four.entries);
  });

  test.each([
    ['a second namesake', details('spiller  01'), 'command.needs-confirmation'],
    ['a player without a name', details('  '), 'player.invalid'],
    ['a name of two lines', details('Hansen,\nIda'), 'player.invalid'],
    ['half a character', details('Hansen\ud83d, Ida'), 'player.invalid'],
    ['a rating beyond all ratings', details('Ny, Spiller', { rating: 9000 }), 'player.invalid'],
    ['a title nobody gives', details('Ny, Spiller', { title: 'XM' }), 'player.invalid'],
    ['a date that is none', details('Ny, Spiller', { birthDate: '31/12-99' }), 'player.invalid'],
    ['a day that is none', details('Ny, Spiller', { birthDate: '1999-02-29' }), 'player.invalid'],
    ['a leap day of 1900', details('Ny, Spiller', { birthDate: '1900-02-29' }), 'player.invalid'],
    ['February 30', details('Ny, Spiller', { birthDate: '2000-02-30' }), 'player.invalid'],
    ['April 31', details('Ny, Spiller', { birthDate: '2000-04-31' }), 'player.invalid'],
    ['day 0', details('Ny, Spiller', { birthDate: '2000-04-00' }), 'player.invalid'],
  ])('%s is refused', (_, entered, code) => {
    const refusal = refusalOf(withPlayers(4), {
      kind: 'enter-players',
      players: [{ id: playerId('new'), details: entered }],
    });
    expect(refusal.code).toBe(code);
  });

  test.each(['1996-02-29', '2000-02-29', '1999-01-31', '1999-12-01'])(
    'somebody may be born on %s',
    (birthDate) => {
      const player = { id: playerId('new'), details: details('Ny, Spiller', { birthDate }) };
      const { state } = run(withPlayers(4), { kind: 'enter-players', players: [player] });
      expect(state.players.at(-1)?.details.birthDate).toBe(birthDate);
    },
  );
});
