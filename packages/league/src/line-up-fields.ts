import { orNull, text, type ValueFields, whole, wordOf, yesOrNo } from '@rokade/journal';
import { boardForfeits } from '@rokade/rules';

/** The rule sets of line-ups of which a league can take one; '' = it says its own. */
const limitCodes = ['', 'dsu', 'bsv', 'free'] as const;

const ofLineUps = {
  seenBy: 'everybody',
  personal: false,
  part: 'leagues.part-line-ups',
} as const;

/** A number of a rule of line-ups, with the bounds of its form. */
const number = <const Most extends number>(most: Most) =>
  ({
    shape: whole(0, most),
    ...ofLineUps,
    input: { kind: 'number', between: [0, most] },
  }) as const;

/** What a fault of a line-up costs, where the league says its own rules. */
const cost = {
  shape: wordOf(boardForfeits),
  ...ofLineUps,
  input: { kind: 'choice', words: 'leagues.costs-' },
  where: { field: 'limits', is: [''] },
} as const;

/** A bound of a line-up; null: as the rule set has it, or none. */
const bound = {
  shape: orNull(whole(0, 40)),
  ...ofLineUps,
  input: { kind: 'number', between: [0, 40] },
} as const;

/** The fields of a league that are about squads and line-ups. */
export const lineUpFields = {
  /** The rule set of squads and line-ups; the fields behind it are a league's own numbers. */
  limits: {
    shape: wordOf(limitCodes),
    ...ofLineUps,
    input: {
      kind: 'choice',
      of: limitCodes.slice(1),
      words: 'leagues.limits-',
      nothing: 'leagues.limits-own',
    },
    label: 'leagues.limits',
  },
  /** Whether a line-up keeps to the order of the squad. */
  lineUpOrder: {
    shape: wordOf(['list', 'free']),
    ...ofLineUps,
    input: { kind: 'choice', words: 'leagues.line-up-' },
    where: { field: 'limits', is: [''] },
  },
  wrongOrder: cost,
  /** An empty board above others. */
  gap: { ...cost, label: 'leagues.gap-costs' },
  /** A player who may not play there at all. */
  ineligible: cost,
  /** A player may stand behind one with so many rating points less; 0: the order is not compared. */
  ratingGap: { ...number(2000), hint: 'leagues.rating-gap-hint' },
  /** After so many matches in a higher team a player no longer plays in a lower one; 0: never. */
  fixedAfter: { ...number(50), hint: 'leagues.fixed-after-hint' },
  mostReserves: bound,
  mostGuests: bound,
  mostForeigners: bound,
  /** Players of other federations are foreigners, three capitals; '' = nobody is. */
  homeFederation: { shape: text, ...ofLineUps, input: { kind: 'line' }, longest: 3 },
  leastJuniors: bound,
  /** Whoever is born in this year or later is a junior; 0 = nobody. */
  juniorsBorn: { ...number(2100) },
  leastWomen: bound,
  /** From so many empty boards on the team loses match points. */
  penaltyFromEmpty: bound,
  penaltyMatchPoints: { ...number(9) },
  /** Whether a player, told by the numbers of registers, may play for one club of the league alone. */
  oneClub: { shape: yesOrNo, ...ofLineUps, input: { kind: 'tick' } },
  /** How many minutes a board waits before a reserve may take it. */
  waitMinutes: {
    ...number(240),
    where: { field: 'limits', is: [''] },
  },
} as const satisfies ValueFields;
