import type { GameResult } from '@rokade/tournament';

/** The results of a played game that the two players at a board can report. */
export const resultSaid = {
  white: { kind: 'played', white: 2, black: 0 },
  draw: { kind: 'played', white: 1, black: 1 },
  black: { kind: 'played', white: 0, black: 2 },
} as const satisfies Readonly<Record<string, GameResult>>;

export type Said = keyof typeof resultSaid;

export const allSaid = Object.keys(resultSaid) as readonly Said[];

/** The reported result that a text names; null: none. */
export const saidIn = (text: string | null): Said | null =>
  allSaid.find((said) => said === text) ?? null;
