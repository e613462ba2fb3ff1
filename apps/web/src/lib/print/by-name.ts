import type { BoardSide, ByeRow, Language, RoundView } from '@rokade/tournament';

/** A line of the alphabetical list: a player and where, with what and against whom they play. */
export type NameLine =
  | {
      readonly kind: 'board';
      readonly player: BoardSide;
      readonly board: number;
      readonly colour: 'white' | 'black';
      readonly opponent: BoardSide;
    }
  | {
      readonly kind: 'bye';
      readonly player: BoardSide;
      readonly bye: ByeRow['bye'];
      readonly halfPoints: number;
    };

/** Everybody in the round in the alphabet of the list's language (Danish: … x y z æ ø å). */
export function linesByName(view: RoundView, language: Language): readonly NameLine[] {
  const { compare } = new Intl.Collator(language);
  const lines: NameLine[] = [];
  for (const { board, white, black } of view.boards) {
    lines.push({ kind: 'board', player: white, board, colour: 'white', opponent: black });
    lines.push({ kind: 'board', player: black, board, colour: 'black', opponent: white });
  }
  for (const { player, bye, halfPoints } of view.byes) {
    lines.push({ kind: 'bye', player, bye, halfPoints });
  }
  return lines.sort((a, b) => compare(a.player.name, b.player.name) || a.player.no - b.player.no);
}
