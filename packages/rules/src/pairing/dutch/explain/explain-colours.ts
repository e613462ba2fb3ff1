import { invariant } from '../../../kernel/invariant.ts';
import type { FieldPair } from '../brackets/field-pairs.ts';
import type { ColourAllocation } from '../colour/allocate-colours.ts';
import type { ColourArticle } from '../colour/colour-rule.ts';
import type { DutchArticles } from '../dutch-edition.ts';
import { preferenceStrength } from '../field/colour-preference.ts';
import type { Pairee } from '../field/pairee.ts';
import type { DutchReason, DutchReasonCode } from '../reason-codes.ts';

const codes: Readonly<Record<Exclude<ColourArticle, '5.2.2'>, DutchReasonCode>> = {
  '5.2.1': 'dutch.both-preferences',
  '5.2.3': 'dutch.alternate-latest',
  '5.2.4': 'dutch.higher-ranked-preference',
  '5.2.5': 'dutch.pairing-number',
};

/** By strength; a player without a preference never has the stronger one. */
const strongerCodes: readonly (DutchReasonCode | null)[] = [
  null,
  'dutch.mild-preference',
  'dutch.strong-preference',
  'dutch.absolute-preference',
];

function strongerCode(granted: Pairee, refused: Pairee): DutchReasonCode {
  if (refused.preference.strength === preferenceStrength.absolute) return 'dutch.wider-difference';
  const code = strongerCodes[granted.preference.strength] ?? null;
  invariant(code !== null, 'whose preference is granted as the stronger one has one');
  return code;
}

/** The reason of the colours; with 5.2.2 `player` is the one with the stronger preference. */
export function explainColours(
  { regulation, colours }: Pick<DutchArticles, 'regulation' | 'colours'>,
  { higher, lower }: Pick<FieldPair, 'higher' | 'lower'>,
  { article, colourOfHigher }: ColourAllocation,
): DutchReason {
  const isLowerGranted = article === '5.2.2' && colourOfHigher !== higher.preference.colour;
  const [player, opponent] = isLowerGranted ? [lower, higher] : [higher, lower];
  const [white, black] = colourOfHigher === 'white' ? [higher, lower] : [lower, higher];
  return {
    code: article === '5.2.2' ? strongerCode(player, opponent) : codes[article],
    article: `${regulation} ${colours[article]}`,
    facts: {
      player: player.no,
      opponent: opponent.no,
      white: white.no,
      black: black.no,
      colourDifference: Math.abs(player.colourDifference),
      opponentColourDifference: Math.abs(opponent.colourDifference),
    },
  };
}
