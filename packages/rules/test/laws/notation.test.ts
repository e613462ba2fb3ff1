import {
  legalMoves,
  type MoveFault,
  type Notation,
  notations,
  parsePosition,
  playGame,
  readMove,
  startPosition,
  uciOf,
  writeMove,
  writtenLine,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const at = (fen: string) => {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

const read = (fen: string, text: string, notation: Notation = 'en'): string => {
  const move = readMove(at(fen), text, notation);
  return move.ok ? uciOf(move.value) : move.error.code;
};

const example =
  '1.d4,Sf6 2.c4,e6 3.Sc3,Lb4 4.Ld2,0-0 5.e4,d5 6.exd5,exd5 7.cxd5,Lxc3 8.Lxc3,Sxd5 9.Sf3,b6 10.Db3,Sxc3 11.bxc3,c5 12.Le2,cxd4 13.Sxd4,Te8 14.0-0,Sd7 15.a4,Sc5 16.Db4,Lb7 17.a5';

/** @article Laws 2001 E1, E2, E3, E7, E8 */
describe('algebraic notation (Laws 2001 E1–E12)', () => {
  test('E: the example game of the appendix is read and written as it stands', () => {
    const moves = example.replace(/\d+\./g, '').split(/[ ,]/);
    const { plies, fault } = playGame(moves, { notation: 'da' });
    expect(fault).toBeNull();
    const line = plies.map(({ move }) => move);
    expect(writtenLine(startPosition, line, 'da', 'laws')).toEqual(moves);
    expect(writtenLine(startPosition, line, 'figurine', 'laws')[1]).toBe('♘f6');
  });

  test.each([
    ['E9 1: on one rank by the file', '7k/8/8/8/8/8/8/K3N1N1 w - - 0 1', 'Sgf3', 'g1f3'],
    ['E9 2: on one file by the rank', '7k/8/8/6N1/8/8/8/K5N1 w - - 0 1', 'S5f3', 'g5f3'],
    ['E9 3: else rather by the file', '7k/8/8/8/3N4/8/7N/K7 w - - 0 1', 'Shf3', 'h2f3'],
    ['E9 3: with a capture', '7k/8/8/8/3N4/5p2/7N/K7 w - - 0 1', 'Sdxf3', 'd4f3'],
    ['E9: three queens by the whole square', '1k6/8/8/8/4Q2Q/8/K7/7Q w - - 0 1', 'Dh4e1', 'h4e1'],
    ['E10: two pawns', '7k/8/8/3p4/2P1P3/8/8/K7 w - - 0 1', 'cxd5', 'c4d5'],
    ['E11: a promotion without sign', '8/3P4/7k/8/8/8/8/K7 w - - 0 1', 'd8D', 'd7d8q'],
    ['E8: en passant', '7k/8/8/3pP3/8/8/8/K7 w - d6 0 1', 'exd6 e.p.', 'e5d6'],
  ])('%s: %s', (_, fen, text, uci) => {
    const position = at(fen);
    const move = readMove(position, text, 'da');
    expect(move.ok && uciOf(move.value)).toBe(uci);
    expect(move.ok && writeMove(position, move.value, 'da', 'laws')).toBe(text);
  });

  test.each([
    ['E11 with a small letter', '8/3P4/7k/8/8/8/8/K7 w - - 0 1', 'd8d', 'da', 'd7d8q'],
    ['with a sign', '8/3P4/7k/8/8/8/8/K7 w - - 0 1', 'd8=N', 'en', 'd7d8n'],
    ['E12: with an offer', '7k/8/8/8/8/8/8/K3N3 w - - 0 1', 'Nf3(=)', 'en', 'e1f3'],
    ['with two signs of mate', 'k7/7R/1K6/8/8/8/8/8 w - - 0 1', 'Rh8++', 'en', 'h7h8'],
    ['long', '7k/8/8/8/8/8/8/K3N3 w - - 0 1', 'Ne1-f3', 'en', 'e1f3'],
    ['squares alone', '7k/8/8/8/8/8/8/K3N3 w - - 0 1', 'e1f3', 'en', 'e1f3'],
    ['figurines in any language', '7k/8/8/8/8/8/8/K3N3 w - - 0 1', '♞f3', 'da', 'e1f3'],
    ['castling with zeros', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', '0-0-0', 'da', 'e1c1'],
    ['castling with letters', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'O-O', 'da', 'e1g1'],
    ['a pawn by its old letter', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'Be4', 'de', 'e2e4'],
    ['without the x', '7k/8/8/3p4/2P1P3/8/8/K7 w - - 0 1', 'ed5', 'en', 'e4d5'],
  ] as const)('%s: %s %s', (_, fen, text, notation, uci) => {
    expect(read(fen, text, notation)).toBe(uci);
  });

  test.each<readonly [MoveFault['code'], string, string, Notation]>([
    ['move.unreadable', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'hello', 'en'],
    ['move.unreadable', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'Ke9', 'en'],
    ['move.other-language', '4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'Sf3', 'en'],
    ['move.other-language', '4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'Nf3', 'da'],
    ['move.no-piece', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'Qe2', 'en'],
    ['move.not-from', '4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'Nbf3', 'en'],
    ['move.own-man', '4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1', 'Ne2', 'en'],
    ['move.not-that-way', '4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'Nf4', 'en'],
    ['move.ambiguous', '7k/8/8/8/8/8/8/K3N1N1 w - - 0 1', 'Nf3', 'en'],
    ['move.leaves-in-check', '4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1', 'Nc3', 'en'],
    ['move.promotion-missing', '8/3P4/7k/8/8/8/8/K7 w - - 0 1', 'd8', 'en'],
    ['move.promotion-impossible', '8/3P4/7k/8/8/8/8/K7 w - - 0 1', 'd8=K', 'en'],
    ['move.promotion-impossible', '8/8/3P3k/8/8/8/8/K7 w - - 0 1', 'd7=Q', 'en'],
    ['move.castling-right-lost', '4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'O-O', 'en'],
    ['move.castling-blocked', '4k3/8/8/8/8/8/8/4K1NR w K - 0 1', 'O-O', 'en'],
    ['move.castling-in-check', '4k3/8/8/8/8/8/4r3/4K2R w K - 0 1', 'O-O', 'en'],
    ['move.castling-over-attacked', '4k3/8/8/8/8/8/5r2/4K2R w K - 0 1', 'O-O', 'en'],
    ['move.none', 'R6k/6pp/8/8/8/8/8/K7 b - - 0 1', 'g6', 'en'],
  ])('%s: %s %s', (code, fen, text, notation) => {
    expect(read(fen, text, notation)).toBe(code);
  });

  test('castling is hindered by what attacks the king’s way, not the rook’s (Laws 2001 3.8a)', () => {
    expect(read('1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'O-O-O')).toBe('e1c1');
    expect(read('3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'O-O-O')).toBe('move.castling-over-attacked');
  });

  test('every move of random games is written and read back in every notation', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.constantFrom(...notations),
        (choices, notation) => {
          const line: string[] = [];
          let game = playGame([]);
          for (const choice of choices) {
            const moves = legalMoves(game.position);
            const move = moves[choice % Math.max(moves.length, 1)];
            if (move === undefined) break;
            for (const style of ['pgn', 'laws'] as const) {
              const text = writeMove(game.position, move, notation, style);
              expect(readMove(game.position, text, notation)).toEqual({ ok: true, value: move });
            }
            const text = writeMove(game.position, move);
            line.push(text);
            game = playGame([text], { start: game.position });
          }
          expect(playGame(line).fault).toBeNull();
        },
      ),
      { numRuns: 15 },
    );
  });
});
