import {
  cupStageOfRound,
  isCupLotDue,
  missingBoards,
  newestRound,
  pendingBoards,
  plannedRounds,
  type Round,
  type Tournament,
  viewCheckIn,
  viewPhase,
} from '@rokade/tournament';
import { shownFideMode } from '../../chess/fide-mode-text.ts';
import { foreignIn } from '../../views/about/foreign-documents.ts';

const stateOfRound = (round: Round | undefined) =>
  round === undefined
    ? null
    : {
        number: round.number,
        status: round.status,
        boards: round.games.length,
        missing: missingBoards(round).length,
        pending: pendingBoards(round).length,
      };

/** The number of players expected before round 1 but not here, once the check-in has begun. */
function awaitedIn(t: Tournament): number {
  if (t.rounds.length > 0 || t.checkIns.length === 0) return 0;
  const { rows, missing } = viewCheckIn(t);
  return rows.some(({ seen }) => seen !== null) ? missing : 0;
}

/** What every console page of a tournament knows of it: its names, phase, newest round and system. */
export const tournamentState = (t: Tournament) => ({
  id: t.id,
  version: t.version,
  foreign: foreignIn(t.settings),
  name: t.settings.name,
  group: t.settings.group,
  demo: t.demo,
  isPublic: t.settings.visibility.published,
  fideMode: shownFideMode(t.fideMode),
  phase: viewPhase(t),
  round: stateOfRound(newestRound(t)),
  system: t.settings.system,
  roundsPlanned: plannedRounds(t),
  stage: cupStageOfRound(t, Math.max(1, t.rounds.length)),
  lotDue: isCupLotDue(t),
  hasClasses: t.championship !== null,
  awaited: awaitedIn(t),
});
