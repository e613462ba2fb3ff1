import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fenOf, type PlayedGame, parsePosition, playGame } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

interface RecordedGame {
  readonly game: string;
  readonly sanMoves: string;
  readonly positionThirdTimeAtPly: readonly number[];
  readonly fiftyReachedAtPly: readonly number[];
  readonly sideToMoveCouldClaimThreefoldAfterPly: readonly number[];
  readonly sideToMoveCouldClaimFiftyAfterPly: readonly number[];
  readonly finalFen: string;
}

const recorded: { readonly games: readonly RecordedGame[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/claims-real-games.json'), 'utf8'),
);

type Kind = 'threefold' | 'fifty';

const pliesClaimed = ({ claims }: PlayedGame, of: Kind): readonly number[] =>
  claims.filter(({ kind }) => kind === of).map(({ ply }) => ply);

const withIntended = ({ claims, intended }: PlayedGame, of: Kind): readonly number[] =>
  [
    ...new Set([...claims, ...intended].filter(({ kind }) => kind === of).map(({ ply }) => ply)),
  ].sort((a, b) => a - b);

/** @article DSU 2002 §11a; Laws 2001 9.2, 9.3; FIDE Laws 2023 9.2, 9.3 */
describe('claims in games that were played (Laws 2001 9.2, 9.3)', () => {
  test.each(recorded.games)('$game, $finalFen', (game) => {
    const played = playGame(game.sanMoves.split(' '));
    expect(played.fault).toBeNull();
    expect(fenOf(played.position)).toBe(game.finalFen);
    expect(pliesClaimed(played, 'threefold')).toEqual(game.positionThirdTimeAtPly);
    expect(pliesClaimed(played, 'fifty')).toEqual(game.fiftyReachedAtPly);
    expect(withIntended(played, 'threefold')).toEqual(game.sideToMoveCouldClaimThreefoldAfterPly);
    expect(withIntended(played, 'fifty')).toEqual(game.sideToMoveCouldClaimFiftyAfterPly);
  });
});

const knights = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];

const times = (count: number, moves: readonly string[]): readonly string[] =>
  Array.from({ length: count }, () => moves).flat();

/** @article Laws 2001 9.2; FIDE Laws 2023 9.6.1 */
describe('repetition (Laws 2001 5.2d, 9.2)', () => {
  test('9.2b: the start stands for the third time after eight plies, and that is all it rests on', () => {
    const { claims } = playGame(times(2, knights));
    expect(claims).toEqual([{ ply: 8, kind: 'threefold', article: '9.2', plies: [0, 4, 8] }]);
  });

  test('9.2a: the move that would bring it is written and not made', () => {
    const [claim] = playGame(times(2, knights).slice(0, 7)).intended;
    expect(claim).toMatchObject({ ply: 7, kind: 'threefold', plies: [0, 4, 8] });
  });

  test('Laws 2023 9.6.1: the fifth time ends the game, and moves after it are read', () => {
    const played = playGame([...times(4, knights), 'e4']);
    expect(played.ended).toEqual({ ply: 16, by: 'fivefold', article: '9.6.1' });
    expect(played.plies.at(-1)).toMatchObject({ ply: 17, afterEnd: true });
    expect(pliesClaimed(played, 'threefold')).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test('Laws 2001 know no fifth time', () => {
    const played = playGame(times(4, knights), { laws: 'laws-2001' });
    expect(played.ended).toBeNull();
    expect(pliesClaimed(played, 'threefold').at(-1)).toBe(16);
  });

  test('9.2: a right to castle that was lost in between makes another position', () => {
    const moves = ['e4', 'e5', 'Ke2', 'Ke7', 'Ke1', 'Ke8', 'Ke2', 'Ke7', 'Ke1', 'Ke8'];
    expect(pliesClaimed(playGame(moves), 'threefold')).toEqual([]);
    expect(pliesClaimed(playGame([...moves, 'Ke2', 'Ke7']), 'threefold')).toEqual([12]);
  });

  test('9.2.3: a pawn that passed without a legal capture makes no other position', () => {
    const parsed = parsePosition('8/8/8/8/k4p1R/8/4P3/7K w - - 0 1');
    if (!parsed.ok) throw new Error(parsed.error.code);
    const moves = ['e4', ...times(2, ['Ka3', 'Kg1', 'Ka4', 'Kh1'])];
    expect(pliesClaimed(playGame(moves, { start: parsed.value }), 'threefold')).toEqual([9]);
  });
});

const rookWalk = (count: number): readonly string[] => {
  const squares = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const rows = ['1', '2', '3', '4', '5'];
  const way = rows.flatMap((row, index) => {
    const files = index % 2 === 0 ? squares : squares.toReversed();
    return files.map((file) => `${file}${row}`);
  });
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 1) return index % 4 === 1 ? 'Kg8' : 'Kh8';
    return `R${way[(index / 2 + 1) % way.length]}`;
  });
};

const quietGame = (quietPlies: number) => {
  const parsed = parsePosition(`7k/5p2/5P1K/8/8/8/8/R7 w - - ${quietPlies} 60`);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

/** @article Laws 2001 9.3; FIDE Laws 2023 9.6.2 */
describe('moves without capture and pawn (Laws 2001 5.2e, 9.3)', () => {
  test('9.3b: from the fiftieth move of both on', () => {
    const { claims } = playGame(rookWalk(4), { start: quietGame(97) });
    expect(claims.map(({ ply }) => ply)).toEqual([3, 4]);
  });

  test('9.3a: with the move that fills the fifty', () => {
    const { intended } = playGame(rookWalk(2), { start: quietGame(97) });
    expect(new Set(intended.map(({ ply, kind }) => `${ply} ${kind}`))).toEqual(
      new Set(['2 fifty']),
    );
  });

  test('Laws 2023 9.6.2: the seventy-fifth ends the game, in 2001 it goes on', () => {
    const [moves, start] = [rookWalk(4), quietGame(147)];
    expect(playGame(moves, { start }).ended).toEqual({
      ply: 3,
      by: 'seventy-five',
      article: '9.6.2',
    });
    expect(playGame(moves, { start, laws: 'laws-2001' }).ended).toBeNull();
  });

  test('Laws 2023 9.6.2: mate with the seventy-fifth move counts', () => {
    const played = playGame(['Ra8#'], { start: quietGame(149) });
    expect(played.ended).toMatchObject({ ply: 1, by: 'checkmate', article: '5.1.1' });
  });
});

/** @article Laws 2001 1.3, 5.1, 5.2, 9.6; FIDE Laws 2023 5.2.2 */
describe('the end on the board (Laws 2001 5.1, 5.2)', () => {
  const ended = (fen: string, ...moves: readonly string[]): string => {
    const parsed = parsePosition(fen);
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { ended: end } = playGame(moves, { start: parsed.value });
    return end === null ? '' : `${end.ply} ${end.by} ${end.article}`;
  };

  test.each([
    ['5.1.1: mate', '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', ['Ra8#'], '1 checkmate 5.1.1'],
    ['5.2.1: stalemate', '7k/8/6K1/8/8/8/5Q2/8 w - - 0 1', ['Qf7'], '1 stalemate 5.2.1'],
    ['5.2.2: the men', '8/8/3k4/8/8/3Kr3/8/8 w - - 0 1', ['Kxe3'], '1 dead-position 5.2.2'],
    [
      '5.2.2: a wall',
      '8/8/3k4/1p2p1p1/pP1pP1P1/3P4/PK6/8 w - - 0 1',
      ['a3', 'Ke6', 'Kc2'],
      '1 dead-position 5.2.2',
    ],
    ['not over', '8/8/3k4/8/8/3KR3/8/8 w - - 0 1', ['Re2'], ''],
  ] as const)('%s', (_, fen, moves, expected) => {
    expect(ended(fen, ...moves)).toBe(expected);
  });
});
