import type { GameResult } from '@rokade/tournament';

/** How a game that was played out ended, as the two of a board say it. */
export const resultSaid = {
  white: { kind: 'played', white: 2, black: 0 },
  draw: { kind: 'played', white: 1, black: 1 },
  black: { kind: 'played', white: 0, black: 2 },
} as const satisfies Readonly<Record<string, GameResult>>;

export type Said = keyof typeof resultSaid;

export const allSaid = Object.keys(resultSaid) as readonly Said[];

/** The word in a text; null: it is none. */
export const saidIn = (text: string | null): Said | null =>
  allSaid.find((said) => said === text) ?? null;
