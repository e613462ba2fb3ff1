import type { Criterion } from '../criteria/criterion.ts';
import { type Bracket, type BracketAndNext, scoreOf } from './bracket.ts';
import type { BracketProblem } from './bracket-problem.ts';

/** The bracket by itself, with as many places below as it needs. */
export function problemAlone(
  { field, mdps, residents }: Bracket,
  criteria: readonly Criterion[],
  downfloaters: number,
): BracketProblem {
  const pairs = (mdps.length + residents.length - downfloaters) / 2;
  return {
    bracket: { criteria, field, score: scoreOf(residents), mdps, residents, next: [] },
    rest: [],
    places: downfloaters,
    placesMayStayEmpty: false,
    takesBye: null,
    size: { pairs, downfloaters, countsUnplayed: false },
  };
}

/** The bracket with those after it. */
export function problemWith(
  { field, mdps, residents, next }: BracketAndNext,
  criteria: readonly Criterion[],
  below: Pick<BracketProblem, 'rest' | 'places' | 'takesBye'>,
): BracketProblem {
  const pairs = Math.floor((mdps.length + residents.length) / 2);
  return {
    bracket: { criteria, field, score: scoreOf(residents), mdps, residents, next },
    ...below,
    placesMayStayEmpty: true,
    size: { pairs, downfloaters: null, countsUnplayed: false },
  };
}

/** The bracket with the next one, from which any number can float on. */
export function problemWithNext(
  bracket: BracketAndNext,
  criteria: readonly Criterion[],
  downfloaters: number,
): BracketProblem {
  const { mdps, residents, next } = bracket;
  const places = downfloaters + next.length;
  const isOdd = (mdps.length + residents.length + next.length + places) % 2 === 1;
  const below = { rest: [], places: isOdd ? places + 1 : places, takesBye: null };
  return problemWith(bracket, criteria, below);
}
