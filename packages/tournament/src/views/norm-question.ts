import {
  type Candidate,
  candidateResults2002,
  candidates,
  dsuEditions,
  fideList,
  kindOfPlay,
  type NormQuestion,
  type PlannedEvent,
  type RatedEvent,
  type RatedPlayer,
  type RatingMethod,
  type RatingRuleSet,
  ratingRulesOn,
  timeMeasures,
} from '@rokade/rules';
import { publishedRounds } from '../questions/phase.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import type { Tournament } from '../state/state.ts';
import { isScheduled, recordOf } from '../systems/system-choice.ts';
import { isOf, ratedEvent, ratedPlayers } from './national-rating.ts';

/** The input for norms: the published rounds, with FIDE's ratings. */
export function normQuestion(t: Tournament): NormQuestion {
  const { settings, players } = t;
  const roundsPaired = publishedRounds(t);
  const rounds = plannedRounds(t);
  const { minutes, movesAnHour } = timeMeasures(settings.timeControl);
  const rated = new Map(
    ratedPlayers(t, fideList, roundsPaired).map((player) => [player.no, player]),
  );
  return {
    event: {
      federation: settings.federation,
      rounds,
      roundsPaired,
      predetermined: isScheduled(settings.system),
      days: settings.roundDates.map((date) => date.slice(0, 10)),
      minutes,
      movesAnHour,
    },
    players: players.map(({ no, details: { title, federation, sex } }) => ({
      no,
      title,
      federation,
      isWoman: sex === 'w',
      rating: rated.get(no)?.rating ?? null,
      records: rated.get(no)?.records ?? [],
    })),
  };
}

/** A planned tournament, to check whether it can be rated; with FIDE's ratings. */
export function plannedEvent(t: Tournament): PlannedEvent {
  const { settings } = t;
  const { event, players } = normQuestion(t);
  return {
    ...event,
    players,
    play: kindOfPlay(settings.timeControl),
    time: { ...timeMeasures(settings.timeControl), isUnequal: settings.timeOdds !== null },
    inTeams: recordOf(settings.system).pages.includes('teams'),
  };
}

/** The Danish rating rules in force on a day; candidate results use their ratings. */
export const danishRules = (day: string): RatingRuleSet<RatingMethod> =>
  ratingRulesOn(dsuEditions, day);

/** The input for candidate results. */
export interface CandidateQuestion {
  readonly event: RatedEvent;
  /** The number of planned rounds, and of played ones. */
  readonly rounds: number;
  readonly roundsPaired: number;
  readonly inTeams: boolean;
  /** With ratings from the Danish list. */
  readonly players: readonly RatedPlayer[];
}

/**
 * The players with a candidate result; none before the tournament is over. An unrated player counts
 * with the performance from the rating report.
 *
 * @article DSU 2002 §26
 */
export function candidatesOf(question: CandidateQuestion): readonly Candidate[] {
  const { event, rounds, roundsPaired, inTeams, players } = question;
  const isOpen = players.some(({ records }) =>
    records.some((record) => record.kind === 'game' && record.status === 'pending'),
  );
  if (roundsPaired < rounds || isOpen) return [];
  const request = { players, method: null, rateNoShows: false, inTeams, ...event };
  const numbers = new Map(
    danishRules(event.day)
      .rate(request)
      .rows.map(({ no, oldRating }) => [no, oldRating]),
  );
  return candidates(
    candidateResults2002,
    rounds,
    players.map(({ no, records }) => ({ no, rating: numbers.get(no) ?? null, records })),
  );
}

/** The players with a candidate result; none in a tournament of another federation. */
export function viewCandidates(t: Tournament): readonly Candidate[] {
  const event = ratedEvent(t.settings);
  if (!isOf(danishRules(event.day).list, t.settings.federation)) return [];
  const roundsPaired = publishedRounds(t);
  return candidatesOf({
    event,
    rounds: plannedRounds(t),
    roundsPaired,
    inTeams: recordOf(t.settings.system).pages.includes('teams'),
    players: ratedPlayers(t, danishRules(event.day).list, roundsPaired),
  });
}
