import { ratingRuleSets, unreachable } from '@rokade/rules';
import type { Command, Request } from '../command.ts';
import { type GameResult, isFinal, sameResult } from '../game-result.ts';
import { nationalRules } from '../national-rating.ts';
import { publishedRounds } from '../phase.ts';
import type { Consequence } from '../consequence.ts';
import type { Refusal } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { monthsOf } from '../views/part-of-month.ts';
import { isCalendarDay } from './calendar-date.ts';
import { confirmationFor } from './confirmation.ts';
import { findBoard, resultProblem } from './decide-results.ts';
import { carryOut, type Decision, refuse } from './decision.ts';

/** The commands about what rating offices get. */
export type ReportCommand = Extract<Command, { kind: 'decide-rating-result' | 'note-report-sent' }>;

/** Where it is said that a result found wrong too late is corrected for the rating alone. */
const lateCorrection = 'FIDE C.04.2 2026';

function ratingResultProblem(result: GameResult | null): Refusal | null {
  if (result === null) return null;
  return isFinal(result) ? resultProblem(result) : { code: 'rating-result.not-final' };
}

/**
 * An old result that was entered wrongly stands once the rounds after it are played: pairings and
 * tables stay, and the game is rated as it was played. That wants a reason.
 *
 * @article FIDE C.04.2 results corrected after the tournament
 */
function decideRatingResult(
  t: Tournament,
  command: Extract<ReportCommand, { kind: 'decide-rating-result' }>,
  request: Request,
): Decision {
  const place = findBoard(t, command);
  if ('code' in place) return refuse(place);
  const { round, board } = command;
  const { game } = place;
  if (!isFinal(game.result)) return refuse({ code: 'rating-result.none-yet', round, board });
  const problem = ratingResultProblem(command.result);
  if (problem !== null) return refuse(problem);
  const result = sameResult(command.result, game.result) ? null : command.result;
  if (sameResult(result, game.ratingResult)) return carryOut();
  const { white, black } = game;
  const apart: readonly Consequence[] =
    result === null
      ? []
      : [
          {
            code: 'consequence.rated-otherwise',
            ...{ round, board, white, black },
            article: lateCorrection,
          },
        ];
  const question = confirmationFor(request, apart, true);
  return question === null
    ? carryOut({ kind: 'rating-result-decided', round, board, result })
    : refuse(question);
}

type Sending = Extract<ReportCommand, { kind: 'note-report-sent' }>;

function sendingProblem(
  t: Tournament,
  { report, month, day, edition }: Sending,
  now: string,
): Refusal | null {
  if (publishedRounds(t) === 0) return { code: 'report-sent.nothing-played' };
  if (month !== null && !monthsOf(t).includes(month)) {
    return { code: 'report-sent.month-unknown', month };
  }
  if (!isCalendarDay(day)) return { code: 'report-sent.day-unknown', day };
  if (now !== '' && day > now.slice(0, 10)) return { code: 'report-sent.day-to-come', day };
  const isKnown =
    edition === undefined ||
    (report === 'national' && ratingRuleSets.some((rules) => rules.edition === edition));
  return isKnown ? null : { code: 'report-sent.rules-unknown', edition };
}

/** FIDE reckons itself; a national report has its rules. */
function decideSending(t: Tournament, command: Sending, request: Request): Decision {
  const problem = sendingProblem(t, command, request.now ?? '');
  if (problem !== null) return refuse(problem);
  const { report, month, day } = command;
  const national = command.edition ?? nationalRules(t.settings).edition;
  const edition = report === 'national' ? national : '';
  return carryOut({ kind: 'report-sent', report, month, edition, day });
}

/** Decides what is rated otherwise than it stands, and notes which reports were sent. @article DSU 2002 §5g, §6 */
export function decideReports(t: Tournament, command: ReportCommand, request: Request): Decision {
  switch (command.kind) {
    case 'decide-rating-result':
      return decideRatingResult(t, command, request);
    case 'note-report-sent':
      return decideSending(t, command, request);
    default:
      return unreachable(command);
  }
}
