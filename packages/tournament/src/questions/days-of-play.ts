import type { Day } from '@rokade/rules';
import type { Tournament } from '../state/state.ts';

/** The first and last day of something; '' = not known. */
export interface DaysOfPlay {
  readonly first: Day | '';
  readonly last: Day | '';
}

/** The day of a paired round: the announced one, else the one on which the arbiter began it; '' = neither is known. */
const dayOfRound = (t: Tournament, round: number): string =>
  (t.settings.roundDates[round - 1] || t.rounds[round - 1]?.begunAt || '').slice(0, 10);

/**
 * The days on which a tournament was played: those of its first and its last paired round. Where these
 * have no day, the days of its event stand for them, unless a round was played outside of those days. The
 * day of an earlier round never stands for the last one: by the last day it is counted whether a report
 * came in time.
 *
 * @param event the days of the event whose group the tournament is; '' where there is none
 */
export function daysOfPlay(t: Tournament, event: DaysOfPlay): DaysOfPlay {
  const days = t.rounds.map((_, index) => dayOfRound(t, index + 1));
  const dated = days.filter((day) => day !== '').toSorted();
  const [earliest = ''] = dated;
  const latest = dated.at(-1) ?? '';
  const isBefore = event.first !== '' && (earliest === '' || event.first <= earliest);
  const isAfter = event.last !== '' && latest <= event.last;
  return {
    first: days[0] || (isBefore ? event.first : earliest),
    last: days.at(-1) ? latest : isAfter ? event.last : '',
  };
}
