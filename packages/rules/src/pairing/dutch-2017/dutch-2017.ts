import type { DutchEdition } from '../dutch/dutch-edition.ts';
import { makeDutchSystem } from '../dutch/pair-dutch-round.ts';
import { pairField } from './brackets/pair-field.ts';
import { mayHaveBye } from './criteria/c02-bye-eligibility.ts';
import { floatWithoutGame } from './field/float-without-game.ts';

/** The differences of the edition in force until 31 January 2026. */
export const edition2017: DutchEdition<'fide-2017'> = {
  edition: 'fide-2017',
  mayHaveBye,
  floatWithoutGame,
  articles: {
    regulation: 'C.04.3 (2017)',
    handling: 'C.04.2 (2017)',
    outlook: 'A.9',
    homogeneousBracket: 'B.6',
    heterogeneousBracket: 'B.7',
    residentExchange: 'D.2',
    bestCandidate: 'B.8',
    byeReason: 'dutch.bye-last-bracket',
    bye: 'A.9, C2',
    colours: { '5.2.1': 'E.1', '5.2.2': 'E.2', '5.2.3': 'E.3', '5.2.4': 'E.4', '5.2.5': 'E.5' },
  },
  pairField,
};

/** The FIDE (Dutch) system in the edition of 2017, in force until 31 January 2026. */
export const dutch2017 = makeDutchSystem(edition2017);
