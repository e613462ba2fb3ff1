import type { RoundView } from '@rokade/tournament';

/**
 * How far a round is: `paired` (no result yet), `playing` (some), `complete` (every board has one).
 * `entered` counts final results, `pending` games to be finished or played later.
 */
export interface RoundState {
  readonly kind: 'paired' | 'playing' | 'complete';
  readonly boards: number;
  readonly entered: number;
  readonly pending: number;
}

/** How far a published round is. */
export function roundState(view: Pick<RoundView, 'boards' | 'missing' | 'pending'>): RoundState {
  const boards = view.boards.length;
  const pending = view.pending.length;
  const entered = boards - view.missing.length - pending;
  if (view.missing.length === 0) return { kind: 'complete', boards, entered, pending };
  return { kind: entered + pending === 0 ? 'paired' : 'playing', boards, entered, pending };
}
