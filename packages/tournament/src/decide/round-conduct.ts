import { appealRules } from '@rokade/rules';
import type { Consequence } from '../commands/consequence.ts';
import { pendingBoards, unfinishedBoards } from '../questions/phase.ts';
import {
  isLastRound,
  openGamesRuleOf,
  playOfRound,
  ruledDeadline,
  startOfRound,
} from '../questions/round-play.ts';
import type { Round, Tournament } from '../state/state.ts';
import { hasFreeDates, isScheduled } from '../systems/system-choice.ts';
import type { Appeal } from '../values/appeals.ts';
import type { GameResult } from '../values/game-result.ts';
import { isPast } from '../values/hall-time.ts';
import { when } from './confirmation.ts';

/**
 * The boards of a round that stay open when a new one is paired: adjourned and postponed games, and
 * games without a result, which the pairing adjourns; none of the latter in a round robin, whose rounds
 * are fixed.
 */
const boardsLeftOpen = ({ settings }: Tournament, round: Round): readonly number[] =>
  isScheduled(settings.system) ? pendingBoards(round) : unfinishedBoards(round);

/**
 * Where pairing a round breaks the rules on open games: all are finished before the last round, and no
 * round is paired before the time fixed for finishing those of earlier rounds. Without open games that
 * time does not matter.
 *
 * @article DSU 2002 §11b, §11c; Tempelhof 2018 III.A.11
 */
function openGamesConsequences(t: Tournament, round: number, now: string): readonly Consequence[] {
  const rule = openGamesRuleOf(t);
  if (rule === null || hasFreeDates(t.settings.system)) return [];
  return t.rounds.flatMap((open): readonly Consequence[] => {
    const facts = { round: open.number, boards: boardsLeftOpen(t, open) };
    if (facts.boards.length === 0) return [];
    const { finishBy } = playOfRound(t, open.number);
    const isEarly = finishBy !== '' && now !== '' && !isPast(finishBy, now);
    return [
      ...when(isLastRound(t, round), {
        code: 'consequence.open-before-last-round',
        ...facts,
        article: rule.beforeLastRound,
      }),
      ...when(isEarly && rule.pairedTooEarly !== '', {
        code: 'consequence.paired-too-early',
        ...facts,
        until: finishBy,
        article: rule.pairedTooEarly,
      }),
    ];
  });
}

/** The article by which a protest is decided before the next round is paired; '' where there is none. */
function decidedBeforePairing({ rules, steps }: Appeal): string {
  const ruleSet = appealRules(rules);
  const stage = ruleSet?.stages[steps.length - 1];
  const isOpen = steps.at(-1)?.decision === null;
  return isOpen && stage?.beforeNextRound === true ? `${ruleSet?.regulation} ${stage.article}` : '';
}

/**
 * The consequence of pairing a round while a protest waits that has to be decided first.
 *
 * @article Tempelhof 2018 III.B.11
 */
const waitingAppeals = (t: Tournament, round: number): readonly Consequence[] =>
  t.appeals.flatMap((appeal): readonly Consequence[] => {
    const article = decidedBeforePairing(appeal);
    return when(article !== '', {
      code: 'consequence.appeal-waits',
      appeal: appeal.number,
      round,
      article,
    });
  });

/** The consequences of pairing a round before everything that comes first is done. */
export const earlyPairing = (t: Tournament, round: number, now: string): readonly Consequence[] => [
  ...openGamesConsequences(t, round, now),
  ...waitingAppeals(t, round),
];

/** Whether a round has begun: by the clock, or if its time is not known, by its first result. */
function hasBegun(t: Tournament, round: Round, now: string): boolean {
  if (now === '') return false;
  const start = startOfRound(t, round.number);
  return start === ''
    ? round.games.some(({ result }) => result?.kind === 'played')
    : isPast(start, now);
}

/**
 * The consequence of taking back or altering the pairing of a published round: after its start it
 * stands. Exchanging the colours of a board is not such an alteration: it corrects who had White.
 *
 * @article DSU 2002 §11d
 */
export function begunConsequences(
  t: Tournament,
  round: Round,
  now: string,
): readonly Consequence[] {
  const article = openGamesRuleOf(t)?.pairingStands ?? '';
  const stands = article !== '' && round.status === 'published' && hasBegun(t, round, now);
  return when(stands, { code: 'consequence.round-has-begun', round: round.number, article });
}

const isLater = (due: string, last: string): boolean => due.slice(0, 10) > last.slice(0, 10);

/**
 * The consequences of postponing a game: at Tempelhof no game of the last round is postponed and none
 * beyond the next round; nowhere beyond the day by which open games must be finished.
 *
 * @article DSU 2002 §11b; Tempelhof 2018 III.A.10, III.A.11
 */
export function postponingConsequences(
  t: Tournament,
  { round, board, result }: { round: number; board: number; result: GameResult | null },
): readonly Consequence[] {
  const rule = openGamesRuleOf(t);
  if (rule === null || result?.kind !== 'pending') return [];
  const { due, why } = result;
  const { until, article } = ruledDeadline(t, round);
  const isUnexcused = rule.notInLastRound !== '' && why === 'postponed' && isLastRound(t, round);
  return [
    ...when(isUnexcused, {
      code: 'consequence.postponed-in-last-round',
      round,
      board,
      article: rule.notInLastRound,
    }),
    ...when(due !== '' && until !== '' && isLater(due, until), {
      code: 'consequence.due-too-late',
      round,
      board,
      due,
      until,
      article,
    }),
  ];
}
