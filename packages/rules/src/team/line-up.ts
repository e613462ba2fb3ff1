/** In which order a team may sit: as it is listed, but for so many places, or as it likes. */
export interface LineUpRules {
  readonly order: 'list' | 'free';
  /** How many places of the list two players may be apart who sit the other way round. */
  readonly maxSwap: number;
}

/** A line-up, board 1 first; null: nobody. */
export interface LineUp {
  readonly listed: readonly string[];
  readonly played: readonly (string | null)[];
  readonly rules: LineUpRules;
}

/** What is wrong at a board, from 1. A gap has nobody. */
export type LineUpFault =
  | { readonly board: number; readonly code: 'gap' }
  | {
      readonly board: number;
      readonly code: 'unlisted' | 'doubled' | 'order';
      readonly player: string;
    };

/** Whether somebody listed before a player by more than may be sits below. */
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
 * What is wrong with a line-up: somebody twice or not in the list, a board left empty above one that
 * is not, somebody above a player who is listed before them.
 *
 * @article Tempelhof 2018 III.H.3
 */
export const lineUpFaults = (lineUp: LineUp): readonly LineUpFault[] =>
  lineUp.played.flatMap((_, board) => faultAt(lineUp, board) ?? []);
