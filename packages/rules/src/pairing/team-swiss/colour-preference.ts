import { type Colour, opposite } from '../../kernel/colour.ts';
import type { ColourPreferenceType } from './team-swiss-request.ts';

/** A colour preference; a simple one of type A counts as strong. */
export interface TeamColourPreference {
  readonly colour: Colour;
  readonly isStrong: boolean;
}

/** The matches with White less those with Black. @article FIDE C.04.6 2026 1.6 */
export const colourDifference = (colours: readonly Colour[]): number =>
  colours.reduce((difference, colour) => difference + (colour === 'white' ? 1 : -1), 0);

/** Whether a team that had a colour in its last two matches is due the other one. */
const wasRepeated = (colours: readonly Colour[], colour: Colour): boolean =>
  colours.length > 1 && colours.slice(-2).every((each) => each === colour);

/**
 * The preference that types A and B share: two matches more with one colour, or the same colour twice
 * running unless the other one is still ahead.
 *
 * @article FIDE C.04.6 2026 1.7.1
 */
function strongColour(colours: readonly Colour[]): Colour | null {
  const difference = colourDifference(colours);
  if (difference < -1 || (difference <= 0 && wasRepeated(colours, 'black'))) return 'white';
  if (difference > 1 || (difference >= 0 && wasRepeated(colours, 'white'))) return 'black';
  return null;
}

/**
 * The mild preference of type B: one match more with a colour, or the last colour where both are even,
 * which no longer matters in the last round.
 *
 * @article FIDE C.04.6 2026 1.7.2
 */
function mildColour(colours: readonly Colour[], isLastRound: boolean): Colour | null {
  const difference = colourDifference(colours);
  if (difference !== 0) return difference < 0 ? 'white' : 'black';
  const last = colours.at(-1);
  return last === undefined || isLastRound ? null : opposite(last);
}

/** The colours of the played matches, in order, with the facts that the types of preference need. */
export interface ColourHistory {
  readonly colours: readonly Colour[];
  readonly isLastRound: boolean;
}

type Preference = (history: ColourHistory) => TeamColourPreference | null;

const strong: Preference = ({ colours }) => {
  const colour = strongColour(colours);
  return colour === null ? null : { colour, isStrong: true };
};

const strongOrMild: Preference = (history) => {
  const colour = mildColour(history.colours, history.isLastRound);
  return strong(history) ?? (colour === null ? null : { colour, isStrong: false });
};

/**
 * The colour preference of a team, by type; null if it has none.
 *
 * @article FIDE C.04.6 2026 1.7
 */
export const colourPreferences: Readonly<Record<ColourPreferenceType, Preference>> = {
  A: strong,
  B: strongOrMild,
  none: () => null,
};
