import { bakuAcceleration, type Colour } from '@rokade/rules';
import { swiss } from './swiss.ts';
import type { RequestFacts, RuleArticles, SharedTraits } from './system-record.ts';

/** The articles of the basic rules, whose numbers differ by edition. */
export const basicArticles = (
  rematch: string,
  bye: string,
  colourDifference: string,
  thirdColour: string,
): RuleArticles => ({
  rematch: `FIDE C.04.1 ${rematch}`,
  openGame: 'FIDE C.04.2',
  bye: `FIDE C.04.1 ${bye}`,
  thirdColour: `FIDE C.04.1 ${thirdColour}`,
  colourDifference: `FIDE C.04.1 ${colourDifference}`,
});

/** The articles of the basic rules in the edition of 2026. */
export const basicArticles2026 = basicArticles('2', '4', '6', '7');

/** The common part of FIDE's Swiss systems. */
export const fideSwiss = {
  ...swiss,
  numberedBy: 'strength',
  numbersUntilRound: 4,
  goesBy: ['forbidden', 'scoring'],
  ratings: 'fide-national',
  tieBreaks: 'fide-2026-swiss',
  tieRule: 'shared',
  waiting: 'laws-2023',
  pages: ['checklist'],
} as const satisfies SharedTraits;

/** The options of each of FIDE's Swiss systems. */
export const fideSwissOptions = {
  /** Virtual points in the first rounds (C.04.7). */
  acceleration: {
    kind: 'word',
    words: ['none', 'baku'],
    usual: 'none',
    hint: true,
    announced: true,
    stated: true,
  },
  /** The colour of number 1 in round 1 (C.04.3 5.1.1); null: a lot not drawn yet decides. */
  initialColour: { kind: 'lot', words: ['white', 'black'], hint: true, stated: true },
  /** The seed from which that colour was drawn. */
  colourSeed: { kind: 'seed', of: 'initialColour', stated: true },
} as const;

interface FideSwissChoice {
  readonly acceleration: 'none' | 'baku';
  readonly initialColour: Colour | null;
}

/** The input of each of FIDE's Swiss engines. */
export const fideSwissInput = (
  { acceleration, initialColour }: FideSwissChoice,
  { points, allocatedBye, forbiddenGroups, atStart, roundsPlanned }: RequestFacts,
) => ({
  points,
  allocatedBye,
  initialColour: initialColour ?? 'white',
  forbiddenGroups,
  virtualHalfPoints:
    acceleration === 'baku' ? bakuAcceleration(atStart, roundsPlanned, points.win) : new Map(),
});

/** Record 192's code of a system, with its acceleration. */
export const fideSwissCode = (name: string, { acceleration }: FideSwissChoice): string =>
  acceleration === 'baku' ? `FIDE_${name}_BAKU` : `FIDE_${name}`;
