import { groupedBy } from '@rokade/rules';
import type { Tournament } from '../state/state.ts';
import { meetingsOf } from '../systems/system-choice.ts';
import { type ScheduleRound, viewSchedule } from './view-schedule.ts';
import type { PlayerLine } from './view-types.ts';

/** Two players who do not meet as often as the round robin has it. */
export interface UnevenMeeting {
  readonly one: PlayerLine;
  readonly other: PlayerLine;
  /** The rounds in which they meet; none: they never do. */
  readonly rounds: readonly number[];
}

const keyOf = (one: PlayerLine, other: PlayerLine): string =>
  [one.no, other.no].toSorted((a, b) => a - b).join('-');

/** The meetings of each pair in a schedule, by the numbers of both. */
const meetingsByPair = (schedule: readonly ScheduleRound[]) =>
  groupedBy(
    schedule.flatMap(({ round, boards }) =>
      boards.map(({ white, black }) => ({ round, pair: keyOf(white, black) })),
    ),
    ({ pair }) => pair,
  );

/** Everybody in a schedule, by number. */
function playersIn(schedule: readonly ScheduleRound[]): readonly PlayerLine[] {
  const all = schedule.flatMap(({ boards, free }) => [
    ...boards.flatMap(({ white, black }) => [white, black]),
    ...free,
  ]);
  return [...new Map(all.map((line) => [line.no, line])).values()].toSorted((a, b) => a.no - b.no);
}

/**
 * Who do not meet exactly once in a round robin (twice in a double one), counting the rounds as they
 * were paired and those to come by the table; who withdrew is left out. The tables never bring that,
 * rounds paired by hand can. Null where the rounds follow from results.
 *
 * @article FIDE 2012 annex 1
 */
export function unevenMeetings(t: Tournament): readonly UnevenMeeting[] | null {
  const schedule = viewSchedule(t);
  if (schedule === null) return null;
  const wanted = meetingsOf(t.settings.system);
  const byPair = meetingsByPair(schedule);
  const players = playersIn(schedule).filter(({ withdrawn }) => !withdrawn);
  return players.flatMap((one, index) =>
    players.slice(index + 1).flatMap((other) => {
      const rounds = (byPair.get(keyOf(one, other)) ?? []).map(({ round }) => round);
      return rounds.length === wanted ? [] : [{ one, other, rounds }];
    }),
  );
}
