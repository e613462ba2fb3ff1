import { makeSeededRandom, type SeededRandom } from '@rokade/rules';
import type { AnySystem } from '@rokade/tournament';
import { type Course, type Thousandths, usualCourse } from './course.ts';
import { isPossible } from './course-options.ts';

/** The size of a tournament. */
export interface Size {
  readonly players: number;
  readonly rounds: number;
}

/** A lot among some values, each as likely as the others. */
const oneOf = <T>(random: SeededRandom, values: readonly [T, ...T[]]): T =>
  values[random.below(values.length)] ?? values[0];

/** Nothing as often as not, otherwise a share up to the most. */
const shareUpTo = (random: SeededRandom, most: Thousandths): Thousandths =>
  random.below(2) === 0 ? 0 : random.below(most + 1);

/**
 * The size where it is not stated: from 8 to 127 players, and so many rounds that the rules leave
 * everybody an opponent; in a cup, more rounds than it can have.
 */
export function drawnSize(
  seed: string,
  {
    players,
    rounds,
  }: { readonly players: number | undefined; readonly rounds: number | undefined },
  isKnockOut: boolean,
): Size {
  const random = makeSeededRandom(`rokade generate size ${seed}`);
  const field = 8 + random.below(120);
  const count = players ?? field;
  const most = Math.max(1, Math.min(11, Math.trunc((count - 1) / 2)));
  const drawn = isKnockOut ? 20 : most <= 4 ? most : 4 + random.below(most - 3);
  return { players: count, rounds: rounds ?? drawn };
}

/** Ratings from anywhere between 1000 and 2700, as a range or by FIDE's model. */
function drawnRatings(random: SeededRandom, players: number): Course['ratings'] {
  const lowest = 1000 + random.below(900);
  const range = { lowest, highest: lowest + 200 + random.below(800) };
  const top = 1800 + random.below(900);
  const step = random.below(Math.max(1, Math.trunc((top - 1000) / players)) + 1);
  const model = { top, step, spread: 20 + random.below(180) };
  return random.below(2) === 0 ? range : model;
}

const pointSystems = [
  { win: 2, draw: 1, loss: 0 },
  { win: 2, draw: 1, loss: 0 },
  { win: 6, draw: 2, loss: 0 },
  { win: 4, draw: 2, loss: 0 },
  { win: 6, draw: 4, loss: 2 },
] as const satisfies readonly Course['points'][];

/** Orders of tie-breaks of C.07; only the first ones mean something where everybody meets. */
const orders = [
  [],
  ['DE', 'WIN', 'SB'],
  ['DE', 'SB', 'BPG'],
  ['BH/C1', 'BH', 'SB'],
  ['BH/C2', 'BH', 'DE', 'WIN', 'BWG'],
  ['DE', 'BH/M1', 'PS', 'KS'],
  ['FB', 'SB/C1', 'REP'],
] as const satisfies readonly (readonly string[])[];

/**
 * A course of which everything is drawn by lot, for what nobody states: of the rules of a system only
 * those that it has. A small field has no byes and nobody leaves.
 */
export function randomCourse(seed: string, { players }: Size, system: AnySystem): Course {
  const random = makeSeededRandom(`rokade generate course ${seed}`);
  const usual = usualCourse(players);
  const mayStayAway = players >= 10;
  const away = (most: Thousandths): Thousandths => {
    const share = shareUpTo(random, most);
    return mayStayAway ? share : 0;
  };
  const swissOrder = oneOf<readonly string[]>(random, orders);
  const points = oneOf(random, pointSystems);
  const hasScoring = isPossible('points', system);
  const isAccelerated = random.below(4) === 0;
  const scoring = hasScoring ? points : usual.points;
  const worth = oneOf(random, [null, null, null, scoring.draw, 0]);
  const forbidden = random.below(2) === 0 ? 0 : random.below(6);
  return {
    ...usual,
    ratings: drawnRatings(random, players),
    unrated: shareUpTo(random, 250),
    numbers: hasScoring
      ? 'rating'
      : oneOf<Course['numbers']>(random, ['lot', 'strength', 'rating']),
    results: 'fide',
    forfeits: shareUpTo(random, 60),
    doubleForfeits: shareUpTo(random, 10),
    oddResults: shareUpTo(random, 15),
    unratedGames: shareUpTo(random, 10),
    byes: away(70),
    fullByes: away(15),
    zeroByes: away(40),
    withdrawals: away(25),
    lateEntries: away(100),
    forbiddenPairs: isPossible('forbidden-pairs', system) ? forbidden : 0,
    acceleration:
      isAccelerated && isPossible('baku', system) && scoring.win === 2 * scoring.draw
        ? 'baku'
        : 'none',
    points: scoring,
    allocatedBye: hasScoring ? worth : null,
    initialColour: isPossible('first-colour', system) && random.below(2) === 0 ? 'black' : 'white',
    tieBreaks: swissOrder,
  };
}
