import { type GameResult, sameResult } from '@rokade/tournament';

/** A board whose result is typed anew from its slip. */
export interface VerifiedBoard {
  readonly board: number;
  /** What is entered; null: nothing yet, so that there is nothing to compare. */
  readonly stands: GameResult | null;
}

/** A comparison of results with the slips, under way. */
export interface Verification {
  /** The board whose slip is next; null: none is left. */
  readonly at: number | null;
  /** What stood on each board when its slip said the same. */
  readonly confirmed: ReadonlyMap<number, GameResult>;
  /** A slip says otherwise, or (typed null) something no key says: it has to be settled first. */
  readonly asked: { readonly board: number; readonly typed: GameResult | null } | null;
  readonly differences: number;
}

/** Whether a board is compared, and nobody has changed its result since. */
export const isConfirmed = (
  { confirmed }: Pick<Verification, 'confirmed'>,
  { board, stands }: VerifiedBoard,
): boolean => stands !== null && sameResult(confirmed.get(board) ?? null, stands);

/** The next board still to be compared, from one on and then from the first. */
export function nextToVerify(
  verification: Pick<Verification, 'confirmed'>,
  boards: readonly VerifiedBoard[],
  from: number,
): number | null {
  const open = boards.filter((one) => one.stands !== null && !isConfirmed(verification, one));
  return (open.find(({ board }) => board > from) ?? open[0])?.board ?? null;
}

/** A comparison as it begins: at the first board with a result. */
export const begunVerification = (boards: readonly VerifiedBoard[]): Verification => ({
  at: nextToVerify({ confirmed: new Map() }, boards, 0),
  confirmed: new Map(),
  asked: null,
  differences: 0,
});

/** Whether a slip says what is entered. A key says neither a day nor whether there was notice. */
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
    asked: null,
    at: nextToVerify({ confirmed }, boards, board),
  };
};

/** A result was typed from the slip of the board at hand; null: one that no key says. */
export function typedFromSlip(
  verification: Verification,
  boards: readonly VerifiedBoard[],
  typed: GameResult | null,
): Verification {
  const { at, asked, differences } = verification;
  const stands = boards.find(({ board }) => board === at)?.stands ?? null;
  if (at === null || stands === null || asked !== null) return verification;
  if (typed !== null && saysTheSame(typed, stands)) {
    return withConfirmed(verification, boards, at, stands);
  }
  const isDifference = typed !== null;
  return {
    ...verification,
    asked: { board: at, typed },
    differences: differences + (isDifference ? 1 : 0),
  };
}

/** What was asked is settled: this stands on the board now. */
export function settledAs(
  verification: Verification,
  boards: readonly VerifiedBoard[],
  stands: GameResult,
): Verification {
  const { asked } = verification;
  return asked === null ? verification : withConfirmed(verification, boards, asked.board, stands);
}

/** The board is left for later, or another one is gone to. */
export const wentToSlip = (verification: Verification, at: number | null): Verification => ({
  ...verification,
  asked: null,
  at: at ?? verification.at,
});
