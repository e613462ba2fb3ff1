import type { NamesRow } from '@rokade/tables';
import type { Language, RoundView } from '@rokade/tournament';

/** Everybody in the round in the alphabet of the list's language (Danish: … x y z æ ø å). */
export function linesByName(view: RoundView, language: Language): readonly NamesRow[] {
  const { compare } = new Intl.Collator(language);
  const lines: readonly NamesRow[] = [
    ...view.boards.flatMap(({ board, table, white, black }): readonly NamesRow[] => [
      { player: white, seat: { board, table, colour: 'white', opponent: black } },
      { player: black, seat: { board, table, colour: 'black', opponent: white } },
    ]),
    ...view.byes.map(({ player, bye, halfPoints }) => ({ player, seat: { bye, halfPoints } })),
  ];
  return lines.toSorted(
    (a, b) => compare(a.player.name, b.player.name) || a.player.no - b.player.no,
  );
}
