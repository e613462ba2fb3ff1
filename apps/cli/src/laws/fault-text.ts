import type { FenFault, MoveFault, PositionFault } from '@rokade/rules';
import type { Facts, KeyFor } from '@rokade/texts';
import type { Context } from '../outcome.ts';

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
function inWords({ t }: Context, fault: Readonly<Record<string, string | number>>): Facts {
  return Object.fromEntries(
    Object.entries(fault).map(([name, value]) => {
      const family = families[name];
      const word = family === undefined ? undefined : t.ifKnown(`laws.${family}.${value}`);
      return [name, word ?? value];
    }),
  );
}

/** What is wrong with a move, in words. */
export const moveFaultText = (context: Context, fault: MoveFault): string =>
  context.t(keyOf(fault.code), inWords(context, { ...fault }));

/** Why a text is no position, in words. */
export const positionFaultText = (context: Context, fault: FenFault | PositionFault): string =>
  context.t(keyOf(fault.code), inWords(context, { ...fault }));
