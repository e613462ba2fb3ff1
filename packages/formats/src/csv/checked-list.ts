import { groupedBy, nameKey } from '@rokade/rules';
import { arePossibleDuplicates, type PlayerDetails, type PlayerId } from '@rokade/tournament';
import { columnsLeftOut, type NamedColumn } from './list-columns.ts';
import { namesWithoutComma, type PlayerList } from './parse-player-list.ts';
import { detailOf } from './player-field.ts';

/** A row that cannot be entered: `row` as in the list, from 1; 0 where the whole list is meant. */
export interface ListFault {
  readonly code: string;
  readonly row: number;
}

/** A list held against the tournament: who can be entered, and what is wrong with the others. */
export interface CheckedList extends Pick<PlayerList, 'players' | 'alike' | 'namesTurned'> {
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
    const existing = headings.get(detail) ?? [];
    headings.set(detail, heading === '' ? existing : [...existing, heading]);
  }
  return [...headings].map(([detail, named]) => ({ detail, headings: named }));
}

/** Whether a name seems to have a number in it, such as a rating that stands behind it. */
const holdsNumber = ({ details }: Listed): boolean => /\d{3}/.test(details.name);

/**
 * Whether somebody has to look at a list before its players are entered: rows are left out, a column is
 * not understood, or names may hold more than a name or have been taken the wrong way round.
 */
export const isDoubtful = (list: CheckedList): boolean =>
  list.players.length === 0 ||
  list.namesTurned ||
  list.players.some(holdsNumber) ||
  [list.faults, list.alike, list.leftOut, list.commaless].some((part) => part.length > 0);

type Listed = PlayerList['players'][number];

/** Whether somebody of a list cannot be told from one of those who are there. */
function isAlikeIn(
  players: readonly { readonly details: PlayerDetails }[],
): (listed: Listed) => boolean {
  const byName = groupedBy(players, ({ details }) => nameKey(details.name));
  return ({ details }) =>
    (byName.get(nameKey(details.name)) ?? []).some((one) =>
      arePossibleDuplicates(one.details, details),
    );
}

/**
 * Adds to the list's own faults the players whom nothing tells from somebody in the tournament: they
 * are there already, or are asked about.
 */
export function checkedList(
  list: PlayerList,
  { players }: { readonly players: readonly { id: PlayerId; readonly details: PlayerDetails }[] },
): CheckedList {
  const isAlike = isAlikeIn(players);
  const duplicates = list.players.filter(isAlike);
  const already = duplicates.map(({ row, details }) => ({
    code: 'player.duplicate',
    row,
    name: details.name,
  }));
  const own = list.faults.map((fault) => ('row' in fault ? fault : { ...fault, row: 0 }));
  const fresh = list.players.filter((player) => !isAlike(player));
  return {
    players: fresh,
    alike: [...duplicates, ...list.alike].sort((a, b) => a.row - b.row),
    namesTurned: list.namesTurned,
    faults: [...own, ...already].sort((a, b) => a.row - b.row),
    details: readDetails(list),
    leftOut: columnsLeftOut(list),
    commaless: namesWithoutComma({ players: fresh }),
  };
}
