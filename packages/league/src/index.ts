export {
  type BoardScore,
  boardScores,
  type HalfPointsOfBoth,
  type Side,
  sides,
} from './board-result.ts';
export { isCaptainsCommand, sentBy } from './captains-commands.ts';
export type { LeagueCommand } from './command.ts';
export {
  type CupPair,
  cupPairs,
} from './forms/cup.ts';
export { formOf, legsOf, linesUpOnce, newestRound } from './forms/division-forms.ts';
export { byePoints, roundsPlanned } from './forms/swiss.ts';
export type { LeagueEntry, LeagueHappened } from './happened.ts';
export {
  type CallId,
  type DivisionId,
  type LeagueId,
  type MatchId,
  type MemberId,
  type PenaltyId,
  parseCallId,
  parseDivisionId,
  parseLeagueId,
  parseMatchId,
  parseMemberId,
  parsePenaltyId,
  parseTeamId,
  parseWishId,
  type TeamId,
  type WishId,
} from './ids.ts';
export {
  beginningOf,
  clubNow,
  type Division,
  divisionOf,
  drawnRound,
  type HandedIn,
  isDraft,
  type League,
  type Match,
  type Member,
  matchOf,
  memberName,
  memberOf,
  sideOf,
  squadOf,
  type Team,
  teamName,
  teamOf,
  teamsIn,
} from './league.ts';
export { type LeagueTypes, leagueBook } from './league-book.ts';
export {
  captainFields,
  divisionFields,
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  leagueFields,
  leagueShapes,
  type MeetingValues,
  type MemberValues,
  meetingFields,
  memberFields,
  type SheetValues,
  sheetFields,
  type TeamValues,
  teamFields,
} from './league-values.ts';
export { dividedIntoTeams } from './season/divided-teams.ts';
export { nextSeason } from './season/next-season.ts';
export {
  type NewSeasonIds,
  type PlannedSeason,
  planSeason,
} from './season/plan-season.ts';
export {
  emptySeason,
  joinedSeason,
  type Season,
  type SeasonBoard,
  type SeasonFault,
  type SeasonFaultCode,
  type SeasonMatch,
  type SeasonPlayer,
  type SeatedAs,
} from './season/season.ts';
export { type BoardOfMatch, boardsOf } from './views/boards.ts';
export { type ClubMember, type ClubTeam, clubPrizes } from './views/club-prizes.ts';
export { divisionTable, type TableLine } from './views/division-table.ts';
export { federationOfMost } from './views/federation-of-most.ts';
export { individuals, type OwnGame, type OwnScore } from './views/individuals.ts';
export { calledTo, judgementOf } from './views/line-up-faults.ts';
export { hasScore, matchScore } from './views/match-score.ts';
export { type Missing, missingIn } from './views/missing.ts';
export { isSeasonOver, type SeasonEnd, seasonEnds } from './views/promotion.ts';
export { type LeagueInPublic, publicLeagueAt } from './views/public-league.ts';
export { type RankedScore, rankedScores } from './views/ranked-scores.ts';
export { monthsOfLeague } from './views/rating/month-games.ts';
export { type NotRatedLine, notRatedLines } from './views/rating/not-rated-lines.ts';
export type { RatedPerson } from './views/rating/rated-people.ts';
export {
  type LeagueRatingReport,
  leagueRatingReport,
} from './views/rating/rating-report.ts';
export {
  isSettled,
  settlementOf,
  silentFrom,
} from './views/settlement.ts';
export {
  areLineUpsOpen,
  leagueSeenBy,
  opponentOf,
  teamsOfAccount,
} from './views/shown-match.ts';
export { againstRatings, faultsOfSquad } from './views/squad-order.ts';
export { matchesOfTeam, nextMatchOf, roundNow, roundsOf } from './views/team-season.ts';
export { teamsByStrength } from './views/team-strength.ts';
export { judgedWishes } from './views/wish-outcomes.ts';
export { calledOffBy, struckWith } from './views/withdrawn.ts';
export { emptyWishValues, wishFields } from './wish-fields.ts';
