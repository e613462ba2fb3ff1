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
 * Boards of a round that stay open when a new one is paired: games to be finished or played later, and
 * those without a result, which the pairing adjourns, but not where a table fixes the rounds beforehand.
 */
const boardsLeftOpen = ({ settings }: Tournament, round: Round): readonly number[] =>
  isScheduled(settings.system) ? pendingBoards(round) : unfinishedBoards(round);

/**
 * What pairing a round leaves of the rules on games still open: all are done before the last round,
 * and no round is paired before the time fixed for finishing those of the rounds before it. Where
 * none is open that time has nothing to wait for.
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

/** Where the rules want a protest decided before the next round is paired; '' where they do not. */
function decidedBeforePairing({ rules, steps }: Appeal): string {
  const known = appealRules(rules);
  const stage = known?.stages[steps.length - 1];
  const isOpen = steps.at(-1)?.decision === null;
  return isOpen && stage?.beforeNextRound === true ? `${known?.regulation} ${stage.article}` : '';
}

/**
 * What pairing a round leaves of the rules on protests: one that waits is decided before it.
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

/** What has to be done before a round is paired, and is not. */
export const earlyPairing = (t: Tournament, round: number, now: string): readonly Consequence[] => [
  ...openGamesConsequences(t, round, now),
  ...waitingAppeals(t, round),
];

/** Whether a round has begun: by the clock, and where its time is not known by its results. */
function hasBegun(t: Tournament, round: Round, now: string): boolean {
  if (now === '') return false;
  const start = startOfRound(t, round.number);
  return start === ''
    ? round.games.some(({ result }) => result?.kind === 'played')
    : isPast(start, now);
}

/**
 * What follows when the pairing of a published round is taken back or altered: after its start it
 * stands. Exchanging the colours of a board is none of it: it says who had White.
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
 * What follows when a game is put off: in Tempelhof none of the last round is, none beyond the next
 * round, and nowhere one beyond the day by which open games have to be done.
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
