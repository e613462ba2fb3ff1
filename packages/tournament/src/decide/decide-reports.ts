import { ratingRuleSets } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import { isFinishedProvisionally, publishedRounds } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import { isCalendarDay } from '../values/calendar-date.ts';
import { type GameResult, isFinal, sameResult } from '../values/game-result.ts';
import { nationalRules } from '../views/national-rating.ts';
import { laterMonthsOf, monthsOf } from '../views/part-of-month.ts';
import { confirmationFor, when } from './confirmation.ts';
import { type BoardInRound, onBoard, resultProblem } from './decide-results.ts';
import { carryOut, carryOutUnless, type Deciders, type Decision, refuse } from './decision.ts';

/** The article by which a result found wrong too late is corrected for the rating alone. */
const lateCorrection = 'FIDE C.04.2 2026';

function ratingResultProblem(result: GameResult | null): Refusal | null {
  if (result === null) return null;
  return isFinal(result) ? resultProblem(result) : { code: 'rating-result.not-final' };
}

/**
 * A wrongly entered result stays once later rounds are played: pairings and standings keep it, and the
 * game is rated as it was played. That needs a reason.
 *
 * @article FIDE C.04.2 results corrected after the tournament
 */
function decideRatingResult(
  _: Tournament,
  { game }: BoardInRound,
  command: CommandOf<'decide-rating-result'>,
  request: Request,
): Decision {
  const { round, board } = command;
  if (!isFinal(game.result)) return refuse({ code: 'rating-result.none-yet', round, board });
  const problem = ratingResultProblem(command.result);
  if (problem !== null) return refuse(problem);
  const result = sameResult(command.result, game.result) ? null : command.result;
  if (sameResult(result, game.ratingResult)) return carryOut();
  const { white, black } = game;
  const apart = when(result !== null, {
    code: 'consequence.rated-otherwise',
    round,
    board,
    white,
    black,
    article: lateCorrection,
  });
  const question = confirmationFor(request, apart, true);
  return carryOutUnless(question, { kind: 'rating-result-decided', round, board, result });
}

type Sending = CommandOf<'note-report-sent'>;

function sendingProblem(
  t: Tournament,
  { report, month, day, edition }: Sending,
  now: string,
): Refusal | null {
  if (publishedRounds(t) === 0) return { code: 'report-sent.nothing-played' };
  if (isFinishedProvisionally(t)) return { code: 'report-sent.provisional' };
  if (month !== null && !monthsOf(t).includes(month)) {
    return { code: 'report-sent.month-unknown', month };
  }
  if (!isCalendarDay(day)) return { code: 'report-sent.day-unknown', day };
  if (now !== '' && day > now.slice(0, 10)) return { code: 'report-sent.day-to-come', day };
  const isRatingEdition =
    edition === undefined ||
    (report === 'national' && ratingRuleSets.some((rules) => rules.edition === edition));
  return isRatingEdition ? null : { code: 'report-sent.rules-unknown', edition };
}

/** FIDE's report names no rating rules, since FIDE calculates itself; a national report does. */
function decideSending(t: Tournament, command: Sending, request: Request): Decision {
  const { report, month, day } = command;
  const national = command.edition ?? nationalRules(t.settings).edition;
  const edition = report === 'national' ? national : '';
  const problem = sendingProblem(t, command, request.now ?? '');
  return carryOutUnless(problem, { kind: 'report-sent', report, month, edition, day });
}

/**
 * Decides the ratings of a month of a long event. Those of the first month are the players' own, by
 * which they are numbered and ranked.
 *
 * @article FIDE B.02 long events
 */
function decideMonthRatings(
  t: Tournament,
  { month, ratings }: CommandOf<'set-month-ratings'>,
): Decision {
  if (!laterMonthsOf(t).includes(month))
    return refuse({ code: 'report-sent.month-unknown', month });
  const unknown = ratings.find(({ player }) => !t.players.some(({ id }) => id === player));
  if (unknown !== undefined) return refuse({ code: 'player.unknown', player: unknown.player });
  const before = t.monthRatings.find((one) => one.month === month)?.ratings ?? [];
  return JSON.stringify(before) === JSON.stringify(ratings)
    ? carryOut()
    : carryOut({ kind: 'month-ratings-set', month, ratings });
}

/** The results that are rated differently, and the reports that were sent. @article DSU 2002 §5g, §6 */
export const reportDeciders = {
  'decide-rating-result': onBoard(decideRatingResult),
  'note-report-sent': decideSending,
  'set-month-ratings': decideMonthRatings,
} satisfies Partial<Deciders>;
