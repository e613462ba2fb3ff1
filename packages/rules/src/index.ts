export {
  type BlitzSystem,
  type BlitzYearRules,
  blitzGamesIn,
  blitzPercent,
  blitzSystems,
  blitzYear2018,
  blitzYearTable,
  isBlitzSystemFor,
} from './club/blitz-year/blitz-year.ts';
export {
  type ChampionshipRules,
  championship2018,
  championshipRules,
} from './club/championship/edition-2018.ts';
export { championshipFindings } from './club/championship/form-findings.ts';
export { drawPlayOffGames, playOffOrder } from './club/championship/place-play-off.ts';
export { proposedChampionshipClasses } from './club/championship/proposed-classes.ts';
export {
  type ChampionshipClassCode,
  type ChampionshipReason,
  championshipClassArticles,
  championshipClassCodes,
} from './club/championship/reason-codes.ts';
export type { CompetitionRules } from './club/clubs/club-rules.ts';
export type { ClubTournament } from './club/clubs/club-tournament.ts';
export { type ClubWords, wordsIn } from './club/clubs/club-words.ts';
export {
  clubName,
  ruleSetsOf,
  rulesOfClub,
  tournamentOfAnyClub,
  tournamentsOfClub,
  wordsOfClub,
} from './club/clubs/clubs.ts';
export {
  type MeetingReason,
  mayPlay,
  meetingFindings,
  type OpenTo,
  openToCodes,
  timeFindings,
} from './club/eligibility/edition-2018.ts';
export { type FreeGame, freePlayFault, freePlayTable } from './club/free-play/free-play.ts';
export { objectionToChallenge } from './club/ladder/challenge-objection.ts';
export { type LadderRules, ladder2018 } from './club/ladder/edition-2018.ts';
export { ladderStep, newLadder } from './club/ladder/ladder.ts';
export type { Challenge, LadderAct, LadderPlayer, LadderReason } from './club/ladder/ladder-act.ts';
export type { LadderState } from './club/ladder/ladder-state.ts';
export {
  countedResult,
  type DisciplineRules,
  disciplineCodes,
  disciplineOrder,
  disciplines2018,
  expectedSum,
  isWithin,
} from './club/mehrkampf/disciplines.ts';
export {
  type Discipline,
  type MehrkampfRules,
  mehrkampf2018,
  mehrkampfTable,
} from './club/mehrkampf/mehrkampf.ts';
export { type ClassGoal, classGoals } from './club/promotion/class-goals.ts';
export { promotion2018 } from './club/promotion/edition-2018.ts';
export { type NextClass, nextClass } from './club/promotion/next-class.ts';
export { nextClassesByPlace } from './club/promotion/next-class-by-place.ts';
export { type ChampionshipField, targetScores } from './club/promotion/target-scores.ts';
export { type Clash, clashesIn } from './club/season/clashes.ts';
export { sameWeekday } from './club/season/same-weekday.ts';
export { type PlayedAs, type SeasonSection, season2018 } from './club/season/season.ts';
export { skat2018, skatGames } from './club/skat/edition-2018.ts';
export { skatFaults } from './club/skat/game-faults.ts';
export { ramschScores } from './club/skat/ramsch.ts';
export { type PlayedSkatGame, type SkatTable, skatScore } from './club/skat/skat-game.ts';
export {
  type SkatListFault,
  type SkatListLine,
  skatListFaults,
  skatListTotal,
} from './club/skat/skat-list.ts';
export { skatTables } from './club/skat/skat-tables.ts';
export { type TeamMember, type TeamPrizes, teamPrizes } from './club/team-prizes/team-prizes.ts';
export {
  titleGamePoints,
  titleGames2018,
  titleGamesOutcome,
} from './club/title-games/title-games.ts';
export {
  type TrophyStanding,
  type TrophyWin,
  type TrophyYear,
  trophy2018,
  trophyStandings,
  trophyYears,
} from './club/trophy/trophy.ts';
export { alteredByArbiter, isAlteredByArbiter, pairedLate } from './conduct/arbiter-decision.ts';
export { announceBy, type DutyRule, dutyRules } from './conduct/duties.ts';
export {
  type ExcuseFacts,
  type ExcuseFault,
  type ExcuseRule,
  excuseCounts,
  excuseFaults,
  excuseRules,
} from './conduct/excuses.ts';
export { kindOfPlay, kindOfPlay2002 } from './conduct/kind-of-play.ts';
export { lawsOf } from './conduct/laws-of-play.ts';
export { overLongestTime } from './conduct/longest-time.ts';
export { type OpenGamesRule, openGamesRules } from './conduct/open-games.ts';
export { provisionalShare } from './conduct/provisional-result.ts';
export {
  checkTimeControl,
  minutesForGame,
  timeMeasures,
} from './conduct/time-control.ts';
export {
  makeTimeOddsTable,
  type TimeOdds,
  type TimeOddsFault,
  type TimeOddsLine,
  type TimeOddsStep,
  type TimeOddsTable,
  timeOdds,
  timeOdds2002,
  timeOddsLines,
} from './conduct/time-odds.ts';
export { type WaitingRuleCode, waitingMinutes, waitingRules } from './conduct/waiting-time.ts';
export {
  type PlayerWithRecords,
  recordsAfterWithdrawals,
  type Withdrawal,
  type WithdrawalRequest,
} from './conduct/withdrawal.ts';
export {
  type WithdrawalReason,
  type WithdrawalRule,
  withdrawalRules,
} from './conduct/withdrawal-rules.ts';
export { announcementRules } from './federation/announcement/announcement-editions.ts';
export {
  type AnnouncementContent,
  type AnnouncementTrait,
  announcementContents,
} from './federation/announcement/announcement-rules.ts';
export {
  type Announced,
  type AnnouncementFinding,
  type AnnouncementProblem,
  announcementDates,
  checkAnnouncement,
} from './federation/announcement/check-announcement.ts';
export { deadline } from './federation/deadlines/deadline.ts';
export { deadlineRules } from './federation/deadlines/deadline-editions.ts';
export type {
  DeadlineDay,
  DeadlineRule,
  EventTrait,
} from './federation/deadlines/deadline-rules.ts';
export { easterMonday } from './federation/deadlines/easter-monday.ts';
export {
  type EventDays,
  eventTimeline,
  isTimelinePoint,
  listRule,
  pointState,
  type TimelinePoint,
} from './federation/deadlines/event-timeline.ts';
export {
  type EntryEvent,
  type EntryFinding,
  type EntryOfPerson,
  entryFindings,
} from './federation/entries/entry-findings.ts';
export {
  type EntryFindingCode,
  type EntryWay,
  entryFindingCodes,
  entryRuleSets,
  entryWays,
} from './federation/entries/entry-rules.ts';
export { type FeeEvent, type FeeFinding, feeFindings } from './federation/fees/fee-findings.ts';
export { type Fee, type FeePart, feeOf } from './federation/fees/fee-of.ts';
export {
  type FeePayer,
  type FeeRule,
  feeKinds,
  freeForAll,
  type RebateRule,
  rebateRules,
} from './federation/fees/fee-rule.ts';
export { licenceFindings, type OfficerStanding } from './federation/licences/licence-findings.ts';
export {
  type LicenceAct,
  type LicenceOn,
  type LicenceStanding,
  type LicenceStepped,
  licenceHistory,
  licenceOn,
  licenceSteps,
} from './federation/licences/licence-on.ts';
export {
  type LicenceRules,
  licenceRuleSets,
  licenceRules,
  licenceRulesFor,
} from './federation/licences/licence-rules.ts';
export { sanctions2002 } from './federation/sanctions/edition-2002.ts';
export {
  endOfSuspension,
  type RegisteredAct,
  type Sanction,
  type SanctionAct,
  type SuspensionTerm,
  sanctionKeptUntil,
  sanctionRegister,
  sanctionsOn,
} from './federation/sanctions/sanction-register.ts';
export {
  sanctionGround,
  sanctionRuleSets,
  sanctionRules,
} from './federation/sanctions/sanction-rule-sets.ts';
export {
  type SanctionGround,
  type SanctionKind,
  type SanctionRules,
  sanctionKinds,
} from './federation/sanctions/sanction-rules.ts';
export {
  type ClassPlayer,
  classGroups,
  type GroupForm,
  groupForms,
} from './groups/class-groups.ts';
export {
  type ClassCode,
  type ClassEntrant,
  chosenClasses,
  classCodes,
  type EarnedRight,
  earnedRights,
} from './groups/classes/class-entrant.ts';
export { type ProposedClass, proposedClasses } from './groups/classes/class-proposal.ts';
export { classRules, classRulesFor } from './groups/classes/class-rule-sets.ts';
export type { ClassRules } from './groups/classes/class-rules.ts';
export { classes2002 } from './groups/classes/edition-2002.ts';
export type { ClassReason } from './groups/classes/reason-codes.ts';
export { type FinalLine, type PlayedGroup, rightsEarned } from './groups/classes/rights-earned.ts';
export type { Division } from './groups/group-sizes.ts';
export {
  type GroupablePlayer,
  type GroupsRefusal,
  type GroupsRequest,
  type RatingGroup,
  ratingGroups,
} from './groups/rating-groups.ts';
export { halfPointsInStandings } from './kernel/adjusted-points.ts';
export { alphabeticalKey, compareAlphabetically, compareDays } from './kernel/alphabetical.ts';
export type { Brand } from './kernel/brand.ts';
export type { ByCode } from './kernel/by-code.ts';
export {
  type Day,
  daysBetween,
  isDay,
  laterBy,
  plusDays,
  plusMonths,
  plusYears,
} from './kernel/calendar.ts';
export { type ByColour, type Colour, opposite } from './kernel/colour.ts';
export type { PrintedScoreLine } from './kernel/expected-score-table.ts';
export {
  compareFractions,
  dividedBy,
  type Fraction,
  fraction,
  minus,
  plus,
  roundHalfUp,
  times,
  toNumber,
} from './kernel/fraction.ts';
export { groupedBy } from './kernel/grouped-by.ts';
export {
  type HalfPoints,
  halfPointsOf,
  type PointSystem,
  pointsOf,
  standardPointValues,
} from './kernel/half-points.ts';
export { invariant, unreachable } from './kernel/invariant.ts';
export { type KeizerRules, usualKeizerRules } from './kernel/keizer.ts';
export { type KindOfPlay, kindsOfPlay } from './kernel/kind-of-play.ts';
export { shownBirth } from './kernel/minor.ts';
export { type Currency, currencies, type MinorUnits } from './kernel/money.ts';
export { nameKey, wordsOfName } from './kernel/name-key.ts';
export { plainLetters, startsAWord } from './kernel/plain-letters.ts';
export type { Reason } from './kernel/reason.ts';
export { namesOnePlayer, namesPlayers, renumberedReason } from './kernel/reason.ts';
export { err, ok, type Result } from './kernel/result.ts';
export {
  type ByeKind,
  halfPointsIn,
  type PlayerNo,
  type RoundRecord,
  totalHalfPoints,
} from './kernel/round-record.ts';
export { makeSeededRandom, type SeededRandom, shuffled } from './kernel/seeded-random.ts';
export { type StrengthPlayer, strengthOrder } from './kernel/strength-order.ts';
export type { ThinkingTime } from './kernel/thinking-time.ts';
export { type Position, pieceAt } from './laws/02-board/board.ts';
export { boardDiagram } from './laws/02-board/diagram.ts';
export type { FenFault } from './laws/02-board/fen.ts';
export { type Piece, type PieceKind, pieceKinds } from './laws/02-board/piece.ts';
export {
  allSquares,
  fileOf,
  isLight,
  parseSquare,
  rankOf,
  type Square,
  squareName,
} from './laws/02-board/square.ts';
export { startPosition } from './laws/02-board/start.ts';
export { fromOf, type Move, toOf } from './laws/03-moves/move.ts';
export { afterMove, isCheck, legalMoves } from './laws/03-moves/moves.ts';
export { perft } from './laws/03-moves/perft.ts';
export {
  fenOf,
  type PositionFault,
  parsePosition,
  positionFault,
} from './laws/03-moves/position-fault.ts';
export {
  mayClaimTouch,
  movesAfterTouch,
  type TouchedPieces,
} from './laws/04-touched/touched-pieces.ts';
export { boardEnd, noMoveEnd } from './laws/05-end/board-end.ts';
export type { BoardEnd, ClaimKind } from './laws/05-end/game-articles.ts';
export {
  type GameEnd,
  type GameReading,
  type PlayedGame,
  type PlayedPly,
  playGame,
} from './laws/05-end/played-game.ts';
export { bothFlags, type FallenFlags } from './laws/06-clock/both-flags.ts';
export { type ClockCase, clockCases } from './laws/06-clock/clock-handling.ts';
export {
  type ClockSetting,
  type ClockState,
  clockAfterMove,
  clockAtStart,
  nextControl,
  secondsLostByWhite,
} from './laws/06-clock/clock-run.ts';
export {
  type FallenFlag,
  type FlagFall,
  flagFall,
  type GameScore,
} from './laws/06-clock/flag-fall.ts';
export {
  type IllegalMove,
  type IllegalMovePenalty,
  illegalMovePenalty,
} from './laws/07-irregularities/illegal-move.ts';
export {
  boardTurned,
  coloursReversed,
  displacedPieces,
  illegalMoveFound,
  wrongSetUp,
} from './laws/07-irregularities/irregularities.ts';
export {
  mustRecord,
  type ScoreKeeper,
  scoreMadeUp,
  writtenResultCounts,
} from './laws/08-score/recording.ts';
export type { Claim, IntendedClaim } from './laws/09-draw/claims.ts';
export {
  type DrawOffer,
  drawOffer,
  mayAgreeDraw,
  type OfferMoment,
} from './laws/09-draw/draw-offer.ts';
export { positionKey } from './laws/09-draw/same-position.ts';
export { type WrongClaimPenalty, wrongClaimPenalty } from './laws/09-draw/wrong-claim.ts';
export {
  type QuickplayClaim,
  type QuickplayDecision,
  quickplayArticles,
  quickplayObstacle,
  quickplayOutcomes,
  type WrittenQuickplayClaim,
  writtenClaimFaults,
} from './laws/10-quickplay/quickplay-claim.ts';
export {
  type ConductCase,
  conductCases,
  type Penalty,
  type PenaltyCode,
  type PenaltyEffect,
  penaltiesOf,
  penaltyCodes,
  telephoneLoses,
} from './laws/13-penalties/penalties.ts';
export {
  adjournmentSteps,
  clockWrongAtResumption,
  type EnvelopeContent,
  envelopeContents,
  envelopeLacks,
  envelopeLost,
  resumption,
} from './laws/a-adjourned/adjournment.ts';
export {
  type SealedMove,
  type SealedMoveOutcome,
  sealedMove,
} from './laws/a-adjourned/sealed-move.ts';
export {
  articlesIn,
  chapterNumberOf,
  type LawChapter,
  type LawPlace,
  type LawYear,
  lawChapters,
  lawPlace,
  lawYears,
  numbersIn,
  subjectsOf,
} from './laws/articles/law-places.ts';
export { type LawChange, type ListedLaw, lawSubjects } from './laws/articles/law-subjects.ts';
export {
  arbiterCallsFlag,
  clubDraws,
  type FlagClaim,
  flagClaimHolds,
  judgesTouchUnasked,
  kindOfPlay2001,
} from './laws/b-rapid/rapid-play.ts';
export {
  type Consequence,
  type DecisionRow,
  type DecisionStep,
  type DecisionTable,
  decisionStep,
} from './laws/decision-table.ts';
export type { MoveFault } from './laws/e-notation/move-fault.ts';
export { letterOf, type Notation, notations } from './laws/e-notation/piece-letters.ts';
export { readMove } from './laws/e-notation/read-move.ts';
export { writtenLine } from './laws/e-notation/write-line.ts';
export { type ScoreStyle, uciOf, writeMove } from './laws/e-notation/write-move.ts';
export { type LawsEdition, lawsEditions } from './laws/edition.ts';
export { type AnnouncedMove, announcedMove } from './laws/f-blind/announced-move.ts';
export {
  assistantTasksFor,
  isMadeByPeg,
  isTouchedByPeg,
  type PeggedMove,
  type SpokenLanguage,
  spokenNames,
  spokenSquare,
} from './laws/f-blind/blind-play.ts';
export { type CanMate, canMate, usualMateLimit } from './laws/mate/can-mate.ts';
export type { MateReason } from './laws/mate/mate-reasons.ts';
export {
  rulingsFor,
  rulingsIn,
  rulingsOnArticle,
  rulingsOnLaw,
  rulingsOnRegulation,
} from './laws/rulings/find-rulings.ts';
export {
  type Ruling,
  type RulingOccasion,
  type RulingSubject,
  type RulingWithdrawal,
  rulings,
} from './laws/rulings/rulings-table.ts';
export {
  type BoardRuling,
  type Situation,
  type SituationAnswer,
  type SituationAnswers,
  type SituationAsk,
  type SituationGroup,
  type SituationQuestion,
  type SituationSetting,
  type SituationStep,
  situationAnswers,
  situationGroups,
  situationQuestions,
} from './laws/situations/situation.ts';
export { type SituationCode, situationCodes } from './laws/situations/situation-codes.ts';
export {
  citedArticle,
  situationOf,
  situationStep,
  situations,
} from './laws/situations/situations.ts';
export { drawnColour } from './lots/drawn-colour.ts';
export { drawnOrder } from './lots/drawn-order.ts';
export { chess960Pieces, drawnStartPosition } from './lots/start-position.ts';
export { type VarmaPlayer, type VarmaRefusal, varmaLots } from './lots/varma-lots.ts';
export {
  type AppealFacts,
  type AppealFinding,
  appealFindings,
} from './offices/appeals/appeal-findings.ts';
export {
  appealOffice,
  appealRuleSets,
  appealRules,
  appealRulesFor,
} from './offices/appeals/appeal-rule-sets.ts';
export type { AppealRules, AppealStage } from './offices/appeals/appeal-rules.ts';
export {
  type CommitteeFinding,
  type CommitteeMember,
  committeeFindings,
  wantsOdd,
} from './offices/appeals/committee-findings.ts';
export {
  type ConflictFound,
  conflictsAmong,
  type JudgesOwn,
  type NamedOfficer,
  officeConflicts,
  officerKey,
} from './offices/office-conflicts.ts';
export { type OfficeFinding, officeFindings } from './offices/office-findings.ts';
export type { OfficeRecord, OfficeRuleSet, Seats } from './offices/office-record.ts';
export {
  articleOfTask,
  officeOf,
  officeRuleSet,
  officeRuleSets,
  officeRulesFor,
} from './offices/office-rule-sets.ts';
export {
  acting,
  endOfTerm,
  type HolderFacts,
  lastDay,
  type OfficeOn,
  officeOn,
  officeSeats,
  type TermOfOffice,
} from './offices/offices-on-day.ts';
export { foreignDocuments } from './offices/own-documents.ts';
export { burstein } from './pairing/burstein/burstein.ts';
export type { ChecklistLine } from './pairing/checklist-line.ts';
export { cup, cupStage, drawCupLots } from './pairing/cup/cup.ts';
export {
  type BracketMatch,
  type CupBracket,
  type CupSide,
  cupBracket,
} from './pairing/cup/cup-bracket.ts';
export { type CupRoundName, type CupStage, cupRoundName } from './pairing/cup/cup-course.ts';
export type { CupDecision, CupGame, CupOutcome } from './pairing/cup/cup-match.ts';
export { cupPlaces } from './pairing/cup/cup-places.ts';
export type { CupRequest } from './pairing/cup/cup-request.ts';
export { lotSeedReason } from './pairing/cup/explain.ts';
export { type CupGameKind, cupTimes } from './pairing/cup/game-sequence.ts';
export { firstTeamLines, nextTeamLines } from './pairing/cup/team-cup-lines.ts';
export { dubov } from './pairing/dubov/dubov.ts';
export { bakuAcceleration } from './pairing/dutch/acceleration/baku.ts';
export type { DutchRequest, ForbiddenGroup } from './pairing/dutch/dutch-request.ts';
export { dutch2017 } from './pairing/dutch-2017/dutch-2017.ts';
export { dutch2026 } from './pairing/dutch-2026/dutch-2026.ts';
export { keizer } from './pairing/keizer/keizer.ts';
export { monrad } from './pairing/monrad/monrad.ts';
export { monradPlacings, monradPlacingsByRound } from './pairing/monrad/placing.ts';
export { nordic } from './pairing/nordic/nordic.ts';
export type { OlympiadRequest } from './pairing/olympiad/olympiad-request.ts';
export {
  type OlympiadMatch,
  olympiadTeamStandings,
  type TeamOrder,
} from './pairing/olympiad/team-standings.ts';
export { olympiadTeams } from './pairing/olympiad/teams.ts';
export type {
  AllocatedBye,
  Availability,
  GivenRound,
  PairedRound,
  Pairing,
  PairingPlayer,
  PairingRefusal,
  PairingRequest,
  PairingSystem,
} from './pairing/pairing-system.ts';
export {
  type EditionOf,
  type FullPairingRequest,
  findPairingSystem,
  type OptionsOf,
  type PairingSystemCode,
  pairingSystems,
} from './pairing/pairing-systems.ts';
export { playOff } from './pairing/play-off/play-off.ts';
export { playOffPlan, playOffTime } from './pairing/play-off/play-off-plan.ts';
export type { PlayOffRequest } from './pairing/play-off/play-off-request.ts';
export type { RoundRobinRequest } from './pairing/round-robin/round-robin-request.ts';
export {
  type RutschMove,
  type RutschSeat,
  type RutschSeatPlan,
  rutschSeats,
} from './pairing/round-robin/rutsch-seats.ts';
export {
  type Cycles,
  roundsOnce,
  type ScheduledRound,
  scheduleOf,
} from './pairing/round-robin/schedule.ts';
export { findScheduleTable, scheduleTables } from './pairing/round-robin/schedule-tables.ts';
export {
  type ScheduledMatch,
  type ScheduleWish,
  type WishOutcome,
  wishOutcome,
} from './pairing/team-schedule/schedule-wish.ts';
export { type ScheveningenGame, scheveningen } from './pairing/team-schedule/scheveningen.ts';
export {
  scheduleTeams,
  type TeamSchedule,
  type TeamScheduleRequest,
} from './pairing/team-schedule/team-schedule.ts';
export { pairTeamSwissRound } from './pairing/team-swiss/team-swiss.ts';
export {
  type ColourPreferenceType,
  colourPreferenceTypes,
  type PairedTeamRound,
  type TeamBye,
  type TeamPairing,
  type TeamPoints,
  type TeamSwissRefusal,
  type TeamSwissRequest,
  type TeamSwissRound,
  type TeamSwissTeam,
} from './pairing/team-swiss/team-swiss-request.ts';
export type { TempelhofRequest } from './pairing/tempelhof/tempelhof-request.ts';
export type { LeftPrize, OpenPrize, PrizeAward, PrizeAwards } from './prize/award.ts';
export { awardPrizes, type PrizeRequest } from './prize/award-prizes.ts';
export { findPlanFaults } from './prize/plan-check/find-plan-faults.ts';
export type { PrizePlanFault, PrizePlanFaultCode } from './prize/plan-check/plan-fault.ts';
export type { PrizePlayer, PrizeStanding } from './prize/prize-input.ts';
export {
  type Prize,
  type PrizeCondition,
  type PrizeDecision,
  type PrizeLimit,
  type PrizeList,
  type PrizePlan,
  prizeLimits,
  type TieRule,
  tieRules,
} from './prize/prize-plan.ts';
export { impersonalPrizeReasonCodes } from './prize/reason-codes.ts';
export { dsuEditions } from './rating/dsu/dsu-editions.ts';
export { dsuRating2002 } from './rating/dsu/edition.ts';
export type { DsuRatingMethod } from './rating/dsu/expected-score.ts';
export { rateDsu } from './rating/dsu/rate-dsu.ts';
export type {
  DsuRatingReport,
  DsuRatingRequest,
  DsuRatingRow,
} from './rating/dsu/rating-report.ts';
export {
  type Activity,
  activityOn,
  grantGrounds,
  mayBeGrantedFrom,
} from './rating/dsu/register/activity.ts';
export {
  adjustedRating,
  adjustmentNumber,
  type ComparedPlayer,
  isCompared,
  ratingDifferenceOf,
} from './rating/dsu/register/adjustment.ts';
export {
  type Granting,
  type GrantingOffice,
  type GrantRefusal,
  type GrantRule,
  grantingOffices,
  grantRefusal,
  grantRuleFor,
  playerMemberships,
} from './rating/dsu/register/granting.ts';
export { liftedRating } from './rating/dsu/register/lift.ts';
export {
  type PlayerClass,
  playerClassIn,
  playerClassOf,
} from './rating/dsu/register/player-class.ts';
export {
  type RatingRegisterRules,
  ratingRegisterRules,
  registerRulesOf,
  registerRulesOn,
} from './rating/dsu/register/register-rules.ts';
export type { RegisteredRating } from './rating/dsu/register/registered-rating.ts';
export { editionName, ratingEditions } from './rating/edition-name.ts';
export { requiredMinutes } from './rating/fide/game-minutes.ts';
export {
  type NotRatedReason,
  type NotRatedReasonCode,
  notRatedReasonCodes,
} from './rating/not-rated.ts';
export type {
  PlannedEvent,
  RatingCondition,
  RatingConditionCode,
  ReportingDays,
} from './rating/rating-conditions.ts';
export {
  type CalculatedResult,
  fideList,
  type RatedEvent,
  type RatedFrom,
  type RatedList,
  type RatedPlayer,
  type RatingAnswer,
  type RatingFact,
  type RatingFacts,
  type RatingQuestion,
  type RatingReport,
  type RatingRequest,
  type RatingRow,
  type RatingRuleSet,
  type ReportAsk,
} from './rating/rating-rule-set.ts';
export { type RatingMethod, ratingRuleSets, ratingRulesOn } from './rating/rating-rule-sets.ts';
export { type ReasonCode, reasonCodes } from './reason-codes.ts';
export {
  type OpenPair,
  type PossiblePlaces,
  type PossiblePlacesPlayer,
  type PossiblePlacesRequest,
  possiblePlaces,
  prospectFor,
} from './still-possible/possible-places.ts';
export {
  type TeamCupDecider,
  type TeamCupLeg,
  type TeamCupMatch,
  type TeamCupOutcome,
  type TeamCupStep,
  teamCupDeciders,
  teamCupOutcome,
} from './team/cup/team-cup.ts';
export { type EligiblePlayer, eligiblePlayer } from './team/limits/eligible-player.ts';
export { judgeLineUp, type LineUpJudgement } from './team/limits/judge-line-up.ts';
export { type LateReserve, lateReserve } from './team/limits/late-reserve.ts';
export { type LimitedLineUp, type LimitFault, limitFaults } from './team/limits/limit-faults.ts';
export {
  type BoardForfeit,
  boardForfeits,
  type LineUpLimits,
  type LineUpLimitsCode,
  lineUpLimits,
} from './team/limits/limit-rules.ts';
export { type NamedSquad, type SquadFault, squadFaults } from './team/limits/squad-faults.ts';
export { type LineUp, type LineUpFault, type LineUpRules, lineUpFaults } from './team/line-up.ts';
export { promotionMarks } from './team/promotion/promotion-marks.ts';
export type {
  FinishedGroup,
  FinishedLevel,
  FinishedTeam,
  PromotionMark,
  PromotionRequest,
} from './team/promotion/promotion-request.ts';
export {
  type BoardResult,
  boardResults,
  type MatchResult,
  matchResult,
  type TeamMatch,
} from './team/team-match.ts';
export {
  type TeamCriterion,
  type TeamDivision,
  type TeamLine,
  teamCriteria,
  teamTable,
} from './team/team-table.ts';
export type { TieBreakDescriptor } from './tie-break/fide/descriptor.ts';
export type { TieBreakCodeFault } from './tie-break/fide/descriptor-fault.ts';
export { type DirectEncounter, decideDirectEncounter } from './tie-break/fide/direct-encounter.ts';
export type { EncounterRow, EncounterStep } from './tie-break/fide/encounter-table.ts';
export { objectionTo, type TieBreakObjection } from './tie-break/fide/objection.ts';
export { makeTieBreakCode } from './tie-break/fide/parse-tie-break-code.ts';
export {
  type RecommendedFor,
  recommendedOrders2012,
} from './tie-break/fide/recommended-orders-2012.ts';
export {
  type NamedTieBreak,
  namedTieBreak,
  type TieBreakName,
  tieBreakNames,
} from './tie-break/named-tie-break.ts';
export {
  type TieBreakPreset,
  type TieBreakPresetCode,
  tieBreakPresetCodes,
  tieBreakPresets,
} from './tie-break/presets.ts';
export type { StandingsLine } from './tie-break/rank-tied.ts';
export { makeScoreTable, type ScoreTable } from './tie-break/score-table.ts';
export type { ScoredPlayer } from './tie-break/scored-player.ts';
export { computeStandings } from './tie-break/standings.ts';
export {
  type LeagueOwnCriterion,
  leagueCriterionFault,
  leagueOwnCriteria,
} from './tie-break/team/league/league-criteria.ts';
export type { LeagueBoard, LeagueMatch } from './tie-break/team/league/league-match.ts';
export {
  type LeagueBye,
  type LeagueRules,
  type TeamAdjustment,
  type TeamWithdrawalRule,
  teamWithdrawalRules,
} from './tie-break/team/league/league-rules.ts';
export {
  type LeagueLine,
  leagueTable,
  type PlayOff,
  playOffsNeeded,
} from './tie-break/team/league/league-table.ts';
export type { MatchRecord, ScoredTeam, TeamScore } from './tie-break/team/scored-team.ts';
export {
  computeTeamStandings,
  type TeamStandingsLine,
  type TeamTieBreak,
} from './tie-break/team/team-standings.ts';
export {
  makeTeamTable,
  type TeamTable,
  type TeamTieBreakRules,
  usualTeamRules,
} from './tie-break/team/team-table.ts';
export { findTeamTieBreak, teamTieBreakCodes } from './tie-break/team/team-tie-breaks.ts';
export type { TieBreak, TieBreakHead, TieBreakValue, Working } from './tie-break/tie-break.ts';
export {
  defaultTieBreakRules,
  type FideEdition,
  fideEditions,
  type TieBreakRules,
} from './tie-break/tie-break-rules.ts';
export { findTieBreak, tieBreakCodes, trfTieBreakCode } from './tie-break/tie-breaks.ts';
export { usableTieBreaks } from './tie-break/usable-tie-breaks.ts';
export { candidateResult } from './title/candidate-result/candidate-result.ts';
export { type Candidate, candidates } from './title/candidate-result/candidates.ts';
export { candidateResults2002 } from './title/candidate-result/edition-2002.ts';
export { type Championship, championships } from './title/norm/direct-title-rules.ts';
export {
  type ChampionshipFacts,
  type DirectClaim,
  directClaims,
} from './title/norm/direct-titles.ts';
export {
  type NormConditionCode,
  normConditionCodes,
  type OrganiserFact,
  organiserFacts,
  scheduleConditions,
} from './title/norm/norm-codes.ts';
export {
  type Competition,
  competitions,
  type NearNorm,
  type NeededScore,
  type NormCondition,
  type NormEdition,
  type NormEvent,
  type NormPlayer,
  type NormQuestion,
  type NormReport,
  type NormRequirement,
  type NormRuleSet,
  type NormStillPossible,
  type OrganiserAnswers,
  type TitleResult,
} from './title/norm/norm-rule-set.ts';
export { normRuleSets } from './title/norm/norm-rule-sets.ts';
