import type { Phase, Round, Tournament } from '../state/state.ts';
import { isScheduled } from '../systems/system-choice.ts';
import { isFinal } from '../values/game-result.ts';
import { plannedRounds } from './planned-rounds.ts';

/** The newest round, draft or published. */
export const newestRound = (t: Tournament): Round | undefined => t.rounds.at(-1);

/** The number of published rounds. */
export const publishedRounds = (t: Tournament): number =>
  t.rounds.filter(({ status }) => status === 'published').length;

/** The draft that waits to be published, if there is one. */
export const draftRound = (t: Tournament): Round | undefined =>
  t.rounds.find(({ status }) => status === 'draft');

/** Boards of a round that have no result at all; postponed and adjourned games have one. */
export const missingBoards = (round: Round): readonly number[] =>
  round.games.filter(({ result }) => result === null).map(({ board }) => board);

/** Boards of a round still to be finished or played later. */
export const pendingBoards = (round: Round): readonly number[] =>
  round.games.filter(({ result }) => result?.kind === 'pending').map(({ board }) => board);

/** Boards of a round without a final result. */
export const unfinishedBoards = (round: Round): readonly number[] =>
  round.games.filter(({ result }) => !isFinal(result)).map(({ board }) => board);

/** Whether a tournament was finished with open games: no report is sent until they are settled. */
export const isFinishedProvisionally = (t: Tournament): boolean =>
  t.finished && t.rounds.some((round) => unfinishedBoards(round).length > 0);

/** The next step that the tournament waits for; the console's main button follows from it. */
export function viewPhase(t: Tournament): Phase {
  if (t.finished) return 'finished';
  const newest = newestRound(t);
  if (newest === undefined) {
    if (t.lots.kind !== 'not-drawn') return 'ready-to-pair';
    return t.entriesClosed ? 'lots' : 'entries';
  }
  if (newest.status === 'draft') return 'draft';
  const awaited = isScheduled(t.settings.system) ? t.rounds : [newest];
  if (awaited.some((round) => missingBoards(round).length > 0)) return 'playing';
  return newest.number < plannedRounds(t) ? 'ready-to-pair' : 'complete';
}
