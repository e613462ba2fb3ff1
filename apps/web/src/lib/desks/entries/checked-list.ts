import {
  columnsLeftOut,
  detailOf,
  type NamedColumn,
  namesWithoutComma,
  type PlayerList,
} from '@rokade/formats';
import { alphabeticalKey } from '@rokade/rules';
import type { PlayerDetails, PlayerId } from '@rokade/tournament';

/** A row that cannot be entered: `row` as in the list, from 1; 0 where the whole list is meant. */
export interface ListFault {
  readonly code: string;
  readonly row: number;
}

/** A list held against the tournament: who can be entered, and what is wrong with the others. */
export interface CheckedList extends Pick<PlayerList, 'players' | 'namesTurned'> {
  readonly faults: readonly ListFault[];
  /** What was read of the players, names first, then in the list's order. */
  readonly details: readonly ReadDetail[];
  readonly leftOut: readonly NamedColumn[];
  /** Those of the players whose name has no comma. */
  readonly commaless: PlayerList['players'];
}

/** A detail that a list gives, and the headings it stands under; none where it has no headings. */
export interface ReadDetail {
  readonly detail: keyof PlayerDetails;
  readonly headings: readonly string[];
}

function readDetails({ columns }: Pick<PlayerList, 'columns'>): readonly ReadDetail[] {
  const headings = new Map<keyof PlayerDetails, readonly string[]>([['name', []]]);
  for (const { field, heading } of columns) {
    const detail = detailOf(field);
    if (detail === null) continue;
    const known = headings.get(detail) ?? [];
    headings.set(detail, heading === '' ? known : [...known, heading]);
  }
  return [...headings].map(([detail, named]) => ({ detail, headings: named }));
}

/** Adds to the list's own faults the players who are in the tournament already. */
export function checkedList(
  list: PlayerList,
  { players }: { readonly players: readonly { id: PlayerId; readonly details: PlayerDetails }[] },
): CheckedList {
  const known = new Set(players.map(({ details }) => alphabeticalKey(details.name)));
  const isKnown = ({ details }: { readonly details: PlayerDetails }): boolean =>
    known.has(alphabeticalKey(details.name));
  const already = list.players.filter(isKnown).map(({ row, details }) => ({
    code: 'player.duplicate',
    row,
    name: details.name,
  }));
  const own = list.faults.map((fault) => ('row' in fault ? fault : { ...fault, row: 0 }));
  const fresh = list.players.filter((player) => !isKnown(player));
  return {
    players: fresh,
    namesTurned: list.namesTurned,
    faults: [...own, ...already].sort((a, b) => a.row - b.row),
    details: readDetails(list),
    leftOut: columnsLeftOut(list),
    commaless: namesWithoutComma({ players: fresh }),
  };
}
