import { type GameResult, sameResult } from '@rokade/tournament';

/** A board whose result is typed again from its slip. */
export interface VerifiedBoard {
  readonly board: number;
  /** The result that was entered; null: none, so there is nothing to compare. */
  readonly stands: GameResult | null;
}

/** The state of a comparison of results with slips. */
export interface Verification {
  /** The board whose slip is next; null: none is left. */
  readonly at: number | null;
  /** The result of each board when its slip was compared and agreed. */
  readonly confirmed: ReadonlyMap<number, GameResult>;
  /**
   * The slip that differs (`typed` null: its result has no key), which has to be settled first;
   * null: none.
   */
  readonly openDifference: { readonly board: number; readonly typed: GameResult | null } | null;
  readonly differences: number;
}

/** Whether a board's slip agreed, and its result was not changed since. */
export const isConfirmed = (
  { confirmed }: Pick<Verification, 'confirmed'>,
  { board, stands }: VerifiedBoard,
): boolean => stands !== null && sameResult(confirmed.get(board) ?? null, stands);

/** The next board still to be compared, after a given one and then from the first; null: none. */
export function nextToVerify(
  verification: Pick<Verification, 'confirmed'>,
  boards: readonly VerifiedBoard[],
  from: number,
): number | null {
  const open = boards.filter((one) => one.stands !== null && !isConfirmed(verification, one));
  return (open.find(({ board }) => board > from) ?? open[0])?.board ?? null;
}

/** A new comparison, at the first board with a result. */
export const begunVerification = (boards: readonly VerifiedBoard[]): Verification => ({
  at: nextToVerify({ confirmed: new Map() }, boards, 0),
  confirmed: new Map(),
  openDifference: null,
  differences: 0,
});

/**
 * Whether a typed result agrees with the one entered. Keys give neither a day nor whether there was
 * notice.
 */
function saysTheSame(typed: GameResult, stands: GameResult): boolean {
  if (typed.kind === 'forfeit') return stands.kind === 'forfeit' && typed.absent === stands.absent;
  if (typed.kind === 'pending') return stands.kind === 'pending' && typed.why === stands.why;
  return sameResult(typed, stands);
}

const withConfirmed = (
  verification: Verification,
  boards: readonly VerifiedBoard[],
  board: number,
  stands: GameResult,
): Verification => {
  const confirmed = new Map([...verification.confirmed, [board, stands]]);
  return {
    ...verification,
    confirmed,
    openDifference: null,
    at: nextToVerify({ confirmed }, boards, board),
  };
};

/**
 * The comparison after a result was typed from the current slip; null: one for which there is no
 * key.
 */
export function typedFromSlip(
  verification: Verification,
  boards: readonly VerifiedBoard[],
  typed: GameResult | null,
): Verification {
  const { at, openDifference, differences } = verification;
  const stands = boards.find(({ board }) => board === at)?.stands ?? null;
  if (at === null || stands === null || openDifference !== null) return verification;
  if (typed !== null && saysTheSame(typed, stands)) {
    return withConfirmed(verification, boards, at, stands);
  }
  const isDifference = typed !== null;
  return {
    ...verification,
    openDifference: { board: at, typed },
    differences: differences + (isDifference ? 1 : 0),
  };
}

/** The comparison after a difference was settled: the board now has this result. */
export function settledAs(
  verification: Verification,
  boards: readonly VerifiedBoard[],
  stands: GameResult,
): Verification {
  const { openDifference } = verification;
  return openDifference === null
    ? verification
    : withConfirmed(verification, boards, openDifference.board, stands);
}

/** The comparison after the user left the slip for later, or went to another one. */
export const wentToSlip = (verification: Verification, at: number | null): Verification => ({
  ...verification,
  openDifference: null,
  at: at ?? verification.at,
});
