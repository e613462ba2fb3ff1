export {
  type AnnouncementRow,
  announcementColumns,
  announcementRows,
  articleOfEdition,
} from './announcement.ts';
export { type BareBoard, bareBoardColumns } from './bare-boards.ts';
export { cellText } from './cell.ts';
export {
  type ChampionshipRow,
  championshipColumns,
  type ProposalRow,
  proposalColumns,
  targetColumns,
} from './championship.ts';
export {
  championshipRows,
  needText,
  nextText,
  targetRows,
} from './championship-rows.ts';
export { type CheckInListRow, checkInColumns } from './check-in.ts';
export { type ChecklistRow, checklistColumns } from './checklist.ts';
export {
  classColumns,
  classReasonText,
  classRows,
} from './classes.ts';
export {
  challengeColumns,
  challengeLines,
  challengeState,
  contestColumns,
  freeGameColumns,
  freeGameLines,
  freePlayColumns,
  freePlayRows,
  ladderColumns,
  ladderLines,
  matchColumns,
  matchLines,
} from './club.ts';
export {
  championColumns,
  championsBySection,
  memberColumns,
  memberRows,
  ownYearColumns,
  ownYearRows,
} from './club-history.ts';
export {
  calendarColumns,
  calendarMonths,
  calendarRows,
  clashLines,
  programmeColumns,
  programmeRows,
} from './club-season.ts';
export {
  legColumns,
  legName,
  legPlanColumns,
  legPlanRows,
  legRows,
  legTitle,
  measuredText,
  seriesColumns,
  seriesRows,
  seriesTitleText,
  seriesWarningText,
} from './club-series.ts';
export {
  skatListColumns,
  skatListRows,
  skatSeatsColumns,
  skatSeatsRows,
} from './club-skat.ts';
export {
  trophyStandingColumns,
  trophyStandingRows,
  trophyYearColumns,
  trophyYearRows,
} from './club-trophy.ts';
export {
  actionsColumn,
  alignOf,
  type Column,
  type Columns,
  partColumn,
  type SpokenText,
} from './column.ts';
export { columnsOf, headingOf, type Reader } from './columns-of.ts';
export {
  absentColumns,
  comparisonColumns,
  draftColumns,
  formerValueColumns,
  groupColumns,
  historyColumns,
  linkColumns,
  mergeColumns,
  oddsFieldColumns,
  offerColumns,
  peopleListColumns,
  personalBookColumns,
  playerListColumns,
  practiceColumns,
  prizeFieldColumns,
  requestColumns,
  roleColumns,
  roundPlayerColumns,
  stageColumns,
} from './console-fields.ts';
export {
  accountColumns,
  associationColumns,
  clubMemberColumns,
  doubleColumns,
  lookColumns,
  registeredColumns,
} from './console-lists.ts';
export { type CrosstableHeads, type CrosstableRow, crosstableColumns } from './crosstable.ts';
export { cupMatchColumns, cupPlaceRows, numberedName } from './cup.ts';
export { numberedColumns } from './draw.ts';
export { dueGamesColumns } from './due-games.ts';
export { emergencyFile, emergencyHtml } from './emergency/emergency-paper.ts';
export { emergencyStyle } from './emergency/style.ts';
export { entryListColumns, entryListRows } from './entry-list.ts';
export { type EventRow, entrantColumns, eventColumns } from './events.ts';
export { type GameWithMovesRow, gamesWithMovesColumns } from './games-with-moves.ts';
export { alphabetOf, inAlphabet } from './in-alphabet.ts';
export {
  deskBoardColumns,
  deskMatchColumns,
  deskSquadColumns,
  folderLeagueColumns,
  leagueColumns,
  type SeasonEndRow,
  seasonEndColumns,
} from './league-desk.ts';
export {
  type ClubPrizeRow,
  clubPrizeColumns,
  type LeagueBoardBestRow,
  type LeagueScoreRow,
  leagueBoardBestColumns,
  leagueScoreColumns,
} from './league-players.ts';
export {
  type LeagueBoardRow,
  type LeagueCriterionHead,
  type LeagueGameRow,
  type LeagueMatchRow,
  type LeaguePlayerRow,
  type LeagueSheetMatchRow,
  type LeagueTeamRow,
  leagueBestColumns,
  leagueBoardColumns,
  leagueGameColumns,
  leagueMatchColumns,
  leagueSheetBoardColumns,
  leagueSheetMatchColumns,
  leagueSquadColumns,
  leagueTeamColumns,
  type TeamCupRow,
  teamCupColumns,
} from './league-public.ts';
export { leagueNotRatedColumns, leagueRatingRows } from './league-rating.ts';
export { licenceColumns, licenceRows } from './licences.ts';
export type { TableLocale } from './locale.ts';
export {
  amountText,
  type BookingRow,
  bookingColumns,
  type ClubRow,
  clubColumns,
  clubRows,
  type FeeRow,
  feeColumns,
  feeRows,
  inOneForm,
  type MoneyLocale,
  moneyActs,
  owedColumn,
} from './money.ts';
export {
  type DepositRow,
  depositColumns,
  depositRows,
  type PrizeToPayRow,
  prizeToPayColumns,
  prizeToPayRows,
  statementColumns,
  statementRows,
  transferColumns,
  transferRows,
} from './money-accounts.ts';
export { linesByName, type NamesRow, namesColumns } from './names.ts';
export { type CandidateRow, candidateColumns, type NormRow, normColumns } from './norms.ts';
export {
  type OfficeRow,
  type OfficeWords,
  officeColumns,
  officeName,
  officeRows,
  officeRule,
  seatText,
} from './offices.ts';
export { type OpenBoard, openBoardColumns } from './open-boards.ts';
export { openGamesColumns } from './open-games.ts';
export { organisationColumns } from './organisations.ts';
export {
  type BoardLine,
  type ByeLine,
  type PairingsRow,
  pairingsColumns,
  pairingsRows,
  type TableSide,
} from './pairings.ts';
export type { TablePlayer } from './person-columns.ts';
export {
  kindHeadings,
  type NumberRow,
  numberColumns,
  type PlayedRow,
  playedColumns,
} from './played.ts';
export {
  entriesColumns,
  type PlayerFileRow,
  type PlayersRow,
  playerFileColumns,
  playersColumns,
} from './players.ts';
export {
  type PendingLine,
  type PrizeLine,
  type PrizesRow,
  prizesColumns,
  waitingText,
} from './prizes.ts';
export {
  keptListColumns,
  listChangeColumns,
  listedPlayerColumns,
  listInWords,
  listName,
} from './rating-lists.ts';
export {
  type RatingRow,
  ratingFileColumns,
  ratingReportColumns,
  ratingResultColumns,
  resultChange,
} from './rating-report.ts';
export { ratingSpreadColumns } from './rating-spread.ts';
export {
  actColumns,
  type ChangedLine,
  changedColumns,
  type ListedLine,
  ratingListColumns,
  stepColumns,
} from './ratings.ts';
export {
  actRatingColumns,
  actRatingLines,
  adjustmentLine,
  type ExplainedGameLine,
  explainedColumns,
  explainedGameColumns,
  explainedGames,
  explainedTables,
  grantRuleColumns,
  grantRuleLines,
  lineFacts,
  sampleColumns,
  sampleLines,
} from './ratings-acts.ts';
export {
  actLines,
  actText,
  changedLines,
  listedLines,
  namedActText,
  remarkText,
  stepLines,
} from './ratings-lines.ts';
export { type ReckonedGameRow, reckonedGameColumns } from './reckoned-games.ts';
export { reminderColumns, reminderRows } from './reminders.ts';
export { roundCardColumns, shortRoundCardColumns } from './round-card.ts';
export {
  giverText,
  groundArticle,
  groundName,
  lastDayOf,
  otherBodyText,
  sanctionArticle,
  sanctionColumns,
  sanctionName,
  sanctionRows,
  sanctionStateText,
  sanctionSteps,
} from './sanctions.ts';
export { begunMembershipText } from './say/begun-membership.ts';
export { byeText } from './say/bye-text.ts';
export { consequenceText } from './say/consequence-text.ts';
export { cupSideText, drawnScores } from './say/cup-text.ts';
export { dateText, longMomentText, momentDay, momentText, monthText } from './say/date-text.ts';
export { editionText } from './say/edition-text.ts';
export { errorText } from './say/error-text.ts';
export { groupText } from './say/group-text.ts';
export { listDoubtText } from './say/list-doubt-text.ts';
export {
  conditionText,
  directClaimText,
  neededOpponentsText,
  neededScoreText,
  requirementText,
} from './say/norm-text.ts';
export { countText, decimalText, fractionText, signedText } from './say/number-text.ts';
export { ordinalText } from './say/ordinal-text.ts';
export { placeGameScores, placeGameText, placeValueText } from './say/place-game-text.ts';
export { placesText } from './say/places-text.ts';
export { type Namer, namesIn, nobody, plainFacts } from './say/plain-facts.ts';
export { pointsText } from './say/points-text.ts';
export { rankTextOf, rankTexts } from './say/rank-text.ts';
export { ratingConditionText } from './say/rating-condition-text.ts';
export { resultText } from './say/result-text.ts';
export { sectionText } from './say/section-text.ts';
export { sheetColumns } from './score-sheets.ts';
export { type SignatureRow, signatureColumns } from './signatures.ts';
export { sortedBy } from './sorted-by.ts';
export {
  codeHeads,
  type StandingsRow,
  standingsColumns,
  tieBreakHeads,
  tieBreakObject,
} from './standings.ts';
export { type StandingsLine, standingsLines } from './standings-line.ts';
export { groupCountColumns, resultCountColumns, upsetColumns } from './statistics.ts';
export { type FileCell, rowDocument, tableCells } from './table-data.ts';
export { type TeamStandingsRow, teamStandingsColumns } from './team-standings.ts';
export { timeOddsColumns } from './time-odds.ts';
export { type TimelineRow, timelineColumns, timelineRows } from './timeline.ts';
export { tournamentColumns } from './tournaments.ts';
export { waitingListColumns, waitingListRows } from './waiting-lists.ts';
export { type WhatIfRow, whatIfColumns } from './what-if.ts';
