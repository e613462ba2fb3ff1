import type { BoardRow, ByeRow, RoundView } from '@rokade/tournament';

/** A board as a list shows it, without the reasons. */
export type BoardLine = Omit<BoardRow, 'because'>;

/** Somebody without an opponent as a list shows them. */
export type ByeLine = Omit<ByeRow, 'because'>;

/** Boards and byes of a round without their reasons, which lists do not show. */
export const roundLines = ({
  boards,
  byes,
}: RoundView): { readonly boards: readonly BoardLine[]; readonly byes: readonly ByeLine[] } => ({
  boards: boards.map(({ because: _, ...board }) => board),
  byes: byes.map(({ player, bye, halfPoints }) => ({ player, bye, halfPoints })),
});
