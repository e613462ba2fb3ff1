import { fraction } from '@rokade/rules';
import type { Language } from '@rokade/tournament';
import { fractionText } from './number-text.ts';

const scores = ['0–1', '½–½', '1–0'] as const;

/** A play-off game for a place: "Voß – Hansen 1–0", without a score until it is played. */
export const placeGameText = (
  [white, black]: readonly [string, string],
  whiteHalfPoints: number | null,
): string =>
  [`${white} – ${black}`, whiteHalfPoints === null ? undefined : scores[whiteHalfPoints]]
    .filter((part) => part !== undefined)
    .join(' ');

/** White's possible scores in it, with texts. */
export const placeGameScores: readonly { readonly value: number; readonly text: string }[] = [
  2, 1, 0,
].map((value) => ({ value, text: scores[value] ?? '' }));

/** A player's value from outside: "Voß 1.5". */
export const placeValueText = (language: Language, name: string, hundredths: number): string =>
  `${name} ${fractionText(language, fraction(hundredths, 100))}`;
