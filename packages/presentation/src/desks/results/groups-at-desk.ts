import type { BoardRow } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';

/** A group of an event with the round that its results desk shows; null: no round is paired. */
interface GroupAtDesk {
  readonly console: { readonly id: string; readonly group: string; readonly name: string };
  readonly desk: { readonly view: { readonly boards: readonly BoardRow[] } | null };
}

/** The results desk of an event: one group of several is at it. */
export interface GroupsAtDesk {
  /** The id of the group at the desk: the one in the address, else the first that lacks a result. */
  readonly chosen: string | undefined;
  readonly tabs: readonly {
    readonly href: string;
    readonly label: string;
    readonly count: number;
    readonly countLabel: string;
  }[];
  /** The boards of all groups that lack a result. */
  readonly open: readonly (Pick<BoardRow, 'board' | 'table' | 'white' | 'black'> & {
    readonly group: string;
    readonly name: string;
  })[];
}

/** The address of a group at the desk, or of one of its boards, below the page's own. */
export const hrefOfGroup = (base: string, group: string, board?: number): string =>
  `${base}?group=${group}${board === undefined ? '' : `&board=${board}`}`;

/** The address of the page: its path, and the id of the group that it names; null: none. */
interface DeskAddress {
  readonly base: string;
  readonly named: string | null;
}

/** The groups of an event at the results desk. */
export function groupsAtDesk(
  groups: readonly GroupAtDesk[],
  { named, base }: DeskAddress,
  { t }: Pick<Locale<'console'>, 't'>,
): GroupsAtDesk {
  const rooms = groups.map(({ console: { id, group, name }, desk }) => ({
    group: id,
    name: group || name,
    missing: (desk.view?.boards ?? []).filter(({ result }) => result === null),
  }));
  const chosen =
    rooms.find(({ group }) => group === named) ??
    rooms.find(({ missing }) => missing.length > 0) ??
    rooms[0];
  return {
    chosen: chosen?.group,
    tabs: rooms.map(({ group, name, missing }) => ({
      href: hrefOfGroup(base, group),
      label: name,
      count: missing.length,
      countLabel: t('console.missing-n', { count: missing.length }),
    })),
    open: rooms.flatMap(({ group, name, missing }) =>
      missing.map(({ board, table, white, black }) => ({
        group,
        name,
        board,
        table,
        white,
        black,
      })),
    ),
  };
}
