import { type Command, publicTournament, usualLaws } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
} from '../../../test/tournament/journal-driver.ts';

type Recording = Extract<Command, { kind: 'record-incident' }>;

const round1 = started(4);
const [game] = round1.state.rounds[0]?.games ?? [];
if (game === undefined) throw new Error('no game');
const { white, black } = game;

const record = (more: Partial<Recording> = {}): Recording => ({
  kind: 'record-incident',
  round: 1,
  board: 1,
  player: white,
  situation: 'illegal-move',
  answers: [],
  laws: 'laws-2023',
  penalty: '',
  whiteBefore: 600,
  whiteAfter: 600,
  blackBefore: 300,
  blackAfter: 420,
  words: ' Kongen stod i skak. ',
  result: null,
  ...more,
});
const answered = (question: string, answer: string) => [{ question, answer }];
const resultAt = ({ state }: Driver) => state.rounds[0]?.games[0]?.result;

/** @article FIDE Laws 2023 7.5.5; Laws 2001 7.4b; DSU 2002 4.1.1 §6; FIDE 2012 3.1, 10.1 */
describe('an incident at a board', () => {
  test('is kept with its article, the clocks and whose ruling it was', () => {
    const { state } = run(round1, record());
    expect(state.incidents).toMatchObject([
      {
        number: 1,
        article: 'Laws 2023 7.5.5',
        count: 1,
        words: 'Kongen stod i skak.',
        blackBefore: 300,
        blackAfter: 420,
      },
    ]);
    expect(state.incidents[0]?.by).not.toBe('');
    expect(state.rounds).toEqual(round1.state.rounds);
  });

  test('counts with the earlier ones of this player in this game: the second one loses', () => {
    const first = run(round1, record());
    expect(refusalOf(first, record())).toMatchObject({
      code: 'incident.unanswered',
      question: 'opponent-can-mate',
    });
    const lost = { kind: 'played', white: 0, black: 2 } as const;
    const answers = answered('opponent-can-mate', 'yes');
    const second = run(first, record({ answers, result: lost }));
    expect(second.state.incidents[1]?.count).toBe(2);
    expect(resultAt(second)).toEqual(lost);
    const others = run(first, record({ player: black }));
    expect(others.state.incidents[1]?.count).toBe(1);
  });

  test('by the Laws of 2001 the third one loses', () => {
    const of2001 = { laws: 'laws-2001' } as const;
    const twice = run(round1, record(of2001), record(of2001));
    const third = run(twice, record(of2001));
    expect(third.state.incidents.map(({ article }) => article)).toEqual([
      'Laws 2001 7.4b',
      'Laws 2001 7.4b',
      'Laws 2001 7.4b',
    ]);
    expect(usualLaws(third.state)).toBe('laws-2001');
  });

  test('has a penalty also where the ruling foresees none, since the Laws cannot name all', () => {
    const { state } = run(round1, record({ penalty: 'fine' }));
    expect(state.incidents[0]).toMatchObject({ situation: 'illegal-move', penalty: 'fine' });
  });

  test('is taken back with the result that it gave, whatever happened', () => {
    const before = round1.state;
    const lost = { kind: 'played', white: 0, black: 2 } as const;
    for (const one of [
      record(),
      record({ penalty: 'warning', ply: 46 }),
      record({
        situation: 'flag-fallen',
        answers: answered('opponent-can-mate', 'yes'),
        result: lost,
      }),
    ]) {
      const after = run(round1, one);
      expect(after.state.incidents).toHaveLength(1);
      const back = run(after, { kind: 'return-to', toVersion: before.version });
      expect(back.state.incidents).toEqual([]);
      expect(back.state.rounds).toEqual(before.rounds);
    }
  });

  test('notes the move after which it happened, or none', () => {
    const { state } = run(round1, record({ ply: 46 }), record({ player: black, ply: null }));
    expect(state.incidents.map(({ ply }) => ply)).toEqual([46, null]);
  });

  test('keeps only the answers that decided it', () => {
    const answers = [...answered('opponent-can-mate', 'yes'), ...answered('replied', 'no')];
    const { state } = run(round1, record({ situation: 'flag-fallen', answers }));
    expect(state.incidents[0]?.answers).toEqual(answered('opponent-can-mate', 'yes'));
  });

  test.each<[string, Partial<Recording>, string]>([
    ['that nobody knows', { situation: 'earthquake' }, 'incident.unknown'],
    ['of which a question is open', { situation: 'flag-fallen' }, 'incident.unanswered'],
    ['with a penalty that there is not', { penalty: 'caning' }, 'incident.penalty-unknown'],
    ['of somebody else’s game', { board: 2 }, 'incident.not-their-game'],
    ['at no board', { board: 9 }, 'board.unknown'],
    ['of no round', { round: 4 }, 'round.unknown'],
    [
      'with half points over the board, unconfirmed',
      { result: { kind: 'played', white: 0, black: 0 } },
      'command.needs-confirmation',
    ],
  ])('%s is refused', (_, more, code) => {
    expect(refusalOf(round1, record(more)).code).toBe(code);
  });

  test('corrects a result that stands', () => {
    const won = { kind: 'played', white: 2, black: 0 } as const;
    const entered = run(round1, { kind: 'enter-result', round: 1, board: 1, result: won });
    const lost = { kind: 'played', white: 0, black: 2 } as const;
    const { refusal } = put(entered, {
      command: record({ situation: 'telephone', result: lost }),
      reason: '',
      confirmed: false,
    });
    expect(refusal).toBeNull();
    const corrected = run(entered, record({ situation: 'telephone', result: lost }));
    expect(resultAt(corrected)).toEqual(lost);
  });

  test('is nobody’s business in public, and loses its words with the player', () => {
    const recorded = run(round1, record());
    expect(publicTournament(recorded.state)?.incidents).toEqual([]);
    const erased = runConfirmed(recorded, { kind: 'erase-player', player: white });
    expect(erased.state.incidents[0]).toMatchObject({ words: '', article: 'Laws 2023 7.5.5' });
  });
});
