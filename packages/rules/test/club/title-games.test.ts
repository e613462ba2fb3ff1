/** @regulation Tempelhof 2018 */
import { titleGames2018, titleGamesOutcome } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

/** Games between players by number, `12+`: 1 has White and wins; `=` draws, `-` loses. */
const outcome = (players: readonly number[], games: string) =>
  titleGamesOutcome(
    titleGames2018,
    players,
    games
      .split(' ')
      .filter(Boolean)
      .map(([white, black, result]) => ({
        white: Number(white),
        black: Number(black),
        halfPoints: { '+': 2, '=': 1, '-': 0 }[result as '+' | '=' | '-'],
      })),
  );

const won = (no: number) => ({ kind: 'won', no });
const open = { kind: 'open' };
const surplus = (game: number) => ({ kind: 'surplus', game });

describe('III.D.3, III.J.5: five games between two', () => {
  test.each([
    ['none is played', '', open],
    ['three of five are enough', '12+ 21- 12+', won(1)],
    ['two and a half are not yet', '12+ 21- 12=', open],
    ['all five may be played', '12+ 21- 12+ 21- 12-', won(1)],
    ['Black wins, too', '12- 21= 12= 21= 12=', won(2)],
    ['equal after five', '12= 21= 12= 21= 12=', open],
    ['the next game won decides', '12= 21= 12= 21= 12= 21= 12-', won(2)],
    ['no game after it', '12= 21= 12= 21= 12= 21+ 12-', surplus(7)],
    ['no sixth where five decide', '12+ 21= 12= 21= 12= 21=', surplus(6)],
    ['nobody else plays', '12+ 13+', surplus(2)],
    ['nobody meets themselves', '11+', surplus(1)],
  ])('%s', (_, games, expected) => {
    expect(outcome([1, 2], games)).toEqual(expected);
  });
});

describe('III.J.5: a double round between more', () => {
  const twice = '12+ 13= 23= 21- 31= 32=';
  test.each([
    ['a game is missing', '12+ 13= 23= 21- 31=', open],
    ['the first after both rounds', twice, won(1)],
    ['nobody meets a third time', '12+ 12+ 12+ 13= 31= 23=', surplus(3)],
    ['no game after it', `${twice} 12+`, surplus(7)],
    ['all are equal', '12+ 23+ 31+ 21+ 32+ 13+', open],
    ['then a single round', '12+ 23+ 31+ 21+ 32+ 13+ 12+ 13= 23=', won(1)],
    ['and another between those who are equal', '12= 23= 31= 21= 32= 13= 12= 13+ 23+', open],
    ['until one is ahead', '12= 23= 31= 21= 32= 13= 12= 13+ 23+ 12= 21+', won(2)],
    ['of those alone', '12= 23= 31= 21= 32= 13= 12= 13+ 23+ 13+', surplus(10)],
  ])('%s', (_, games, expected) => {
    expect(outcome([1, 2, 3], games)).toEqual(expected);
  });
});
