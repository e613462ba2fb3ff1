import type { PlayerList } from '@rokade/formats';
import type { PlayerDetails, PlayerId } from '@rokade/tournament';

/** A row that cannot be entered: `row` as in the list, from 1; 0 where the whole list is meant. */
export interface ListFault {
  readonly code: string;
  readonly row: number;
}

/** A list held against the tournament: who can be entered, and what is wrong with the others. */
export interface CheckedList {
  readonly players: PlayerList['players'];
  readonly faults: readonly ListFault[];
  readonly columns: PlayerList['columns'];
}

const nameKey = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** Adds to the list's own faults the players who are in the tournament already. */
export function checkedList(
  list: PlayerList,
  { players }: { readonly players: readonly { id: PlayerId; readonly details: PlayerDetails }[] },
): CheckedList {
  const known = new Set(players.map(({ details }) => nameKey(details.name)));
  const isKnown = ({ details }: { readonly details: PlayerDetails }): boolean =>
    known.has(nameKey(details.name));
  const already = list.players.filter(isKnown).map(({ row, details }) => ({
    code: 'player.duplicate',
    row,
    name: details.name,
  }));
  const own = list.faults.map((fault) => ('row' in fault ? fault : { ...fault, row: 0 }));
  return {
    players: list.players.filter((player) => !isKnown(player)),
    faults: [...own, ...already].sort((a, b) => a.row - b.row),
    columns: list.columns,
  };
}
