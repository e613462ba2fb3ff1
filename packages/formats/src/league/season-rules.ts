import { type Division, type League, legsOf } from '@rokade/league';
import type { Colour } from '@rokade/rules';

/** What a reader of a season's file has to know of the division that takes it over. */
export interface SeasonRules {
  /** The home team's colour at the first board. */
  readonly homeColour: Colour;
  /** How many rounds of a report file are a round of the division. */
  readonly legs: 1 | 2;
}

/** What a reader of a season's file has to know of a division. */
export const seasonRulesOf = (
  { values }: Pick<League, 'values'>,
  division: Division,
): SeasonRules => ({
  homeColour: values.firstBoard,
  legs: legsOf(division),
});
