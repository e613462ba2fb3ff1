import type { DraftBoard, PlayerId, RoundView } from '@rokade/tournament';

/** A draft while the arbiter changes it: the boards, and the players without an opponent. */
export interface EditedDraft {
  readonly boards: readonly DraftBoard[];
  readonly idle: readonly PlayerId[];
}

/** Starts the editing of a draft as it was paired. */
export const asPaired = ({ boards, byes }: RoundView): EditedDraft => ({
  boards: boards.map(({ white, black }) => ({ white: white.id, black: black.id })),
  idle: byes.filter(({ bye }) => bye === 'pairing-allocated').map(({ player }) => player.id),
});

const exchanged =
  (one: PlayerId, other: PlayerId) =>
  (player: PlayerId): PlayerId =>
    player === one ? other : player === other ? one : player;

/** Swaps two players, at boards or without an opponent; at the same board, that swaps colours. */
export function withPlayersSwapped(
  { boards, idle }: EditedDraft,
  one: PlayerId,
  other: PlayerId,
): EditedDraft {
  const swap = exchanged(one, other);
  return {
    boards: boards.map(({ white, black }) => ({ white: swap(white), black: swap(black) })),
    idle: idle.map(swap),
  };
}

/** Swaps the colours of a board (counted from 1). */
export const withColoursSwapped = ({ boards, idle }: EditedDraft, board: number): EditedDraft => ({
  boards: boards.map(({ white, black }, index) =>
    index === board - 1 ? { white: black, black: white } : { white, black },
  ),
  idle,
});

/** The boards (counted from 1) that were changed. */
export const boardsChanged = (before: EditedDraft, after: EditedDraft): readonly number[] =>
  after.boards.flatMap(({ white, black }, index) => {
    const old = before.boards[index];
    return old?.white === white && old.black === black ? [] : [index + 1];
  });
