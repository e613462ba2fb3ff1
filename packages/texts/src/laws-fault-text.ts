import type { FenFault, MoveFault, PositionFault } from '@rokade/rules';
import type { KeyFor } from './catalogue.ts';
import type { Facts } from './texts.ts';
import type { TranslateFor } from './translate.ts';

/** Those who are shown what is wrong at a board. */
type Say = TranslateFor<'terminal'>;

/** The key of a code's sentence: a missing sentence is a type error here. */
const keyOf = (code: (FenFault | MoveFault | PositionFault)['code']): KeyFor<'terminal'> =>
  `laws.${code}`;

/** Facts that have texts of their own, with the family of keys for them. */
const families: Readonly<Record<string, string>> = {
  piece: 'piece',
  other: 'piece',
  colour: 'colour',
  language: 'language',
};

/** Facts with pieces, colours and languages in the reader's words. */
function inWords(t: Say, fault: Readonly<Record<string, string | number>>): Facts {
  return Object.fromEntries(
    Object.entries(fault).map(([name, value]) => {
      const family = families[name];
      const word = family === undefined ? undefined : t.find(`laws.${family}.${value}`);
      return [name, word ?? value];
    }),
  );
}

/** What is wrong with a move, in words. */
export const moveFaultText = (t: Say, fault: MoveFault): string =>
  t(keyOf(fault.code), inWords(t, { ...fault }));

/** Why a text is no position, in words. */
export const positionFaultText = (t: Say, fault: FenFault | PositionFault): string =>
  t(keyOf(fault.code), inWords(t, { ...fault }));
