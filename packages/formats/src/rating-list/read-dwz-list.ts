import type { RatedPlayer } from '@rokade/register';
import { ok } from '@rokade/rules';
import { headingKey } from '../csv/player-field.ts';
import type { Row } from '../csv/split-cells.ts';
import { splitTable } from '../csv/split-table.ts';
import type { ListRows } from './list-rows.ts';
import type { ListedClubs } from './listed-clubs.ts';
import { readTableList, type TableHead } from './read-table-list.ts';

/** The index of the column with `P` for passive members; −1: there is none. */
const statusColumn = (start: string): number =>
  (splitTable(start).rows[0]?.cells ?? []).map(headingKey).indexOf('status');

/**
 * Reads the German federation's list. A player in two clubs has two rows, which are merged into the one
 * of the club of active membership. All players are returned at the end, since the second row can be
 * the last.
 */
export function readDwzList(head: TableHead, start: string, clubs: ListedClubs): ListRows {
  const status = statusColumn(start);
  const people = new Map<string, { readonly player: RatedPlayer; readonly isPassive: boolean }>();
  const twice: RatedPlayer[] = [];
  function take(listed: RatedPlayer, { cells }: Row): readonly RatedPlayer[] {
    const { name = listed.club, association = '' } = clubs.get(listed.club) ?? {};
    const player = { ...listed, club: name, association };
    const isPassive = status !== -1 && cells[status] === 'P';
    const before = people.get(player.id);
    if (player.id === '' || (before !== undefined && before.player.name !== player.name)) {
      twice.push(player);
    } else if (before === undefined || (before.isPassive && !isPassive)) {
      people.set(player.id, { player, isPassive });
    }
    return [];
  }
  const rows = readTableList(head, 'dwz', take);
  const end: ListRows['end'] = (line) => {
    const ended = rows.end(line);
    return ended.ok ? ok([...[...people.values()].map(({ player }) => player), ...twice]) : ended;
  };
  return { read: rows.read, end };
}
