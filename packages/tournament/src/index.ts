export {
  type Actor,
  effectiveEntries,
  type Language,
  languages,
  makeEntries,
  parseLanguage,
} from '@rokade/journal';
export {
  arePossibleDuplicates,
  detailShapes,
  emptyDetails,
  fieldsOfKind,
  makeDetails,
  type PlayerDetails,
  type PlayerField,
  type PlayerFieldKind,
  type PlayerFieldOf,
  playerFieldNames,
  playerFields,
  type RatingField,
  ratingFields,
} from '@rokade/players';
export {
  type Absence,
  absences,
  type Command,
  type CommandOf,
  type DraftBoard,
  type EnteredPlayer,
  type PlaceInRound,
  placesInRound,
  type Request,
  type TournamentCommand,
  tournamentCommand,
} from './commands/command.ts';
export type { Consequence, ConsequenceCode } from './commands/consequence.ts';
export {
  type ChosenFields,
  leavingOut,
  type Offer,
  type Offered,
  offeredFields,
  takingOver,
} from './commands/offers.ts';
export type { Refusal, RefusalCode } from './commands/refusal.ts';
export { reportObjection } from './decide/fide-mode/report-objection.ts';
export { beginsInFideMode } from './decide/fide-mode/usual-fide-mode.ts';
export {
  type AskView,
  askableUntil,
  viewAsks,
  type WaitingAsk,
  waitingAsks,
} from './decide/view-asks.ts';
export {
  type BoardEntry,
  type ByeEntry,
  type JournalEntry,
  type JournalEvent,
  type JournalEventKind,
  type NumberMethod,
  type TournamentEvent,
  tournamentEvent,
} from './events/entry.ts';
export { journalFormat } from './events/migrate-journal.ts';
export { evolve } from './evolve/evolve.ts';
export { type CopiedTournament, copyingCommands } from './questions/copied-tournament.ts';
export { cupStageOfRound, isCupLotDue } from './questions/cup-rounds.ts';
export { type DaysOfPlay, daysOfPlay } from './questions/days-of-play.ts';
export {
  fidePhase,
  hasOpenGames,
  waitsForOpenGames,
} from './questions/fide-mode/acts-of-command.ts';
export { tablesIn } from './questions/hall-tables.ts';
export { settingAmong, settingOfIncident, usualLaws } from './questions/incident-setting.ts';
export {
  type NewTournament,
  newTournamentCommands,
} from './questions/new-tournament.ts';
export { numberedAsIn, numbersStay } from './questions/numbers-open.ts';
export { availabilityIn, pairingRequest } from './questions/pairing-request.ts';
export {
  draftRound,
  isFinishedProvisionally,
  missingBoards,
  newestRound,
  pendingBoards,
  publishedRounds,
  viewPhase,
} from './questions/phase.ts';
export { plannedRounds } from './questions/planned-rounds.ts';
export {
  nationalLists,
  pairingOrder,
  type RatingSource,
  ratingIn,
  ratingOn,
  ratingsShown,
  type ShownRating,
  showingWhatDecides,
} from './questions/ratings.ts';
export { type ResultsTaken, ratedResult, sideHalfPoints } from './questions/records.ts';
export { type ReportState, reportState } from './questions/reported.ts';
export {
  endOfWaiting,
  excuseRuleOf,
  lastDayForOpenGames,
  openGamesRuleOf,
  type PlayOfRound,
  playOfRound,
  startOfRound,
  usualWaiting,
} from './questions/round-play.ts';
export { type SupposedResult, supposeResults } from './questions/suppose-results.ts';
export {
  type NumberedPlayer,
  numberedIn,
  type TypedFault,
  typedPairs,
} from './questions/typed-pairs.ts';
export {
  countedPlayers,
  pointsTaken,
  roundCounts,
  whoWithdrew,
} from './questions/withdrawals.ts';
export { withoutOpponent } from './questions/without-opponent.ts';
export {
  type FideAct,
  type FideActCode,
  type FideLevel,
  type FidePhase,
  type FideRecordKind,
  fideActs,
  fideActsInOrder,
  fideLevel,
  fidePhases,
} from './settings/fide-mode/fide-acts.ts';
export { frozenSettings, settingsActs } from './settings/fide-mode/settings-acts.ts';
export {
  datesBetween,
  type RoundRhythm,
  roundRhythms,
  weekendDates,
  weeklyDates,
} from './settings/round-dates.ts';
export { mostRounds } from './settings/setting-problems.ts';
export { type AnySetting, type SettingPart, settingParts } from './settings/setting-record.ts';
export {
  allSettings,
  type PlainWord,
  type SettingName,
  type Settings,
  settingShapes,
} from './settings/settings.ts';
export {
  type GeneralPreset,
  type PresetPrizes,
  settingsByPreset,
  type TournamentPreset,
  tournamentPresetOf,
  tournamentPresets,
  withSystem,
} from './settings/tournament-presets.ts';
export { lotsAtLast, presetsFor, usualPreset, usualTieRule } from './settings/usual-order.ts';
export { usualSettings } from './settings/usual-settings.ts';
export type { FideMode, FideNote } from './state/fide-mode-state.ts';
export type {
  Game,
  Lots,
  Phase,
  Round,
  StartPosition,
  Tournament,
  Verified,
} from './state/state.ts';
export { byLot, chosenSystem, type NamedSystem, seedOf } from './systems/chosen-system.ts';
export { dutchEditionOn } from './systems/dutch.ts';
export { engineOf } from './systems/engine-of.ts';
export type { SystemOption } from './systems/option.ts';
export { editionText, optionHint, optionText, optionWord } from './systems/option-texts.ts';
export {
  articleOf,
  hasFirstColour,
  hasFreeDates,
  hasPage,
  hasScoreGroups,
  hasUnstatedChoice,
  isAccelerated,
  isFirstColourUndrawn,
  isKnockOut,
  isNumberedByStrength,
  isRoundRobin,
  isScheduled,
  makeSystem,
  meetingsOf,
  type RoundRobinChoice,
  recordOf,
  withOptions,
} from './systems/system-choice.ts';
export type { EngineOptions, SystemPage } from './systems/system-record.ts';
export {
  type AnySystem,
  parseSystemCode,
  type SystemChoice,
  type SystemCode,
  type SystemFlag,
  systemCodes,
  systems,
} from './systems/systems.ts';
export {
  conflictsWith,
  decide,
  foldJournal,
  migrateEvent,
  statesAlong,
  tournamentBook,
} from './tournament-book.ts';
export {
  type Appeal,
  type AppealedGame,
  type AppealOutcome,
  type AppealTerms,
  appealOutcomes,
  depositFates,
} from './values/appeals.ts';
export type { Championship, PlayerClass } from './values/championship.ts';
export { secondsIn } from './values/clock-text.ts';
export { type CodeSubject, parseSubject, subjectText } from './values/code-subject.ts';
export { type Committee, committeeOfNames, seatedNames } from './values/committee.ts';
export {
  type GameMoves,
  type KeptMove,
  type KeptMoves,
  makeMoves,
  movesOf,
  parseMoves,
} from './values/game-moves.ts';
export {
  type GameResult,
  gameResult,
  isFinal,
  isLegalScore,
  mirrored,
  sameResult,
} from './values/game-result.ts';
export type { OutsideValues } from './values/given-order.ts';
export { type HallClock, isPast, laterBy } from './values/hall-time.ts';
export {
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type TournamentId,
} from './values/ids.ts';
export {
  type Incident,
  type IncidentAnswer,
  type IncidentPlace,
  timesBefore,
} from './values/incidents.ts';
export { nameWithGroup } from './values/name-with-group.ts';
export type { PlaceGame, PlacePlayOff } from './values/place-play-off.ts';
export {
  type ByeRequest,
  type Listed,
  type ListOfRatings,
  type NumberOrigin,
  type Player,
  type Presence,
  type Wish,
  wish,
  wishes,
} from './values/player.ts';
export { plyIn, plyText } from './values/ply-text.ts';
export { type Prizes, prizes } from './values/prizes.ts';
export {
  type ConditionsView,
  fideRules,
  viewRatingConditions,
} from './values/rating-conditions.ts';
export { type RatingOrder, ratingOrderCodes } from './values/rating-order.ts';
export type { ReportKind } from './values/report-kind.ts';
export {
  type ForbiddenMeetings,
  type Origin,
  type PlaceMarks,
  type PrintLook,
  printLooks,
  type RoundPlay,
  ratedChoices,
  type Scoring,
  type TieBreakCode,
  type TimeControl,
  type TimeStage,
  usualPlay,
  usualScoring,
  type Visibility,
} from './values/setting-values.ts';
export { namesShown } from './values/shown-names.ts';
export {
  parseTimeControl,
  presetOf,
  type TimeControlPreset,
  timeControlPresetNames,
  timeControlPresets,
  timeControlShort,
} from './values/time-control-text.ts';
export { advanceResultsFrom, keptBackUntil } from './views/advance-results.ts';
export { hasClassedPlayers, placeOfBoard } from './views/championship-classes.ts';
export {
  type ProposalSources,
  type ProposedRow,
  proposeClasses,
} from './views/championship-proposal.ts';
export { type ClubCount, countsByClub } from './views/club-counts.ts';
export { type ColourRun, colourRuns } from './views/colour-runs.ts';
export { nationalRules, ratedPlayers } from './views/national-rating.ts';
export {
  candidatesOf,
  danishRules,
  normQuestion,
  plannedEvent,
  viewCandidates,
} from './views/norm-question.ts';
export { notRatedByPlayer, viewNotRated } from './views/not-rated.ts';
export {
  laterMonthsOf,
  monthRatingsOf,
  monthsOf,
  partOfMonth,
} from './views/part-of-month.ts';
export type { PlaceLot } from './views/place-lot.ts';
export type { PlaceMark } from './views/place-marks.ts';
export { playOffCandidates } from './views/play-off-candidates.ts';
export { playerLineIn, viewPlayers } from './views/player-line.ts';
export {
  type DivisionOptions,
  type GroupPlan,
  mostGroups,
  type ProposedGroup,
  playersToDivide,
  proposedGroups,
  usualDivision,
  waysToDivide,
} from './views/proposed-groups.ts';
export { type ChosenNames, initialsOf, publicTournament } from './views/public-tournament.ts';
export type * from './views/rating-report-types.ts';
export { reportsInOrder } from './views/report-order.ts';
export { type UnevenMeeting, unevenMeetings } from './views/uneven-meetings.ts';
export {
  type AppealsView,
  type AppealView,
  appealRulesOf,
  appealTermsOf,
  openAppeals,
  type StepView,
  viewAppeal,
  viewAppeals,
} from './views/view-appeals.ts';
export {
  type ChampionshipView,
  type ClassPlayerRow,
  type ClassTarget,
  type TargetsView,
  viewChampionship,
} from './views/view-championship.ts';
export {
  type CheckInRow,
  type CheckInView,
  viewCheckIn,
  viewNoShows,
} from './views/view-check-in.ts';
export { type CodeBoard, type CodeView, tablesInUse, viewCode } from './views/view-code.ts';
export { viewCrosstable } from './views/view-crosstable.ts';
export { viewBracket, viewCup } from './views/view-cup.ts';
export { type Duty, viewDuties } from './views/view-duties.ts';
export {
  type EligibilityView,
  type Outsiders,
  viewEligibility,
} from './views/view-eligibility.ts';
export { type ExcusesView, viewExcuses } from './views/view-excuses.ts';
export {
  type ImpossibleRound,
  type StrandedPlayer,
  viewImpossibleRound,
} from './views/view-impossible-round.ts';
export { viewOfficeConflicts } from './views/view-office-conflicts.ts';
export { viewOpenGames } from './views/view-open-games.ts';
export { viewPlayerCard, viewPlayerCards } from './views/view-player-card.ts';
export {
  type PendingPrize,
  type PrizeRow,
  type PrizesView,
  viewPrizes,
  viewPublicPrizes,
} from './views/view-prizes.ts';
export { viewRatingReport } from './views/view-rating-report.ts';
export {
  type RatingClass,
  type RatingSpread,
  viewRatingSpread,
} from './views/view-rating-spread.ts';
export { type ReckonedGame, viewReckonedGames } from './views/view-reckoned-games.ts';
export { viewContenders, viewRound } from './views/view-round.ts';
export { type ScheduleRound, viewSchedule } from './views/view-schedule.ts';
export {
  type RatedOtherwise,
  type ReportChange,
  type SentReportView,
  viewRatedOtherwise,
  viewSentReports,
} from './views/view-sent-reports.ts';
export { asksPlayOff, placesInFile, viewStandings } from './views/view-standings.ts';
export {
  type GroupCount,
  type ResultCounts,
  type StatisticsView,
  type Upset,
  viewStatistics,
} from './views/view-statistics.ts';
export { inReach, viewStillPossible } from './views/view-still-possible.ts';
export {
  type MatchBoard,
  type TeamMatch,
  type TeamRoundView,
  type TeamsView,
  viewTeams,
} from './views/view-teams.ts';
export type * from './views/view-types.ts';
