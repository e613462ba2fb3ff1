/** The permitted order of a team: as listed, with a limited shift of places, or free. */
export interface LineUpRules {
  readonly order: 'list' | 'free';
  /** By how many places of the list two players may be exchanged. */
  readonly maxSwap: number;
}

/** A line-up, board 1 first; null: nobody. */
export interface LineUp {
  readonly listed: readonly string[];
  readonly played: readonly (string | null)[];
  readonly rules: LineUpRules;
}

/** A fault at a board, from 1. `gap`: nobody sits there. */
export type LineUpFault =
  | { readonly board: number; readonly code: 'gap' }
  | {
      readonly board: number;
      readonly code: 'unlisted' | 'doubled' | 'order';
      readonly player: string;
    };

/** Whether a player listed before this one by more than permitted sits below. */
function isTooHigh({ listed, played, rules }: LineUp, board: number, player: string): boolean {
  if (rules.order === 'free') return false;
  const place = listed.indexOf(player);
  return played.slice(board + 1).some((other) => {
    const before = other === null ? -1 : listed.indexOf(other);
    return before >= 0 && place - before > rules.maxSwap;
  });
}

function faultAt(lineUp: LineUp, board: number): LineUpFault | null {
  const { listed, played } = lineUp;
  const player = played[board] ?? null;
  if (player === null) {
    const isGap = played.slice(board + 1).some((below) => below !== null);
    return isGap ? { board: board + 1, code: 'gap' } : null;
  }
  const at = { board: board + 1, player };
  if (played.indexOf(player) < board) return Object.assign({ code: 'doubled' as const }, at);
  if (!listed.includes(player)) return Object.assign({ code: 'unlisted' as const }, at);
  return isTooHigh(lineUp, board, player) ? Object.assign({ code: 'order' as const }, at) : null;
}

/**
 * The faults of a line-up: a player twice or not in the list, an empty board above an occupied one, a
 * player above another who is listed before them.
 *
 * @article Tempelhof 2018 III.H.3
 */
export const lineUpFaults = (lineUp: LineUp): readonly LineUpFault[] =>
  lineUp.played.flatMap((_, board) => faultAt(lineUp, board) ?? []);
