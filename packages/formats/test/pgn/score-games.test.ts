import { scoreGameAt } from '@rokade/formats';
import { describe, expect, test } from 'vitest';

const moves = (text: string, number = 1): string =>
  (scoreGameAt(text, number).game?.moves ?? []).map((move) => move.text).join(' ');

describe('the moves of a game as other programs write them', () => {
  test.each([
    ['a comment before an annotation', '1. e4 {best} $1 e5', 'e4 e5'],
    ['variations within variations', '1. e4 (1. d4 (1. c4) d5) e5', 'e4 e5'],
    ['a brace in a comment to the end of the line', '1. e4 ; not {\n1... e5', 'e4 e5'],
    ['a line of another program', '%hidden e5\n1. e4', 'e4'],
    ['a pass at the end', '1. e4 e5 2. --', 'e4 e5'],
    ['offers, novelties and judgements', '1. e4(=) e5 N +/= 2. Nf3!?', 'e4 e5 Nf3'],
    ['the Danish handbook’s commas', '1.d4,Sf6 2.c4,e6', 'd4 Sf6 c4 e6'],
    ['castling with zeros', '1. 0-0 0-0-0', '0-0 0-0-0'],
    ['no end', '1. e4 e5', 'e4 e5'],
    ['a variation that is never closed', '1. e4 e5 (1... c5 2. Nf3', 'e4 e5'],
    ['a comment that is never closed', '1. e4 e5 {good 2. Nf3', 'e4 e5'],
    ['ends of nothing', ') 1. e4 } e5 )', 'e4 e5'],
    ['a byte order mark', '\uFEFF1. e4 e5', 'e4 e5'],
    ['a byte order mark before another program’s line', '\uFEFF%hidden d5\n1. e4', 'e4'],
    ['clock times in comments', '1. e4 {[%clk 1:30:00]} e5 {[%emt 0:00:05] good}', 'e4 e5'],
    ['an annotation beside its move', '1. e4$1 e5$2 $146', 'e4 e5'],
    ['what is kept for later extensions', '1. e4 <next 2> e5', 'e4 e5'],
    ['a pass in between', '1. e4 -- 2. d4', 'e4 -- d4'],
    ['a move that nobody can read', '1. e4 ??? 2. Nf3??', 'e4 ??? Nf3'],
    ['a capture in passing', '1. exd6 e.p. Nf6 2. exf6e.p.', 'exd6 Nf6 exf6e.p.'],
    ['times between the moves', '1. e4 (0:12) e5 1:02', 'e4 e5'],
  ])('%s', (_, text, expected) => {
    expect(moves(text)).toBe(expected);
  });

  test('clocks stand with their moves, those of variations with none', () => {
    const text =
      '1. e4 {[%clk 1:29:51.4] good} (1. d4 {[%clk 0:00:01]}) 1... e5 { [%clk 1:30:09] } 2. Nf3';
    expect(scoreGameAt(text, 1).game?.moves).toMatchObject([
      { text: 'e4', clock: '1:29:51' },
      { text: 'e5', clock: '1:30:09' },
      { text: 'Nf3' },
    ]);
    expect(scoreGameAt(text, 1).game?.moves[2]).not.toHaveProperty('clock');
    expect(scoreGameAt(text, 1).game?.moves[2]?.column).toBe(1 + text.indexOf('Nf3'));
  });

  test('that the rest cannot be read is a comment, and any other question a judgement', () => {
    expect(moves('1. e4 {[%rest unreadable]} *')).toBe('e4 ???');
    expect(moves('1. e4 {???} e5')).toBe('e4 e5');
  });

  test('0-0 is a result where the tags say so', () => {
    expect(moves('[Result "0-0"]\n\n1. e4 e5 0-0')).toBe('e4 e5');
    expect(moves('[Result "*"]\n\n1. e4 e5 0-0')).toBe('e4 e5 0-0');
  });

  test('games are counted, with tags and without', () => {
    const text = '[Event "A"]\n\n1. e4 *\n[Event "B"]\n\n1. d4 *\n';
    expect([moves(text, 2), scoreGameAt(text, 1).count]).toEqual(['d4', 2]);
    expect([moves('e4 e5 1-0 d4 d5 *', 2), scoreGameAt(text, 3).game]).toEqual([
      'd4 d5',
      undefined,
    ]);
  });

  test('a comment that is never closed ends where the next game begins', () => {
    const text = '[Event "A"]\n\n1. e4 {not closed\n\n[Event "B"]\n\n1. d4 {a "word"\n[x]} d5 *\n';
    expect([moves(text), moves(text, 2), scoreGameAt(text, 1).count]).toEqual(['e4', 'd4 d5', 2]);
    const quoted = '[Event "A"]\n\n1. e4 {as in\n[Event "B"]\n} e5 *\n';
    expect([moves(quoted), scoreGameAt(quoted, 1).count]).toEqual(['e4 e5', 1]);
  });

  test('each move has its place', () => {
    const { game } = scoreGameAt('1. e4\ne5', 1);
    expect(game?.moves.map(({ line, column }) => [line, column])).toEqual([
      [1, 4],
      [2, 1],
    ]);
  });

  test('variants are named', () => {
    expect(scoreGameAt('[Variant "Chess960"]\n\n1. e4 *', 1).game?.variant).toBe('Chess960');
    expect(scoreGameAt('[Variant "Standard"]\n\n1. e4 *', 1).game?.variant).toBe('');
  });
});
