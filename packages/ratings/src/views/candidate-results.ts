import { candidateResults2002, candidates } from '@rokade/rules';
import type { ReportedEvent } from '../act.ts';
import { throughActs } from '../calculate/calculate.ts';
import type { Numbers } from '../calculate/numbers.ts';
import type { RatedPersonId } from '../ids.ts';
import type { Ratings } from '../ratings.ts';
import { explainEvent } from './explained-step.ts';

/** The players with a candidate result in one of an event's groups; a group of teams has none. */
function candidatesIn(
  ratings: Ratings,
  event: ReportedEvent,
  numbers: Numbers,
): readonly RatedPersonId[] {
  return explainEvent(ratings, event, numbers)
    .filter(({ group }) => !group.inTeams)
    .flatMap(({ rows }) => {
      const people = new Map(rows.map(({ player }) => [player.no, player.person]));
      const rounds = Math.max(0, ...rows.map(({ player }) => player.rounds.length));
      const players = rows.map(({ player, row }) => ({
        no: player.no,
        rating: row.oldRating,
        records: player.rounds,
      }));
      return candidates(candidateResults2002, rounds, players).flatMap(
        ({ no }) => people.get(no) ?? [],
      );
    });
}

/**
 * The players with a candidate result after one day and up to another: the closing day of the last
 * championship's entries, and today.
 *
 * @article DSU 2002 4.1.1 §4; §26
 */
export function candidatesSince(
  ratings: Ratings,
  since: string,
  day: string,
): ReadonlySet<RatedPersonId> {
  const found = new Set<RatedPersonId>();
  throughActs(ratings, ratings.acts, (act, numbers) => {
    if (act.kind !== 'event' || act.lastDay <= since || act.day > day) return;
    for (const person of candidatesIn(ratings, act, numbers)) found.add(person);
  });
  return found;
}
