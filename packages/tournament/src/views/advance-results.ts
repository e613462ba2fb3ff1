import { isLastRound, openGamesRuleOf, startOfRound } from '../questions/round-play.ts';
import type { Round, Tournament } from '../state/state.ts';
import { hasFreeDates } from '../systems/system-choice.ts';
import { isFinal } from '../values/game-result.ts';
import { type HallClock, isPast, laterBy } from '../values/hall-time.ts';

/**
 * The time until which results of a round's games played in advance are hidden; '' if they are not.
 *
 * @article Tempelhof 2018 III.A.11
 */
export function advanceResultsFrom(t: Tournament, round: number): string {
  const hours = openGamesRuleOf(t)?.embargoHours ?? 0;
  if (hours === 0 || hasFreeDates(t.settings.system) || !isLastRound(t, round)) return '';
  const start = startOfRound(t, round);
  return start === '' ? '' : laterBy(start, hours * 60);
}

const withoutEarly = (round: Round, start: string, { at }: HallClock): Round => ({
  ...round,
  games: round.games.map((game) =>
    isFinal(game.result) && at(game.enteredAt) < start ? { ...game, result: null } : game,
  ),
});

/**
 * The rounds as they may be shown now: results entered before the last round begins are shown two hours
 * after its start, so that nobody in it can play by results that are in already.
 *
 * @article Tempelhof 2018 III.A.11
 */
export const roundsToShow = (t: Tournament, hall: HallClock): readonly Round[] =>
  t.rounds.map((round) => {
    const from = advanceResultsFrom(t, round.number);
    if (from === '' || isPast(from, hall.now)) return round;
    return withoutEarly(round, startOfRound(t, round.number), hall);
  });

/** The next time at which hidden results become visible; '' if there is none. */
export const keptBackUntil = (t: Tournament, { now }: Pick<HallClock, 'now'>): string =>
  t.rounds
    .map(({ number }) => advanceResultsFrom(t, number))
    .filter((from) => from !== '' && !isPast(from, now))
    .sort()[0] ?? '';
