/** @regulation DSU 2002 */
import { type Command, type GameResult, makeSystem } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const played = (white: number, black: number): GameResult => ({ kind: 'played', white, black });
const enter = (board: number, result: GameResult, round = 1): Command => ({
  kind: 'enter-result',
  round,
  board,
  result,
});
const correct = (board: number, result: GameResult | null, round = 1): Command => ({
  kind: 'correct-result',
  round,
  board,
  result,
});

/** @article Laws 2001 11.1 */
describe('entering results (§14, §15)', () => {
  test('a result stands on its board', () => {
    const { state } = run(started(4), enter(2, played(1, 1)));
    expect(state.rounds[0]?.games.map(({ result }) => result)).toEqual([null, played(1, 1)]);
  });

  test('the same result twice is no error and adds nothing to the journal', () => {
    const once = run(started(4), enter(1, played(2, 0)));
    const twice = run(once, enter(1, played(2, 0)));
    expect(twice.entries).toHaveLength(once.entries.length);
  });

  test('a different result on a finished board is refused, so that nothing is overwritten unseen', () => {
    const once = run(started(4), enter(1, played(2, 0)));
    expect(refusalOf(once, enter(1, played(0, 2)))).toEqual({
      code: 'result.already-entered',
      round: 1,
      board: 1,
    });
  });

  test.each(['soon', '2026-11-31', '2026-2-1', '2026-11-12T19:00'])(
    'a game is not postponed to “%s”, which is no day',
    (due) => {
      const refusal = refusalOf(started(4), enter(1, { kind: 'pending', why: 'postponed', due }));
      expect(refusal).toEqual({ code: 'result.due-not-a-date', due });
    },
  );

  test('a postponed game takes its result later', () => {
    const postponed = run(
      started(4),
      enter(1, { kind: 'pending', why: 'postponed', due: '2026-11-12' }),
    );
    expect(run(postponed, enter(1, played(0, 2))).state.rounds[0]?.games[0]?.result).toEqual(
      played(0, 2),
    );
  });

  test.each([
    [3, 0],
    [2, 1],
    [-1, 1],
    [0.5, 0],
  ])('%i–%i half-points is no score of a game', (white, black) => {
    expect(refusalOf(started(4), enter(1, played(white, black))).code).toBe('result.invalid');
  });

  test('½–0 wants a reason (Laws 2001 12.7, 12.8, 13.4)', () => {
    const before = started(4);
    expect(refusalOf(before, enter(1, played(1, 0)))).toEqual({
      code: 'command.needs-confirmation',
      consequences: [{ code: 'consequence.unusual-score', whiteHalfPoints: 1, blackHalfPoints: 0 }],
      reasonNeeded: true,
      again: false,
    });
    const silent = put(before, { command: enter(1, played(1, 0)), reason: ' ', confirmed: true });
    expect(silent.refusal?.code).toBe('command.needs-confirmation');
    const decided = runConfirmed(before, enter(1, played(1, 0)));
    expect(decided.state.rounds[0]?.games[0]?.result).toEqual(played(1, 0));
    expect(decided.entries.at(-1)?.reason).not.toBe('');
  });

  test.each([
    ['round', enter(1, played(2, 0), 2), 'round.unknown'],
    ['board', enter(3, played(2, 0)), 'board.unknown'],
  ])('an unknown %s is named', (_, command, code) => {
    expect(refusalOf(started(4), command).code).toBe(code);
  });

  test('a draft takes no results', () => {
    const draft = run(withPlayers(4), { kind: 'pair-round' });
    expect(refusalOf(draft, enter(1, played(2, 0))).code).toBe('round.not-published');
  });
});

/** @article Laws 2001 A1 */
describe('correcting results (4.10 §2, §11d)', () => {
  test('is free while no later round is published', () => {
    const done = run(whiteWinsAll(started(4)), correct(1, played(0, 2)));
    expect(done.state.rounds[0]?.games[0]?.result).toEqual(played(0, 2));
  });

  test('takes back a draft that was paired on the old points', () => {
    const drafted = run(whiteWinsAll(started(4)), { kind: 'pair-round' });
    const corrected = run(drafted, correct(1, played(0, 2)));
    expect(corrected.state.rounds).toHaveLength(1);
    expect(corrected.entries.at(-1)?.event).toEqual({ kind: 'round-withdrawn', round: 2 });
  });

  test.each<[string, GameResult, GameResult | null]>([
    ['a win becomes a draw', played(2, 0), played(1, 1)],
    ['a draw becomes a win', played(1, 1), played(2, 0)],
    [
      'a win becomes a win by forfeit',
      played(2, 0),
      { kind: 'forfeit', absent: 'black', notice: false },
    ],
    ['a result is taken out', played(2, 0), null],
  ])('takes it back where %s', (_, before, after) => {
    const first = run(started(4), enter(1, before), enter(2, played(2, 0)));
    const drafted = run(first, { kind: 'pair-round' });
    expect(run(drafted, correct(1, after)).state.rounds).toHaveLength(1);
  });

  test('leaves a draft alone when a postponed game becomes the draw it counted as', () => {
    const open = started(4);
    const postponed = run(open, enter(1, { kind: 'pending', why: 'postponed', due: '' }));
    const drafted = run(whiteWinsAll(postponed), { kind: 'pair-round' });
    expect(run(drafted, enter(1, played(1, 1))).state.rounds).toHaveLength(2);
  });

  test('after the next round is published says that its pairing stands', () => {
    const next = run(whiteWinsAll(started(4)), { kind: 'pair-round' }, { kind: 'publish-round' });
    expect(refusalOf(next, correct(1, played(0, 2)))).toEqual({
      code: 'command.needs-confirmation',
      consequences: [{ code: 'consequence.pairing-stands', round: 1, pairedRounds: [2] }],
      reasonNeeded: true,
      again: false,
    });
    const before = next.state.rounds[1];
    const after = runConfirmed(next, correct(1, played(0, 2)));
    expect(after.state.rounds[1]).toEqual(before);
    expect(after.state.rounds[0]?.games[0]?.result).toEqual(played(0, 2));
  });

  test('late and decisive says for which rounds it counted as a draw (4.10 §2)', () => {
    const open = started(4);
    const put = run(open, enter(1, { kind: 'pending', why: 'adjourned', due: '' }));
    const next = run(whiteWinsAll(put), { kind: 'pair-round' }, { kind: 'publish-round' });
    const { white, black } = open.state.rounds[0]?.games[0] ?? {};
    expect(refusalOf(next, enter(1, played(2, 0)))).toEqual({
      code: 'command.needs-confirmation',
      consequences: [
        {
          code: 'consequence.counted-as-draw',
          white,
          black,
          whiteHalfPoints: 2,
          blackHalfPoints: 0,
          pairedRounds: [2],
          article: '4.10 §2',
        },
      ],
      reasonNeeded: false,
      again: false,
    });
    expect(run(next, enter(1, played(1, 1))).refusal).toBeNull();
    expect(runConfirmed(next, enter(1, played(2, 0))).state.rounds[1]).toEqual(
      next.state.rounds[1],
    );
  });

  test('where nothing was paired on it, a late result asks nothing', () => {
    const put = run(started(4), enter(1, { kind: 'pending', why: 'adjourned', due: '' }));
    expect(run(whiteWinsAll(put), enter(1, played(2, 0))).refusal).toBeNull();
  });

  test('swapped colours keep what each player got (Laws 2001 7.2)', () => {
    const done = run(started(4), enter(1, played(2, 0)));
    const winner = done.state.rounds[0]?.games[0]?.white;
    const swapped = run(done, { kind: 'swap-colours', round: 1, board: 1 });
    const game = swapped.state.rounds[0]?.games[0];
    expect(game?.black).toBe(winner);
    expect(game?.result).toEqual(played(0, 2));
  });
});

describe('a game by appointment (Tempelhof 2018 III.E.5)', () => {
  const free = run(withPlayers(4, { system: makeSystem('tempelhof-table', { freeDates: true }) }), {
    kind: 'pair-all-rounds',
  });
  const drawn = (result: GameResult): Command => ({
    kind: 'enter-result',
    round: 1,
    board: 1,
    result,
    swapped: true,
  });

  test('is entered with the colours that the two drew, without a question', () => {
    const before = free.state.rounds[0]?.games[0];
    const { state, refusal } = run(free, drawn(played(2, 0)));
    const after = state.rounds[0]?.games[0];
    expect(refusal).toBe(null);
    expect([after?.white, after?.black, after?.result]).toEqual([
      ...[before?.black, before?.white],
      played(2, 0),
    ]);
  });

  test('is not so where the rounds have their days', () => {
    expect(refusalOf(started(4), drawn(played(2, 0))).code).toBe('result.colours-stand');
  });

  test('stands once it is in', () => {
    const once = run(free, drawn(played(2, 0)));
    expect(refusalOf(once, drawn(played(0, 2))).code).toBe('result.already-entered');
  });
});
