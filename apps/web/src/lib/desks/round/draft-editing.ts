import type { PlayerId, RoundView, WantedBoard } from '@rokade/tournament';

/** A draft while the arbiter changes it: the boards, and who sits out. */
export interface EditedDraft {
  readonly boards: readonly WantedBoard[];
  readonly idle: readonly PlayerId[];
}

/** A draft as it was paired, for the arbiter to change. */
export const asPaired = ({ boards, byes }: RoundView): EditedDraft => ({
  boards: boards.map(({ white, black }) => ({ white: white.id, black: black.id })),
  idle: byes.filter(({ bye }) => bye === 'pairing-allocated').map(({ player }) => player.id),
});

const exchanged =
  (one: PlayerId, other: PlayerId) =>
  (player: PlayerId): PlayerId =>
    player === one ? other : player === other ? one : player;

/** Two players change places, whether at boards or sitting out; at one board that swaps colours. */
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

/** The players of a board (from 1) change colours. */
export const withColoursSwapped = ({ boards, idle }: EditedDraft, board: number): EditedDraft => ({
  boards: boards.map(({ white, black }, index) =>
    index === board - 1 ? { white: black, black: white } : { white, black },
  ),
  idle,
});

/** The boards (from 1) that are not as they were. */
export const boardsChanged = (before: EditedDraft, after: EditedDraft): readonly number[] =>
  after.boards.flatMap(({ white, black }, index) => {
    const old = before.boards[index];
    return old?.white === white && old.black === black ? [] : [index + 1];
  });
