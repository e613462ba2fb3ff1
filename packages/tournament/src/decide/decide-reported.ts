import type { CommandOf } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import { isReportable, reportState } from '../questions/reported.ts';
import type { Game, Tournament } from '../state/state.ts';
import { isFinal, sameResult } from '../values/game-result.ts';
import { type BoardInRound, onBoard, resultDeciders } from './decide-results.ts';
import { carryOut, type Deciders, type Decision, refuse } from './decision.ts';

type Report = CommandOf<'report-result'>;

/**
 * Whether the sender may report: the table where one report is enough, one of the two players where
 * both must report.
 */
function mayReport({ settings }: Tournament, { by, white, black }: Report): boolean {
  switch (settings.phoneReports) {
    case 'by-table':
      return by === null;
    case 'by-both':
      return by === white || by === black;
    default:
      return false;
  }
}

function objection(t: Tournament, report: Report, game: Game): Refusal | null {
  const { round, board, white, black, result } = report;
  if (game.white !== white || game.black !== black) {
    return { code: 'reported.other-pairing', round, board };
  }
  if (!mayReport(t, report)) return { code: 'reported.not-asked-for' };
  return isReportable(result) ? null : { code: 'reported.arbiter-only' };
}

/** Enters the agreed result; if entering needs a confirmation, the report waits for the arbiter. */
function decideEntering(
  t: Tournament,
  { round, board, result, by }: Report,
  noted: Extract<Decision, { ok: true }>,
): Decision {
  const command = { kind: 'enter-result', round, board, result } as const;
  const entered = resultDeciders['enter-result'](t, command, {
    command,
    reason: '',
    confirmed: false,
  });
  if (!entered.ok) return noted;
  return by === null ? entered : carryOut(...noted.value, ...entered.value);
}

/**
 * A result is reported from a board. One report from a table enters it on an open board; two players
 * both have to report the same. A report never changes an entered result: a later report that differs
 * waits for the arbiter, and so does a board whose two reports differ.
 *
 * @article DSU 2002 §15; Tempelhof 2018 I.5
 */
function decideReport(t: Tournament, { game }: BoardInRound, report: Report): Decision {
  const obstacle = objection(t, report, game);
  if (obstacle !== null) return refuse(obstacle);
  const { round, board, by, result } = report;
  const before = game.reported.find((one) => one.by === by);
  if (before !== undefined && sameResult(before.result, result)) return carryOut();
  const reporting = carryOut({ kind: 'result-reported', round, board, by, result });
  if (isFinal(game.result)) {
    return before === undefined && sameResult(game.result, result) ? carryOut() : reporting;
  }
  if (reportState(game) === 'differing') return refuse({ code: 'reported.waits', round, board });
  const others = game.reported.filter((one) => one.by !== by);
  const isAgreed = by === null || others.some((one) => sameResult(one.result, result));
  return isAgreed && reporting.ok ? decideEntering(t, report, reporting) : reporting;
}

export const reportedDeciders = {
  'report-result': onBoard(decideReport),
  'settle-reports': onBoard((_, { game }, { round, board }) =>
    game.reported.length === 0 ? carryOut() : carryOut({ kind: 'reports-settled', round, board }),
  ),
} satisfies Partial<Deciders>;
