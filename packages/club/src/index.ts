export {
  type ActKind,
  type ActOf,
  type ContestAct,
  legResultsShape,
  strangerShape,
} from './acts.ts';
export type { ContestCommand } from './command.ts';
export type { Contest } from './contest.ts';
export { type ContestTypes, contestBook } from './contest-book.ts';
export {
  type ContestValues,
  contestFields,
  contestShapes,
  type EntryValues,
  emptyContestValues,
  emptyEntryValues,
} from './contest-values.ts';
export { entryName, entryNames } from './entries.ts';
export {
  contestFormat,
  type FormatCode,
  formatCodes,
  isByUsualRules,
  knowsRulesOf,
} from './formats.ts';
export { freeGames } from './free-play/free-play.ts';
export type { ContestHappened, ContestJournalEntry } from './happened.ts';
export {
  type ChallengeId,
  type ContestId,
  type EntryId,
  type ItemId,
  type LegId,
  parseChallengeId,
  parseContestId,
  parseEntryId,
  parseItemId,
  parseLegId,
} from './ids.ts';
export type { MadeChallenge, SettledChallenge } from './ladder/ladder-course.ts';
export { ladderView } from './ladder/ladder-view.ts';
export { ladderPrizes, ladderYear } from './ladder/ladder-years.ts';
export { matchedAmong, matchedEntry } from './matched-entry.ts';
export { isOwnAct } from './own-act.ts';
export { publicContest } from './public-contest.ts';
export { type ContestRefusal, isQuestion } from './refusal.ts';
export { contestResults, type SeasonResult } from './season/contest-results.ts';
export { copiedEntries, copiedSeason } from './season/copied-season.ts';
export { seasonItemShape } from './season/season-acts.ts';
export {
  type ItemResults,
  type MemberYear,
  type SeasonStatistics,
  seasonStatistics,
  yearOf,
} from './season/season-statistics.ts';
export {
  type PlannedItem,
  type SeasonView,
  seasonSection,
  seasonSections,
  seasonView,
} from './season/season-view.ts';
export type { Measure, SeriesCell, SeriesWarning } from './series/series-rules.ts';
export { titleFixtures, titlePoints } from './series/series-title.ts';
export { type LegView, type SeriesView, seriesView } from './series/series-view.ts';
export type { SkatRound, SkatTableOf } from './skat/skat-course.ts';
export { isAtTable, type SkatView, skatLineTotal, skatView, tableKey } from './skat/skat-view.ts';
export { championSections, type TrophyOffer, trophyOffers } from './trophy/trophy-offers.ts';
export { type TrophyView, trophyView } from './trophy/trophy-view.ts';
