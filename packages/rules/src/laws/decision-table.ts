import type { LawsEdition } from './edition.ts';

/** The arbiter's actions and the outcomes of a game, by codes for which the pages have texts. */
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
  /** The move stands and is not corrected. */
  | { readonly kind: 'move-stands' }
  | { readonly kind: 'penalty-possible' }
  | { readonly kind: 'claimed-move-is-played' }
  /** Any legal move may be made: no touched piece can be moved or taken. */
  | { readonly kind: 'any-move' }
  | { readonly kind: 'castling-on-that-side' }
  | { readonly kind: 'no-castling-on-that-side' }
  | { readonly kind: 'offer-stands' }
  | { readonly kind: 'lost-for-both' }
  /** The claimant keeps half of the time. */
  | { readonly kind: 'time-halved' }
  | { readonly kind: 'time-becomes-one-minute' }
  /** The arbiter may also give the opponent two minutes. */
  | { readonly kind: 'time-for-opponent-possible' }
  | { readonly kind: 'decided-when-flag-falls' }
  | { readonly kind: 'score-from-own-sheet' }
  | { readonly kind: 'score-with-the-arbiters' }
  | { readonly kind: 'score-with-the-opponents' }
  | { readonly kind: 'score-on-another-board' }
  /** The envelope is opened, and the move in it made on the board. */
  | { readonly kind: 'sealed-move-is-made' }
  /** The clock of the player who must reply to the sealed move runs until that player comes. */
  | { readonly kind: 'clock-of-who-replies-runs' }
  /** The player may seal the reply and start the absent player's clock. */
  | { readonly kind: 'reply-may-be-sealed' }
  /** Whoever sealed makes the move that they say they sealed. */
  | { readonly kind: 'stated-move-is-made' }
  /** The event's own rules may have a milder penalty. */
  | { readonly kind: 'unless-event-is-milder' };

/** A row of a table: the answers to which it applies, the article, and the consequences in order. */
export interface DecisionRow {
  readonly laws: readonly LawsEdition[];
  readonly article: string;
  readonly when: Readonly<Record<string, string>>;
  readonly follows: readonly Consequence[];
}

/** The questions, in the article's order, with their answers. */
export interface DecisionTable {
  readonly code: string;
  readonly questions: Readonly<Record<string, readonly string[]>>;
  readonly rows: readonly DecisionRow[];
}

/** The next question, or the decision; null: the edition has no rule. */
export type DecisionStep =
  | { readonly ask: string; readonly answers: readonly string[] }
  | { readonly decided: DecisionRow }
  | null;

export const only2001: readonly LawsEdition[] = ['laws-2001'];
export const only2023: readonly LawsEdition[] = ['laws-2023', 'tempelhof-2018'];

export const goesOn: Consequence = { kind: 'game-goes-on' };

/**
 * The next question, or the decision: by the edition's rows that still match the answers. Questions are
 * asked in order, and only if the answer makes a difference.
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
