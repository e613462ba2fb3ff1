import { err, ok } from '../../kernel/result.ts';
import type { DutchEdition } from '../dutch/dutch-edition.ts';
import type { DutchOptions } from '../dutch/dutch-request.ts';
import { makeDutchSystem } from '../dutch/pair-dutch-round.ts';
import type { PairingSystem } from '../pairing-system.ts';
import { pairField } from './brackets/pair-field.ts';
import { mayHaveBye } from './criteria/c02-bye-eligibility.ts';
import { outlookOf } from './criteria/c05-score-of-bye-receiver.ts';
import { verdictOn } from './explain/verdict.ts';
import { floatWithoutGame } from './field/float-without-game.ts';

/** The differences of the edition in force from 1 February 2026. */
export const edition2026: DutchEdition<'fide-2026'> = {
  edition: 'fide-2026',
  mayHaveBye,
  floatWithoutGame,
  articles: {
    regulation: 'C.04.3 (2026)',
    handling: 'C.04.2 (2026)',
    outlook: '1.9',
    homogeneousBracket: '3.6',
    heterogeneousBracket: '3.7',
    residentExchange: '4.3',
    bestCandidate: '3.8',
    byeReason: 'dutch.bye-lowest-score',
    bye: 'C2, C5, C9',
    colours: {
      '5.2.1': '5.2.1',
      '5.2.2': '5.2.2',
      '5.2.3': '5.2.3',
      '5.2.4': '5.2.4',
      '5.2.5': '5.2.5',
    },
  },
  pairField: (field) => {
    const outlook = outlookOf(field);
    return outlook.kind === 'complete'
      ? ok(pairField(field, outlook.byeScore))
      : err(outlook.leftOver);
  },
};

/** The FIDE (Dutch) system in the edition in force from 1 February 2026. */
export const dutch2026 = {
  ...makeDutchSystem(edition2026),
  verdictOn: (request, given) => verdictOn(edition2026, request, given),
} as const satisfies PairingSystem<DutchOptions>;
