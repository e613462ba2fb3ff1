/**
 * The colours a club can choose for its prints, each dark enough for white letters on it and for letters
 * of its own on white paper (contrast 7:1 or more). '' is the green of the board, Rokade's own.
 */
export const clubColours = {
  '': '#355a3c',
  blue: '#114a8f',
  navy: '#1b2a4a',
  teal: '#0b5257',
  red: '#941a1a',
  wine: '#6d1f3f',
  violet: '#4b2e83',
  brown: '#623e1f',
  black: '#14171a',
} as const;
export type ClubColour = keyof typeof clubColours;

/** The words of the colours. */
export const clubColourWords = Object.keys(clubColours) as readonly ClubColour[];
