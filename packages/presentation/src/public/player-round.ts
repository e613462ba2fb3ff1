import type { Reason } from '@rokade/rules';
import type { BoardSide, ByeRow, GameResult, PlayerId, RoundView } from '@rokade/tournament';

/** What a round is for one player: a board with colour and opponent, no opponent, or nothing. */
export type PlayerRound =
  | {
      readonly kind: 'board';
      readonly board: number;
      /** Where it is played; null where the tables are the boards. */
      readonly table: number | null;
      readonly colour: 'white' | 'black';
      readonly opponent: BoardSide;
      /** Their own thinking time where the stronger gives odds. */
      readonly time: BoardSide['time'];
      readonly result: GameResult | null;
    }
  | { readonly kind: 'bye'; readonly bye: ByeRow['bye']; readonly halfPoints: number }
  | { readonly kind: 'not-paired' };

/** What the round is for this player, and why. */
export function playerRound(
  view: Pick<RoundView, 'boards' | 'byes'>,
  id: PlayerId,
): { readonly round: PlayerRound; readonly because: readonly Reason[] } {
  for (const { board, table, white, black, result, because } of view.boards) {
    const kind = 'board';
    if (white.id === id) {
      const { time } = white;
      return {
        round: { kind, board, table, colour: 'white', opponent: black, time, result },
        because,
      };
    }
    if (black.id === id) {
      const { time } = black;
      return {
        round: { kind, board, table, colour: 'black', opponent: white, time, result },
        because,
      };
    }
  }
  const row = view.byes.find(({ player }) => player.id === id);
  if (row === undefined) return { round: { kind: 'not-paired' }, because: [] };
  return { round: { kind: 'bye', bye: row.bye, halfPoints: row.halfPoints }, because: row.because };
}
