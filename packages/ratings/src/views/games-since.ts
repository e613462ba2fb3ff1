import type { RatedPersonId } from '../ids.ts';
import type { Ratings } from '../ratings.ts';

/**
 * The number of rated games of each person, in events that ended after one day and were registered by
 * another; people without games are left out.
 *
 * @article DSU 2002 4.2 §36: rated games since the last championship
 */
export function ratedGamesSince(
  { acts }: Pick<Ratings, 'acts'>,
  since: string,
  day: string,
): ReadonlyMap<RatedPersonId, number> {
  const games = new Map<RatedPersonId, number>();
  const players = acts.flatMap((act) =>
    act.kind === 'event' && act.lastDay > since && act.day <= day
      ? act.groups.flatMap((group) => group.players)
      : [],
  );
  for (const { person, rounds } of players) {
    const played = rounds.filter((one) => one.kind === 'game' && one.status === 'played').length;
    if (played > 0) games.set(person, (games.get(person) ?? 0) + played);
  }
  return games;
}
