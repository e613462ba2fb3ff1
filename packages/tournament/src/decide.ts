import { unreachable } from '@rokade/rules';
import type { Request, TournamentCommand } from './command.ts';
import { decideAppeals } from './decide/decide-appeals.ts';
import { type AskCommand, decideAsks } from './decide/decide-asks.ts';
import { decideChampionship } from './decide/decide-championship.ts';
import { type CheckInCommand, decideCheckIn } from './decide/decide-check-in.ts';
import { decideExcuses, type ExcuseCommand } from './decide/decide-excuses.ts';
import { decideLots } from './decide/decide-lots.ts';
import { decideMoves } from './decide/decide-moves.ts';
import { decidePlayers, type PlayerCommand } from './decide/decide-players.ts';
import { decidePresences, type PresencesCommand } from './decide/decide-presences.ts';
import { decidePrizes } from './decide/decide-prizes.ts';
import { decideReported } from './decide/decide-reported.ts';
import { decideReports } from './decide/decide-reports.ts';
import { decideResults } from './decide/decide-results.ts';
import { decideRounds } from './decide/decide-rounds.ts';
import { decideCreation, decideTournament } from './decide/decide-tournament.ts';
import { decideVerified } from './decide/decide-verified.ts';
import { type Decision, refuse } from './decide/decision.ts';
import { viewPhase } from './phase.ts';
import type { Tournament } from './state.ts';

/**
 * What may still be done to a finished tournament: reopen it, give prizes, choose what is public, erase
 * somebody, and what concerns its reports, protests and the classes of next year.
 */
function isAllowedWhenFinished(command: TournamentCommand): boolean {
  return (
    command.kind === 'reopen-tournament' ||
    command.kind === 'set-prizes' ||
    command.kind === 'erase-player' ||
    command.kind === 'decide-game-rating' ||
    command.kind === 'note-late-reserve' ||
    command.kind === 'decide-rating-result' ||
    command.kind === 'note-report-sent' ||
    command.kind === 'set-appeals' ||
    command.kind === 'lodge-appeal' ||
    command.kind === 'decide-appeal' ||
    command.kind === 'carry-on-appeal' ||
    command.kind === 'give-next-class' ||
    (command.kind === 'change-settings' &&
      Object.keys(command.changes).every((key) => key === 'visibility' || key === 'printLanguage'))
  );
}

/** Decides what is about single players. */
function decideAboutPlayers(
  t: Tournament,
  command: PlayerCommand | AskCommand | CheckInCommand | PresencesCommand | ExcuseCommand,
  request: Request,
): Decision {
  switch (command.kind) {
    case 'enter-players':
    case 'change-player':
    case 'change-players':
    case 'decline-changes':
    case 'remove-player':
    case 'erase-player':
    case 'withdraw-player':
    case 'return-player':
    case 'request-bye':
    case 'cancel-bye-request':
    case 'fix-table':
      return decidePlayers(t, command, request);
    case 'ask-for':
    case 'take-back-ask':
    case 'decline-ask':
      return decideAsks(t, command);
    case 'check-in':
    case 'undo-check-in':
    case 'settle-absences':
    case 'keep-in':
      return decideCheckIn(t, command, request);
    case 'set-presences':
      return decidePresences(t, command, request);
    case 'note-excuse':
    case 'remove-excuse':
      return decideExcuses(t, command, request);
    default:
      return unreachable(command);
  }
}

/** What stands beside the results of a round: that they were compared, and the moves. */
const decideBesideResults = (
  t: Tournament,
  command: Extract<TournamentCommand, { kind: 'verify-round' | 'attach-moves' }>,
): Decision =>
  command.kind === 'verify-round' ? decideVerified(t, command) : decideMoves(t, command);

function decideCommand(
  t: Tournament,
  command: Exclude<TournamentCommand, { kind: 'create-tournament' }>,
  request: Request,
): Decision {
  switch (command.kind) {
    case 'change-settings':
    case 'draw-tie-lots':
    case 'finish-tournament':
    case 'reopen-tournament':
      return decideTournament(t, command, request);
    case 'close-entries':
    case 'reopen-entries':
    case 'draw-lots':
    case 'number-by-strength':
    case 'draw-first-colour':
    case 'set-draw-numbers':
      return decideLots(t, command, request);
    case 'pair-round':
    case 'pair-all-rounds':
    case 'pair-by-hand':
    case 'alter-draft':
    case 'publish-round':
    case 'begin-round':
    case 'add-pair':
    case 'unpublish-round':
      return decideRounds(t, command, request);
    case 'report-result':
    case 'settle-reports':
      return decideReported(t, command);
    case 'verify-round':
    case 'attach-moves':
      return decideBesideResults(t, command);
    case 'enter-result':
    case 'correct-result':
    case 'swap-colours':
    case 'decide-game-rating':
    case 'note-late-reserve':
      return decideResults(t, command, request);
    case 'decide-rating-result':
    case 'note-report-sent':
      return decideReports(t, command, request);
    case 'set-prizes':
      return decidePrizes(t, command);
    case 'set-appeals':
    case 'lodge-appeal':
    case 'decide-appeal':
    case 'carry-on-appeal':
      return decideAppeals(t, command, request);
    case 'give-classes':
    case 'publish-targets':
    case 'give-next-class':
      return decideChampionship(t, command, request);
    default:
      return decideAboutPlayers(t, command, request);
  }
}

/**
 * What a command leads to: events to append to the journal (none if it changes nothing), or a
 * refusal by code. A command that overrides a rule is refused with `command.needs-confirmation`
 * until it is asked again with `confirmed` and, where it says so, a reason.
 */
export function decideOwn(
  tournament: Tournament | null,
  request: Request<TournamentCommand>,
): Decision {
  const { command } = request;
  if (command.kind === 'create-tournament') {
    return tournament === null ? decideCreation(command) : refuse({ code: 'tournament.exists' });
  }
  if (tournament === null) return refuse({ code: 'tournament.missing' });
  if (tournament.finished && !isAllowedWhenFinished(command)) {
    return refuse({ code: 'command.not-now', command: command.kind, phase: viewPhase(tournament) });
  }
  return decideCommand(tournament, command, request);
}
