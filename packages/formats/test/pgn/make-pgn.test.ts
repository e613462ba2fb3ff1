import { describe, expect, it } from 'vitest';
import { makePgn, parseTrf, trfGames } from '../../src/index.ts';
import { crosstable, playerLine } from '../trf/trf-lines.ts';

function gamesOf(text: string) {
  const parsed = parseTrf(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return trfGames(parsed.value.document);
}

describe('games as PGN', () => {
  it('has the seven tags, ratings, titles, ids and the result', () => {
    const text = [
      '012 Påske "2026"',
      '022 Nyborg',
      `132${' '.repeat(88)}26/04/02`,
      playerLine({ no: 1, title: 'FM', name: 'Hansen, Ida', rating: '2212', cells: ['   2 b ='] }),
      playerLine({ no: 2, name: 'Krüger, Jens', fideId: '1400123', cells: ['   1 w ='] }),
    ].join('\n');
    expect(makePgn(gamesOf(text))).toBe(
      [
        '[Event "Påske \\"2026\\""]',
        '[Site "Nyborg"]',
        '[Date "2026.04.02"]',
        '[Round "1"]',
        '[White "Krüger, Jens"]',
        '[Black "Hansen, Ida"]',
        '[Result "1/2-1/2"]',
        '[WhiteFideId "1400123"]',
        '[BlackTitle "FM"]',
        '[BlackElo "2212"]',
        '',
        '1/2-1/2',
        '',
      ].join('\n'),
    );
  });

  it('has the clocks that are known, and where the rest cannot be read', () => {
    const side = { name: 'A', title: '', rating: null, fideId: '' };
    const facts = { event: '', site: '', date: '', round: 1, board: 1, white: side, black: side };
    const moves = { moves: 'e4 e5 Nf3', clocks: ['1:29:51', '', '1:29:30'], isCutOff: true };
    expect(makePgn([{ ...facts, ...moves, result: '*' }])).toContain(
      '1. e4 {[%clk 1:29:51]} 1... e5 2. Nf3 {[%clk 1:29:30]} {[%rest unreadable]} *',
    );
  });

  it('names the board where it is known, and question marks where nothing is', () => {
    const side = { name: '', title: '', rating: null, fideId: '' };
    const game = { event: '', site: '', date: '', round: 3, board: 12, white: side, black: side };
    expect(makePgn([{ ...game, result: '*' }])).toContain(
      '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "3.12"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n*\n',
    );
  });

  it('leaves out forfeits and byes; round by round', () => {
    const rows = [
      ['   2 w 1', '   3 b W', '0000 - U'],
      ['   1 b 0', '   4 w +', '0000 - H'],
      ['   4 w ?', '   1 w L', ''],
      ['   3 b ?', '   2 b -', '0000 - Z'],
    ];
    const games = gamesOf(crosstable(...rows)).map(
      ({ round, white, black, result }) => `${round} ${white.name} ${black.name} ${result}`,
    );
    expect(games).toEqual([
      '1 Player 1 Player 2 1-0',
      '1 Player 3 Player 4 *',
      '2 Player 3 Player 1 0-1',
    ]);
  });

  it('has no word for ½–0', () => {
    expect(gamesOf(crosstable(['   2 w ='], ['   1 b 0']))[0]?.result).toBe('*');
  });
});
