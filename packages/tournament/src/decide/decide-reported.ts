import type { CommandOf } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import { isReportable, reportState } from '../questions/reported.ts';
import type { Game, Tournament } from '../state/state.ts';
import { isFinal, sameResult } from '../values/game-result.ts';
import { type BoardInRound, onBoard, resultDeciders } from './decide-results.ts';
import { carryOut, type Deciders, type Decision, refuse } from './decision.ts';

type Report = CommandOf<'report-result'>;

/** Whether who reports may: the table where one is enough, one of the two where both are asked. */
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

/** Enters what is agreed on; where that wants a confirmation it waits for the arbiter's. */
function decideEntering(
  t: Tournament,
  { round, board, result, by }: Report,
  said: Extract<Decision, { ok: true }>,
): Decision {
  const command = { kind: 'enter-result', round, board, result } as const;
  const entered = resultDeciders['enter-result'](t, command, {
    command,
    reason: '',
    confirmed: false,
  });
  if (!entered.ok) return said;
  return by === null ? entered : carryOut(...said.value, ...entered.value);
}

/**
 * Something is reported from a board. One report of a table enters an open board; of two players both
 * have to say the same. Nobody changes what is entered: what comes late and says otherwise waits for
 * the arbiter, and so does the board once the two said different things.
 *
 * @article DSU 2002 §15; Tempelhof 2018 I.5
 */
function decideReport(t: Tournament, { game }: BoardInRound, report: Report): Decision {
  const obstacle = objection(t, report, game);
  if (obstacle !== null) return refuse(obstacle);
  const { round, board, by, result } = report;
  const before = game.reported.find((one) => one.by === by);
  if (before !== undefined && sameResult(before.result, result)) return carryOut();
  const said = carryOut({ kind: 'result-reported', round, board, by, result });
  if (isFinal(game.result)) {
    return before === undefined && sameResult(game.result, result) ? carryOut() : said;
  }
  if (reportState(game) === 'differing') return refuse({ code: 'reported.waits', round, board });
  const others = game.reported.filter((one) => one.by !== by);
  const isAgreed = by === null || others.some((one) => sameResult(one.result, result));
  return isAgreed && said.ok ? decideEntering(t, report, said) : said;
}

export const reportedDeciders = {
  'report-result': onBoard(decideReport),
  'settle-reports': onBoard((_, { game }, { round, board }) =>
    game.reported.length === 0 ? carryOut() : carryOut({ kind: 'reports-settled', round, board }),
  ),
} satisfies Partial<Deciders>;
