import {
  type CupBracket,
  cupBracket,
  cupPlaces,
  makeSeededRandom,
  type PlayerNo,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ending, newCup, playOn } from './played-cup.ts';

interface Course {
  readonly players: number;
  readonly drawsOfTen: number;
  readonly seed: string;
}

const course: fc.Arbitrary<Course> = fc.record({
  players: fc.integer({ min: 2, max: 70 }),
  drawsOfTen: fc.constantFrom(0, 3, 8),
  seed: fc.nat().map(String),
});

const decisive: readonly Ending[] = ['1-0', '0-1', '1-0', '0-1', '+/-', '-/+'];

/** A cup that was played to its end: a given share of draws, otherwise a player wins. */
function played({ players, drawsOfTen, seed }: Course): CupBracket {
  const random = makeSeededRandom(seed);
  const over = playOn(newCup(players), seed, () =>
    random.below(10) < drawsOfTen ? '½-½' : (decisive[random.below(decisive.length)] ?? '1-0'),
  );
  return cupBracket(over);
}

const contested = ({ rounds }: CupBracket) =>
  rounds.flatMap(({ matches }) => matches).filter(({ sides }) => sides[1].kind === 'player');

const numbersIn = ({
  sides,
}: CupBracket['rounds'][number]['matches'][number]): readonly PlayerNo[] =>
  sides.flatMap((side) => (side.kind === 'player' ? [side.no] : []));

describe('a cup of 2 to 70 players', () => {
  test('has n − 1 decided matches, each loser once, and exactly one winner', () => {
    fc.assert(
      fc.property(course, (chosen) => {
        const bracket = played(chosen);
        const matches = contested(bracket);
        expect(matches).toHaveLength(chosen.players - 1);
        const losers = matches.map((match) => {
          const { outcome } = match;
          return numbersIn(match).find((no) => outcome.kind === 'won' && no !== outcome.winner);
        });
        expect(new Set(losers).size).toBe(chosen.players - 1);
        const winners = bracket.entrants.filter((no) => !losers.includes(no));
        expect(bracket.outcome).toMatchObject({ kind: 'won', winner: winners[0] });
      }),
      { numRuns: 40 },
    );
  });

  test('has as many rounds as a knock-out needs, and places from 1 to n', () => {
    fc.assert(
      fc.property(course, (chosen) => {
        const bracket = played(chosen);
        expect(bracket.rounds).toHaveLength(Math.ceil(Math.log2(chosen.players)));
        const places = cupPlaces(bracket);
        expect(places.map(({ no }) => no).toSorted((a, b) => a - b)).toEqual(bracket.entrants);
        for (const { first, last } of places) {
          expect(places.filter((place) => place.first === first)).toHaveLength(last - first + 1);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('changes colours from game to game of a match', () => {
    fc.assert(
      fc.property(course, (chosen) => {
        for (const { games } of contested(played(chosen))) {
          games.forEach((game, index) => {
            const first = games[0]?.white;
            expect(index % 2 === 0 ? game.white : game.black).toBe(first);
          });
        }
      }),
      { numRuns: 25 },
    );
  });

  test('the lot of the numbers gives White to everybody equally often', () => {
    const whites = Array.from({ length: 16 }, (_, no) => {
      const over = playOn(newCup(16), 's', ({ white, black }) =>
        white === no + 1 ? '1-0' : black === no + 1 ? '0-1' : '1-0',
      );
      const own = contested(cupBracket(over)).filter((match) => numbersIn(match).includes(no + 1));
      return own.filter(({ games }) => games[0]?.white === no + 1).length;
    });
    expect(whites.reduce((sum, each) => sum + each, 0)).toBe((16 * 4) / 2);
  });
});
