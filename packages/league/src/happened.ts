import {
  erasedValues,
  fieldsOf,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  ordinal,
  type Recorded,
  reasonsShape,
  someOf,
  text,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { boardScores, sides } from './board-result.ts';
import {
  board,
  endsShape,
  halfPoints,
  lineUp,
  pairDeciders,
  round,
  score,
  setByes,
} from './command.ts';
import {
  callId,
  divisionId,
  leagueId,
  matchId,
  memberId,
  penaltyId,
  teamId,
  wishId,
} from './ids.ts';
import { withdrawals } from './league.ts';
import {
  captainFields,
  captainShapes,
  divisionShapes,
  leagueShapes,
  meetingShapes,
  memberFields,
  memberShapes,
  seats,
  sheetShapes,
  teamShapes,
} from './league-values.ts';
import { wishShapes } from './wish-fields.ts';

/** Why a team has no match in a round. */
const byeKinds = ['pairing-allocated', 'full-point', 'half-point', 'zero-point'] as const;

const match = { match: matchId };

const happenedKinds = {
  'league-made': { id: leagueId, values: fieldsOf(leagueShapes) },
  'league-changed': { values: someOf(leagueShapes) },
  'division-added': { division: divisionId, values: fieldsOf(divisionShapes) },
  'division-changed': { division: divisionId, values: someOf(divisionShapes) },
  'division-removed': { division: divisionId },
  'team-entered': { team: teamId, division: divisionId, values: fieldsOf(teamShapes) },
  'team-changed': { team: teamId, values: someOf(teamShapes) },
  'team-withdrawn': { team: teamId, how: wordOf(withdrawals) },
  'captains-named': { team: teamId, values: someOf(captainShapes) },
  'captains-erased': { team: teamId },
  'clubs-merged': { from: text, into: text },
  'player-named': {
    player: memberId,
    team: teamId,
    seat: wordOf(seats),
    leave: text,
    values: fieldsOf(memberShapes),
  },
  'player-changed': { player: memberId, values: someOf(memberShapes) },
  'squad-ranked': { team: teamId, regular: listOf(memberId), reserves: listOf(memberId) },
  'player-removed': { player: memberId },
  'player-erased': { player: memberId },
  'wish-added': {
    wish: wishId,
    division: divisionId,
    teams: listOf(teamId, { most: 40 }),
    values: fieldsOf(wishShapes),
  },
  'wish-dropped': { wish: wishId },
  /** The division's matches are drawn anew: those planned before no longer stand. */
  'schedule-cleared': { division: divisionId },
  'round-dated': { division: divisionId, round, day: text },
  'match-planned': {
    ...match,
    division: divisionId,
    round,
    home: teamId,
    away: teamId,
    playOff: leftOut(yesOrNo),
    values: fieldsOf(meetingShapes),
  },
  'teams-numbered': { division: divisionId, teams: listOf(teamId) },
  'bye-set': { division: divisionId, team: teamId, round, bye: wordOf(setByes), reason: text },
  /** A round as it was drawn: its matches and those without one, with their lines in the bracket of a cup. */
  'round-drawn': {
    division: divisionId,
    round,
    seed: text,
    matches: listOf(
      fieldsOf({
        ...match,
        home: teamId,
        away: teamId,
        place: ordinal,
        values: fieldsOf(meetingShapes),
        because: reasonsShape,
      }),
    ),
    byes: listOf(
      fieldsOf({
        team: teamId,
        bye: wordOf(byeKinds),
        place: whole(0, 1_000_000),
        because: reasonsShape,
      }),
    ),
  },
  'round-published': { division: divisionId, round },
  'round-taken-back': { division: divisionId, round },
  'teams-exchanged': { division: divisionId, round, one: teamId, other: teamId, reason: text },
  'pair-decided': {
    division: divisionId,
    round,
    winner: teamId,
    by: wordOf(pairDeciders),
    reason: text,
  },
  'match-removed': match,
  'match-dated': { ...match, values: someOf(meetingShapes) },
  'match-postponed': { ...match, due: text, reason: text },
  'line-up-handed-in': { ...match, team: teamId, players: lineUp, when: text },
  'result-noted': { ...match, board, score: wordOf(boardScores) },
  'reserve-seated': { ...match, team: teamId, board, player: memberId },
  'sheet-changed': { ...match, values: someOf(sheetShapes) },
  'sheet-agreed': { ...match, team: teamId, when: text },
  'score-settled': { ...match, score },
  'match-forfeited': { ...match, lost: wordOf(['', ...sides, 'both']) },
  'match-overruled': { ...match, score, reason: text },
  'points-taken': {
    penalty: penaltyId,
    team: teamId,
    matchPoints: whole(0, 100),
    halfPoints,
    reason: text,
  },
  'points-given-back': { penalty: penaltyId },
  'ends-settled': endsShape,
  'player-called': { ...match, call: callId, team: teamId, player: memberId },
  /** `final`: the leader decided. */
  'call-answered': { call: callId, granted: yesOrNo, final: yesOrNo, reason: text },
};

/** The shape of an event in a league's journal. */
export const leagueHappened = kindsOf(happenedKinds);
export type LeagueHappened = KindsOf<typeof happenedKinds>;

/** An event with its number, time and author. */
export type LeagueEntry = Recorded<LeagueHappened>;

/** The personal values in the journal, and the events that erase them (ADR 0037). */
export const personalInLeague = {
  erased: { ...erasedValues(memberFields), ...erasedValues(captainFields) },
  places: {
    'player-named': { person: 'player', values: 'values' },
    'player-changed': { person: 'player', values: 'values' },
    'captains-named': { person: 'team', values: 'values' },
  },
  erasures: { 'player-erased': 'player', 'captains-erased': 'team' },
} as const;
