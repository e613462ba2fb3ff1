import {
  factOf,
  fieldsOf,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  newOne,
  orNull,
  type Request,
  someOf,
  tableOf,
  text,
  textUpTo,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import type { Suspensions } from '@rokade/players';
import { boardScores, sides } from './board-result.ts';
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
  captainShapes,
  divisionShapes,
  leagueShapes,
  meetingShapes,
  memberShapes,
  seats,
  sheetShapes,
  teamShapes,
} from './league-values.ts';
import { wishShapes } from './wish-fields.ts';

/** What the desk can set for a team without a match; '' = it plays. */
export const setByes = ['', 'zero-point', 'half-point', 'full-point', 'pairing-allocated'] as const;

/** Who says which team of a pair goes on. */
export const pairDeciders = ['lots', 'leader'] as const;

/** A number of boards. */
export const board = whole(1, 40);
export const round = whole(1, 200);
/** Half-points of a team in a match. */
export const halfPoints = whole(0, 200);
export const score = orNull(fieldsOf({ home: halfPoints, away: halfPoints }));
/** Results at boards of a match, home team first; '' = taken away. */
const boardResults = listOf(fieldsOf({ board, score: wordOf(boardScores) }), {
  least: 1,
  most: 40,
});
export const lineUp = listOf(orNull(memberId), { most: 40 });

/** The team for which a captain acts, which the shell puts in; absent: the leader acts. */
const by = factOf(leftOut(teamId));

const match = { match: matchId, by };

/** What becomes of teams after the season, by team. */
export const endsShape = {
  /** The division's id; '' = the team leaves the league. */
  places: tableOf(text),
  /** Why, where the leader gives a reason. */
  reasons: tableOf(textUpTo(500)),
};

const commandKinds = {
  'make-league': {
    id: newOne(leagueId),
    values: fieldsOf(leagueShapes),
    /** What the league begins with, as from the season before. */
    start: leftOut(
      fieldsOf({
        divisions: listOf(fieldsOf({ division: divisionId, values: fieldsOf(divisionShapes) })),
        teams: listOf(
          fieldsOf({
            team: teamId,
            division: divisionId,
            values: fieldsOf(teamShapes),
            captain: orNull(fieldsOf(captainShapes)),
          }),
        ),
        players: listOf(
          fieldsOf({
            player: memberId,
            team: teamId,
            seat: wordOf(seats),
            values: fieldsOf(memberShapes),
          }),
          { most: 60_000 },
        ),
      }),
    ),
  },
  'change-league': { changes: someOf(leagueShapes) },
  'add-division': { division: newOne(divisionId), values: fieldsOf(divisionShapes) },
  'change-division': { division: divisionId, changes: someOf(divisionShapes) },
  'remove-division': { division: divisionId },
  /** Enters several teams, all or none. */
  'enter-teams': {
    division: divisionId,
    teams: listOf(fieldsOf({ id: newOne(teamId), values: fieldsOf(teamShapes) }), { least: 1 }),
  },
  'change-team': { team: teamId, changes: someOf(teamShapes) },
  'withdraw-team': { team: teamId, how: wordOf(withdrawals) },
  'name-captains': { team: teamId, changes: someOf(captainShapes) },
  'erase-captains': { team: teamId },
  /** Gives the teams of one club to another. */
  'merge-clubs': { from: text, into: text },
  /** Names players at the end of a squad, all or none. */
  'name-players': {
    team: teamId,
    players: listOf(fieldsOf({ id: newOne(memberId), values: fieldsOf(memberShapes) }), {
      least: 1,
    }),
    seat: wordOf(seats),
    /** Who gave leave, and why, after the last day of naming. */
    leave: text,
  },
  'change-player': { player: memberId, changes: someOf(memberShapes) },
  /** Puts a squad in order: the regular players, then the reserves. */
  'rank-squad': { team: teamId, regular: listOf(memberId), reserves: listOf(memberId) },
  'remove-player': { player: memberId },
  'erase-player': { player: memberId },
  /** Adds a wish that the next draw of the division heeds. */
  'add-wish': {
    wish: newOne(wishId),
    division: divisionId,
    teams: listOf(teamId, { least: 1, most: 40 }),
    values: fieldsOf(wishShapes),
  },
  'drop-wish': { wish: wishId },
  /** Draws the matches of a division, everybody against everybody, in the order of the teams given. */
  'draw-schedule': {
    division: divisionId,
    teams: listOf(teamId, { least: 2, most: 100 }),
    days: listOf(text, { most: 200 }),
    double: yesOrNo,
  },
  /** Gives the teams of a division their numbers, the first being number 1. */
  'number-teams': { division: divisionId, teams: listOf(teamId, { least: 1, most: 400 }) },
  /** Says that a team has no match in a round, and what it gets for it; '' = it plays. */
  'set-bye': { team: teamId, round, bye: wordOf(setByes), reason: text },
  /** Draws the next round of a division as a draft. */
  'draw-round': {
    division: divisionId,
    /** The number of the round, which has to be the next one. */
    round,
    /** The usual day of its matches; '' = none. */
    day: text,
    /** The seed for the lots. */
    seed: text,
  },
  'publish-round': { division: divisionId, round },
  /** Takes the newest round back, as long as nothing of it is played. */
  'take-back-round': { division: divisionId, round },
  /** Exchanges the places of two teams in a round; of two that meet, it turns the match round. */
  'exchange-teams': { division: divisionId, round, one: teamId, other: teamId, reason: text },
  /** Says who goes on in a cup where the rules leave it to lots, or decide otherwise. */
  'decide-pair': {
    division: divisionId,
    round,
    winner: teamId,
    by: wordOf(pairDeciders),
    reason: text,
  },
  'plan-match': {
    match: newOne(matchId),
    division: divisionId,
    round,
    home: teamId,
    away: teamId,
    /** Whether it is a play-off between teams that are equal in the table. */
    playOff: leftOut(yesOrNo),
    values: fieldsOf(meetingShapes),
  },
  'remove-match': { match: matchId },
  'date-round': { division: divisionId, round, day: text },
  'date-match': { match: matchId, changes: someOf(meetingShapes) },
  'postpone-match': { match: matchId, due: text, reason: text },
  'hand-in-line-up': { ...match, team: teamId, players: lineUp },
  /** Notes results as they come. */
  'note-results': { ...match, results: boardResults },
  /** Notes results of several matches of a round at once, all or none; what stands already is left as it is. */
  'note-round': {
    division: divisionId,
    round,
    matches: listOf(fieldsOf({ match: matchId, results: boardResults }), { least: 1, most: 200 }),
  },
  'seat-reserve': { ...match, team: teamId, board, player: memberId },
  'change-sheet': { ...match, changes: someOf(sheetShapes) },
  'agree-sheet': { ...match, team: teamId },
  /** Settles a match by its score alone; null: by its boards again. */
  'settle-by-score': { match: matchId, score },
  'forfeit-match': { match: matchId, lost: wordOf(['', ...sides, 'both']) },
  /** Overrules what the captains agreed on; null: no longer. */
  'overrule-match': { match: matchId, score, reason: text },
  'take-points': {
    penalty: newOne(penaltyId),
    team: teamId,
    matchPoints: whole(0, 100),
    halfPoints,
    reason: text,
  },
  'give-back-points': { penalty: penaltyId },
  /** Takes over the season of a division as far as it was played elsewhere, all or nothing. */
  'take-season': {
    division: divisionId,
    /** Where it is from: a file's name. It stands as the reason of late namings and points taken. */
    source: text,
    /** What of the division is changed by it. */
    changes: leftOut(someOf(divisionShapes)),
    teams: listOf(fieldsOf({ id: newOne(teamId), values: fieldsOf(teamShapes) }), { most: 100 }),
    players: listOf(
      fieldsOf({
        id: newOne(memberId),
        team: teamId,
        seat: wordOf(seats),
        values: fieldsOf(memberShapes),
      }),
    ),
    matches: listOf(
      fieldsOf({
        match: newOne(matchId),
        round,
        home: teamId,
        away: teamId,
        values: fieldsOf(meetingShapes),
      }),
    ),
    /** What teams without a match got, where rounds are drawn one by one. */
    byes: leftOut(
      listOf(
        fieldsOf({
          team: teamId,
          round,
          bye: wordOf(['zero-point', 'half-point', 'full-point', 'pairing-allocated']),
        }),
      ),
    ),
    /** What was played, in matches that stand or are among those above. */
    played: listOf(
      fieldsOf({
        match: matchId,
        lineUps: fieldsOf({ home: orNull(lineUp), away: orNull(lineUp) }),
        scores: listOf(wordOf(boardScores), { most: 40 }),
        score,
        lost: wordOf(['', ...sides, 'both']),
        /** What it counted there; where its boards give another score, it is ruled so. */
        counts: leftOut(score),
      }),
    ),
    penalties: listOf(
      fieldsOf({
        penalty: newOne(penaltyId),
        team: teamId,
        matchPoints: whole(0, 100),
        halfPoints,
      }),
    ),
  },
  /**
   * Settles where each team plays next, against the tables where the leader decides so. Without places it is
   * no longer settled.
   */
  'settle-ends': { places: leftOut(endsShape.places), reasons: leftOut(endsShape.reasons) },
  'call-player': { ...match, call: newOne(callId), team: teamId, player: memberId },
  'answer-call': { call: callId, by, granted: yesOrNo, reason: text },
};

/** The shape of the commands to a league. */
export const leagueCommand = kindsOf(commandKinds);
export type LeagueCommand = KindsOf<typeof commandKinds>;

export type LeagueRequest = Request<LeagueCommand> & Suspensions;
