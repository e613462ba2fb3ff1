import { type Colour, opposite } from '../../kernel/colour.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Entrant } from './entrant.ts';
import type { TeamSwissReasonCode } from './reason-codes.ts';

/** What the colours rest on beside the two teams. */
export interface ColourLot {
  readonly initialColour: Colour;
  readonly secondaryDecidesColours: boolean;
}

/** The two teams of a match, the first-team of article 4.2 before the other. */
export interface OrderedPair {
  readonly first: Entrant;
  readonly other: Entrant;
}

/** A rule of article 4.3: the colour of the first-team, or null if it does not decide. */
interface ColourRule {
  readonly article: string;
  readonly code: TeamSwissReasonCode;
  readonly colourOfFirst: (pair: OrderedPair, initialColour: Colour) => Colour | null;
}

/** The other colour; null for none. */
const otherThan = (colour: Colour | null | undefined): Colour | null =>
  colour === null || colour === undefined ? null : opposite(colour);

/** The colour of the first-team where exactly one of two wishes stands. */
function onlyOf(first: Colour | null, other: Colour | null): Colour | null {
  if (first !== null && other !== null) return null;
  return first ?? otherThan(other);
}

const wish = ({ preference }: Entrant): Colour | null => preference?.colour ?? null;

const strongWish = ({ preference }: Entrant): Colour | null =>
  preference?.isStrong === true ? preference.colour : null;

/**
 * The colour opposite to that of the first-team in the latest round in which the two had different
 * colours. Rounds without a match do not count: the histories are compared match by match from the last.
 */
function alternateLatest({ first, other }: OrderedPair): Colour | null {
  const shorter = Math.min(first.colours.length, other.colours.length);
  for (let back = 1; back <= shorter; back++) {
    const colour = first.colours.at(-back);
    if (colour !== other.colours.at(-back)) return otherThan(colour);
  }
  return null;
}

/** Article 4.3, in the order in which its rules are tried. */
const colourRules: readonly ColourRule[] = [
  {
    article: '4.3.1',
    code: 'team-swiss.initial-colour',
    colourOfFirst({ first, other }, initialColour) {
      if (first.colours.length + other.colours.length > 0) return null;
      return first.hasOddNumber ? initialColour : opposite(initialColour);
    },
  },
  {
    article: '4.3.2',
    code: 'team-swiss.only-preference',
    colourOfFirst: ({ first, other }) => onlyOf(wish(first), wish(other)),
  },
  {
    article: '4.3.3',
    code: 'team-swiss.both-preferences',
    colourOfFirst: ({ first, other }) => (wish(first) === wish(other) ? null : wish(first)),
  },
  {
    article: '4.3.4',
    code: 'team-swiss.strong-preference',
    colourOfFirst: ({ first, other }) => onlyOf(strongWish(first), strongWish(other)),
  },
  {
    article: '4.3.5',
    code: 'team-swiss.lower-difference',
    colourOfFirst({ first, other }) {
      if (first.difference === other.difference) return null;
      return first.difference < other.difference ? 'white' : 'black';
    },
  },
  { article: '4.3.6', code: 'team-swiss.alternate-latest', colourOfFirst: alternateLatest },
  {
    article: '4.3.7',
    code: 'team-swiss.first-team-preference',
    colourOfFirst: ({ first }) => wish(first),
  },
  {
    article: '4.3.8',
    code: 'team-swiss.first-team-alternates',
    colourOfFirst: ({ first }) => otherThan(first.colours.at(-1)),
  },
  {
    article: '4.3.9',
    code: 'team-swiss.other-team-alternates',
    colourOfFirst: ({ other }) => other.colours.at(-1) ?? null,
  },
];

/** The colours of a match, and the rule that gave them. */
export interface AllocatedColours extends OrderedPair {
  readonly colourOfFirst: Colour;
  readonly article: string;
  readonly code: TeamSwissReasonCode;
}

/**
 * The two teams of a match in the order of article 4.2: the higher score, the higher secondary score
 * where it is used, the smaller number.
 *
 * @article FIDE C.04.6 2026 4.2
 */
function orderedPair(one: Entrant, two: Entrant, { secondaryDecidesColours }: ColourLot) {
  const bySecondary = secondaryDecidesColours ? two.secondary - one.secondary : 0;
  const order = two.primary - one.primary || bySecondary || one.no - two.no;
  return order < 0 ? { first: one, other: two } : { first: two, other: one };
}

/**
 * The colours of two teams on the first board: the first rule of article 4.3 that decides.
 *
 * @article FIDE C.04.6 2026 4.3
 */
export function allocateColours(one: Entrant, two: Entrant, lot: ColourLot): AllocatedColours {
  const pair = orderedPair(one, two, lot);
  for (const { article, code, colourOfFirst } of colourRules) {
    const colour = colourOfFirst(pair, lot.initialColour);
    if (colour === null) continue;
    return { ...pair, colourOfFirst: colour, article, code };
  }
  invariant(false, 'two teams of which one has played always get colours by article 4.3.9');
}
