import type { LawsEdition } from './edition.ts';

/** What an arbiter does, or what comes of the game, by codes that the pages put into words. */
export type Consequence =
  | { readonly kind: 'game-goes-on' }
  | { readonly kind: 'new-game' }
  | { readonly kind: 'restore-position' }
  | { readonly kind: 'move-to-right-board' }
  | { readonly kind: 'arbiter-decides' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'lost-for-player' }
  | { readonly kind: 'won-for-player' }
  | { readonly kind: 'set-clocks' }
  | { readonly kind: 'set-move-counter' }
  | { readonly kind: 'touched-piece-moves' }
  | { readonly kind: 'no-castling-for-misplaced-king' }
  /** The move stands and is not mended. */
  | { readonly kind: 'move-stands' }
  | { readonly kind: 'penalty-possible' }
  | { readonly kind: 'claimed-move-is-played' };

/** A line of a table: the answers that it is for, the article, and what follows in order. */
export interface DecisionRow {
  readonly laws: readonly LawsEdition[];
  readonly article: string;
  readonly when: Readonly<Record<string, string>>;
  readonly follows: readonly Consequence[];
}

/** What is asked, in the order of the article, with the answers there are. */
export interface DecisionTable {
  readonly code: string;
  readonly questions: Readonly<Record<string, readonly string[]>>;
  readonly rows: readonly DecisionRow[];
}

/** The next question, or the decision; null: the edition says nothing of it. */
export type DecisionStep =
  | { readonly ask: string; readonly answers: readonly string[] }
  | { readonly decided: DecisionRow }
  | null;

export const only2001: readonly LawsEdition[] = ['laws-2001'];
export const only2023: readonly LawsEdition[] = ['laws-2023', 'tempelhof-2018'];

export const goesOn: Consequence = { kind: 'game-goes-on' };

/**
 * What to ask next, or what is decided: the rows of the edition that the answers so far leave open
 * say which question still matters. Questions are asked in their order, and none whose answer changes
 * nothing.
 */
export function decisionStep(
  table: DecisionTable,
  laws: LawsEdition,
  answers: Readonly<Record<string, string>>,
): DecisionStep {
  const open = table.rows.filter(
    (row) =>
      row.laws.includes(laws) &&
      Object.entries(row.when).every(
        ([question, answer]) => (answers[question] ?? answer) === answer,
      ),
  );
  for (const [ask, all] of Object.entries(table.questions)) {
    if (answers[ask] !== undefined || !open.some(({ when }) => when[ask] !== undefined)) continue;
    return { ask, answers: all };
  }
  const [decided] = open;
  return decided === undefined ? null : { decided };
}
