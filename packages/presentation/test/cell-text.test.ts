import { translator } from '@rokade/texts/all';
import { type CrosstableCell, parsePlayerId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  cellScore,
  cellText,
  markedScore,
  meetingText,
} from '../src/views/crosstable/cell-text.ts';

const opponent = parsePlayerId('p7');

function game(
  colour: 'white' | 'black',
  how: 'played' | 'forfeit' | 'pending' | 'open',
  halfPoints: number | null,
  counts = true,
): CrosstableCell {
  if (opponent === null) throw new Error('no id');
  return { kind: 'game', opponent, opponentRank: 7, colour, how, halfPoints, counts };
}

describe('a cell of the crosstable', () => {
  it.each<[CrosstableCell, string, string, string]>([
    [game('white', 'played', 2), '7h1', '7w1', '7w1'],
    [game('black', 'played', 2), '7s1', '7s1', '7b1'],
    [game('white', 'played', 1), '7h½', '7w½', '7w½'],
    [game('black', 'played', 0), '7s0', '7s0', '7b0'],
    [game('white', 'forfeit', 2), '7h+', '7w+', '7w+'],
    [game('black', 'forfeit', 0), '7s−', '7s−', '7b−'],
    [game('white', 'forfeit', 1), '7h½', '7w½', '7w½'],
    [game('white', 'pending', null), '7h*', '7w*', '7w*'],
    [game('black', 'open', null), '7s', '7s', '7b'],
    [{ kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 }, 'fri 1', 'frei 1', 'bye 1'],
    [{ kind: 'bye', bye: 'pairing-allocated', halfPoints: 0 }, 'fri', 'frei', 'bye'],
    [{ kind: 'bye', bye: 'half-point', halfPoints: 1 }, 'fri ½', 'frei ½', 'bye ½'],
    [{ kind: 'none' }, '–', '–', '–'],
  ])('%j', (cell, da, de, en) => {
    expect(cellText(translator('da'), cell).text).toBe(da);
    expect(cellText(translator('de'), cell).text).toBe(de);
    expect(cellText(translator('en'), cell).text).toBe(en);
  });

  it('is said in words', () => {
    const say = (cell: CrosstableCell) => cellText(translator('en'), cell).words;
    expect(say(game('black', 'played', 1))).toBe('line 7, Black, ½ points');
    expect(say(game('white', 'forfeit', 2))).toBe('line 7, White, 1 point, not played');
    expect(say(game('white', 'open', null))).toBe('line 7, White, no result yet');
    expect(say(game('white', 'pending', null))).toBe('line 7, White, finished later');
    expect(say({ kind: 'none' })).toBe('not in this round');
  });

  it('stands in brackets, and is said not to count, against one who left early', () => {
    const cell = game('white', 'played', 2, false);
    const t = translator('en');
    expect(cellText(t, cell)).toEqual({
      text: '(7w1)',
      words: 'line 7, White, 1 point, does not count',
    });
    expect(meetingText(t, [cell]).text).toBe('(1)');
    expect(markedScore(game('white', 'open', null, false))).toBe('');
  });

  it('has an empty score while there is no result', () => {
    expect(cellScore(game('white', 'open', null))).toBe('');
  });
});
