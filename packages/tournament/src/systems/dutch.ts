import { bakuAcceleration } from '@rokade/rules';
import { swiss } from './swiss.ts';
import { defineSystem, type RuleArticles } from './system-record.ts';

/** The articles of the basic rules, whose numbers differ by edition. */
const articlesOf = (
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

/** The day on which the edition of 2026 came into force. */
const firstDayOf2026 = '2026-02-01';

/**
 * The edition that record 192's `FIDE_DUTCH` means without a year: the one in force on the first day of
 * the tournament, ISO; the newest if the day is not known.
 */
export const dutchEditionOn = (firstDay: string): 'fide-2017' | 'fide-2026' =>
  firstDay !== '' && firstDay < firstDayOf2026 ? 'fide-2017' : 'fide-2026';

/**
 * FIDE's Dutch system. In the last round it pairs by other criteria.
 *
 * @article FIDE C.04.3 2026; FIDE C.04.7 2026
 */
export const dutch = defineSystem({
  ...swiss,
  code: 'dutch',
  article: 'FIDE C.04.3',
  editions: {
    'fide-2026': articlesOf('2', '4', '6', '7'),
    'fide-2017': articlesOf('b', 'd', 'f', 'g'),
  },
  numberedBy: 'strength',
  lastRoundDiffers: true,
  goesBy: ['forbidden', 'scoring'],
  ratings: 'fide-national',
  tieBreaks: 'fide-2026-swiss',
  tieRule: 'shared',
  waiting: 'laws-2023',
  pages: ['checklist'],
  words: /dutch/,
  usualOfForm: true,
  options: {
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
  },
  engineOptions: ({ acceleration, initialColour }, { points, allocatedBye, ...facts }) => ({
    points,
    allocatedBye,
    initialColour: initialColour ?? 'white',
    forbiddenGroups: facts.forbiddenGroups,
    virtualHalfPoints:
      acceleration === 'baku'
        ? bakuAcceleration(facts.atStart, facts.roundsPlanned, points.win)
        : new Map(),
  }),
  stated: ({ edition, acceleration }, firstDay) => ({
    type:
      edition === dutchEditionOn(firstDay)
        ? 'Individual: Swiss-System (Dutch)'
        : `Individual: Swiss-System (Dutch, edition ${edition.slice(-4)})`,
    system: acceleration === 'baku' ? 'FIDE_DUTCH_BAKU' : 'FIDE_DUTCH',
  }),
});
