import {
  type BoardFaultCode,
  type LimitedLineUp,
  type LimitFault,
  limitFaults,
} from './limit-faults.ts';
import type { BoardForfeit, LineUpLimits } from './limit-rules.ts';

/** Boards that a team loses by its line-up, whatever was played there. */
export interface LineUpJudgement {
  readonly faults: readonly LimitFault[];
  /** From 1, each with the faults that cost it. */
  readonly lost: readonly { readonly board: number; readonly because: readonly BoardFaultCode[] }[];
  /** Match points taken for too few players. */
  readonly penaltyMatchPoints: number;
}

/** What a league takes for a fault at a board. */
const forfeitFor: Readonly<Record<BoardFaultCode, (limits: LineUpLimits) => BoardForfeit>> = {
  gap: ({ gap }) => gap,
  order: ({ wrongOrder }) => wrongOrder,
  doubled: ({ ineligible }) => ineligible,
  unlisted: ({ ineligible }) => ineligible,
  suspended: ({ ineligible }) => ineligible,
  'not-named': ({ ineligible }) => ineligible,
  'other-club': ({ ineligible }) => ineligible,
  'other-team': ({ ineligible }) => ineligible,
  'plays-higher': ({ ineligible }) => ineligible,
};

const isLost = (forfeit: BoardForfeit, at: number, board: number): boolean =>
  (forfeit === 'this-board' && at === board) || (forfeit === 'from-there-down' && at <= board);

/**
 * What a line-up costs after the match, by the league's rule for each fault: nothing, that board, or all
 * boards from there down. An empty board is lost by itself and not named here, those that a gap takes
 * below it are.
 */
export function judgeLineUp(lineUp: LimitedLineUp): LineUpJudgement {
  const { played, limits } = lineUp;
  const faults = limitFaults(lineUp);
  const lost = played.flatMap((player, index) => {
    const board = index + 1;
    const because = faults.flatMap((fault) =>
      'board' in fault && isLost(forfeitFor[fault.code](limits), fault.board, board)
        ? [fault.code]
        : [],
    );
    return player === null || because.length === 0
      ? []
      : [{ board, because: [...new Set(because)] }];
  });
  const isShort = faults.some(({ code }) => code === 'too-few-players');
  return { faults, lost, penaltyMatchPoints: isShort ? limits.penaltyMatchPoints : 0 };
}
