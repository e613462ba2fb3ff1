import { legalMoves, type Position, parsePosition, startPosition } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import { spokenMove } from '../../src/chess/spoken-move.ts';
import { claimAnswer } from '../../src/desks/incidents/claim-answer.ts';
import { readKept, readSheet } from '../../src/desks/incidents/score-sheet.ts';
import { sheetsApart } from '../../src/desks/incidents/sheets-apart.ts';

const reader = (language: 'da' | 'de' | 'en') => ({ t: translator(language), language });
const english = reader('en');

/** A sheet that is read without being refused. */
function sheet(text: string, language: 'da' | 'de' | 'en' = 'en') {
  const outcome = readSheet(reader(language), text, 'laws-2023');
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.sheet;
}

describe('a score sheet', () => {
  it.each([
    ['1. e4 e5 2. Nf3 Nc6'],
    ['e4 e5 Sf3 Sc6'],
    ['♙e4 ♟e5 ♘f3 ♞c6'],
    ['1) e2-e4 e7-e5 2) Sg1-f3 Sb8-c6'],
    ['\uFEFF[Event "?"]\n\n1. e4 {[%clk 1:30:00]} e5 $1 2. Nf3 (2. f4 exf4) {good} $2 Nc6'],
    ['% note\n1.e4 e5 ; a comment\n2.Nf3 Nc6 *'],
  ])('%j has four plies in every language', (text) => {
    for (const language of ['da', 'de', 'en'] as const) {
      const { game, stop } = sheet(text, language);
      expect([game.plies.length, stop]).toEqual([4, null]);
    }
  });

  it('names the first move that cannot be read, and keeps those before', () => {
    const { stop, short } = sheet('1. e4 e5 2. Nf3 ??? 3. Bb5');
    expect(stop?.ply).toBe(4);
    expect(stop?.label).toBe('2…');
    expect(short).toBe('e4 e5 Nf3 ???');
  });

  it('in short is read as it was', () => {
    const first = sheet('1. d4 {a} d5 2. c4 e6 3. Qh8 Nf6');
    const again = sheet(first.short);
    expect(again).toEqual(first);
  });
});

/** @article Laws 2001 8.5b */
describe('two score sheets', () => {
  it.each([
    ['e4 e5 Nf3', 'e4 e5 Nf3', 3, 0],
    ['e4 e5 Nf3', 'e4 e5', 2, 3],
    ['e4 e5 Nf3 Nc6', 'd4 e5', 0, 4],
  ])('%j and %j are alike for %i plies', (white, black, alike, rows) => {
    const apart = sheetsApart(english, sheet(white), sheet(black));
    expect([apart.alike, apart.rows.length]).toEqual([alike, rows]);
  });

  it('of which one is unreadable part there', () => {
    const { rows } = sheetsApart(english, sheet('e4 e5 Nf3'), sheet('e4 e5 Zf3'));
    expect(rows.at(-1)).toMatchObject({ white: 'Nf3', black: 'Zf3 (?)', differs: true });
  });
});

/** The move with these squares in a position. */
const spoken = (language: 'da' | 'de' | 'en', position: Position, index: number): string => {
  const move = legalMoves(position)[index];
  return move === undefined ? '' : spokenMove(reader(language), position, move);
};

/** @article Laws 2001 F2 */
describe('a spoken move', () => {
  it('has the piece and both squares by their names', () => {
    const all = legalMoves(startPosition).map((_, index) => spoken('da', startPosition, index));
    expect(all).toContain('springer Gustav et, Frederik tre');
    expect(all).toContain('bonde Erik to, Erik fire');
  });

  it.each([
    ['r3k3/8/8/8/8/8/8/4K2R w K - 0 1', 'kurze Rochade'],
    ['4k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'Bauer Bella sieben, Bella acht, Dame, Schach'],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'Bauer Eva vier, schlägt David fünf'],
    ['6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Turm Anna eins, Anna acht, matt'],
  ])('in %s can be %s', (fen, text) => {
    const parsed = parsePosition(fen);
    if (!parsed.ok) throw new Error(fen);
    const all = legalMoves(parsed.value).map((_, index) => spoken('de', parsed.value, index));
    expect(all).toContain(text);
  });
});

const repeated = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8';

/** @article FIDE Laws 2023 9.2.1, 9.2.2, 9.3.2, 9.6.1 */
describe('a claim', () => {
  const claimOf = (moves: string, ply: number, intended = '') =>
    claimAnswer(
      english,
      readKept(moves, 'laws-2023'),
      { ply, kind: 'threefold', intended },
      'laws-2023',
    );

  it.each([
    [repeated, 8, '', true],
    [repeated, 7, '', false],
    [repeated, 7, 'Ng8', true],
    [repeated, 7, 'Sg8', true],
    [repeated, 7, 'Nh5', false],
    [repeated, 7, 'Qh5', null],
    [`${repeated} ${repeated}`, 16, '', null],
  ])('after %s at ply %i with %j is right: %s', (moves, ply, intended, right) => {
    expect(claimOf(moves, ply, intended).right).toBe(right);
  });

  it('counts a written move with what stood before', () => {
    expect(claimOf('Nf3 Nf6 Ng1', 3, 'Ng8').text).toContain('2. time');
    expect(claimOf(repeated, 7, 'Ng8').plies.map(({ ply }) => ply)).toEqual([0, 4, 7]);
  });
});
