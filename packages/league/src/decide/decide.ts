import { byKind, factsOfRequest } from '@rokade/journal';
import { err } from '@rokade/rules';
import type { LeagueCommand, LeagueRequest } from '../command.ts';
import type { League } from '../league.ts';
import { settleEnds } from './decide-ends.ts';
import {
  addDivision,
  changeDivision,
  changeLeague,
  changeTeam,
  enterTeams,
  eraseCaptains,
  giveBackPoints,
  mergeClubs,
  nameCaptains,
  removeDivision,
  takePoints,
  withdrawTeam,
} from './decide-league.ts';
import { answerCall, callPlayer, handInLineUp, seatReserve } from './decide-line-ups.ts';
import {
  agreeSheet,
  changeSheet,
  forfeitMatch,
  noteResults,
  noteRound,
  overruleMatch,
  settleByScore,
} from './decide-results.ts';
import {
  decidePair,
  drawRound,
  exchangeTeams,
  numberTeams,
  setBye,
  takeBackRound,
} from './decide-rounds.ts';
import {
  dateMatch,
  dateRound,
  drawSchedule,
  planMatch,
  postponeMatch,
  removeMatch,
} from './decide-schedule.ts';
import {
  changePlayer,
  erasePlayer,
  namePlayers,
  rankSquad,
  removePlayer,
} from './decide-squads.ts';
import { addWish, dropWish } from './decide-wishes.ts';
import type { Decision, Facts } from './decision.ts';
import { makeLeague } from './make-league.ts';
import { publishRound } from './publish-round.ts';
import { takeSeason } from './take-season.ts';

const decideIn = byKind<LeagueCommand, League, Decision, Facts>({
  'make-league': () => err({ code: 'league.exists' }),
  'change-league': changeLeague,
  'add-division': addDivision,
  'change-division': changeDivision,
  'remove-division': removeDivision,
  'enter-teams': enterTeams,
  'change-team': changeTeam,
  'withdraw-team': withdrawTeam,
  'name-captains': nameCaptains,
  'erase-captains': eraseCaptains,
  'merge-clubs': mergeClubs,
  'name-players': namePlayers,
  'change-player': changePlayer,
  'rank-squad': rankSquad,
  'remove-player': removePlayer,
  'erase-player': erasePlayer,
  'add-wish': addWish,
  'drop-wish': dropWish,
  'draw-schedule': drawSchedule,
  'number-teams': numberTeams,
  'set-bye': setBye,
  'draw-round': drawRound,
  'publish-round': publishRound,
  'take-back-round': takeBackRound,
  'exchange-teams': exchangeTeams,
  'decide-pair': decidePair,
  'plan-match': planMatch,
  'remove-match': removeMatch,
  'date-round': dateRound,
  'date-match': dateMatch,
  'postpone-match': postponeMatch,
  'hand-in-line-up': handInLineUp,
  'note-results': noteResults,
  'note-round': noteRound,
  'seat-reserve': seatReserve,
  'change-sheet': changeSheet,
  'agree-sheet': agreeSheet,
  'settle-by-score': settleByScore,
  'forfeit-match': forfeitMatch,
  'overrule-match': overruleMatch,
  'take-points': takePoints,
  'give-back-points': giveBackPoints,
  'settle-ends': settleEnds,
  'take-season': takeSeason,
  'call-player': callPlayer,
  'answer-call': answerCall,
});

/** The events that a command leads to, or why it is refused. */
export function decide(league: League | null, request: LeagueRequest): Decision {
  const { command, now = '', keptOut = [] } = request;
  if (league !== null) {
    return decideIn(league, command, { ...factsOfRequest(request), now, keptOut });
  }
  return command.kind === 'make-league' ? makeLeague(command) : err({ code: 'league.missing' });
}
