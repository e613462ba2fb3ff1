import type { GameResult } from '@rokade/tournament';

/** The results of a played game that the two players at a board can report. */
export const resultOfOutcome = {
  white: { kind: 'played', white: 2, black: 0 },
  draw: { kind: 'played', white: 1, black: 1 },
  black: { kind: 'played', white: 0, black: 2 },
} as const satisfies Readonly<Record<string, GameResult>>;

export type Outcome = keyof typeof resultOfOutcome;

export const outcomes = Object.keys(resultOfOutcome) as readonly Outcome[];

/** The reported result that a text names; null: none. */
export const outcomeIn = (text: string | null): Outcome | null =>
  outcomes.find((outcome) => outcome === text) ?? null;
