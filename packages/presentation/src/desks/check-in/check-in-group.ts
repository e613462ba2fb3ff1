import { type Tournament, viewCheckIn } from '@rokade/tournament';
import { distinctLines } from '../../console/people/distinct-lines.ts';
import type { CheckInGroup } from './check-in-list.ts';

/** A tournament for check-in: of its players only names, clubs and ratings. */
export const checkInGroup = (t: Tournament): CheckInGroup => {
  const { round, rows } = viewCheckIn(t);
  const { name, group } = t.settings;
  return { id: t.id, name: group || name, version: t.version, round, rows };
};

/**
 * The groups of an event for a common check-in; players of the same name in any of the groups get a
 * distinguishing mark.
 */
export function checkInGroups(tournaments: readonly Tournament[]): readonly CheckInGroup[] {
  const people = tournaments.flatMap(({ id, settings, players }) =>
    players.map(({ id: player, no, details: { name, club } }) => ({
      key: `${id}/${player}`,
      name,
      marks: [club, settings.group || settings.name, `${no}`],
    })),
  );
  const names = new Map(
    distinctLines(people, ({ marks }) => marks).map(({ key, name }) => [key, name]),
  );
  return tournaments.map(checkInGroup).map((group) => ({
    ...group,
    rows: group.rows.map((row) => {
      const name = names.get(`${group.id}/${row.player.id}`) ?? row.player.name;
      return { ...row, player: { ...row.player, name } };
    }),
  }));
}
