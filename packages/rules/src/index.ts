export { alteredByArbiter } from './conduct/arbiter-decision.ts';
export { checkTimeControl, type ThinkingTime } from './conduct/time-control.ts';
export type { Brand } from './kernel/brand.ts';
export { type ByColour, type Colour, opposite } from './kernel/colour.ts';
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
export { type HalfPoints, halfPointsOf, pointsOf } from './kernel/half-points.ts';
export { invariant, unreachable } from './kernel/invariant.ts';
export type { Reason } from './kernel/reason.ts';
export { err, ok, type Result } from './kernel/result.ts';
export {
  type ByeKind,
  halfPointsIn,
  isGameAgainst,
  type PlayerNo,
  type RoundRecord,
  totalHalfPoints,
} from './kernel/round-record.ts';
export { makeSeededRandom, type SeededRandom, shuffled } from './kernel/seeded-random.ts';
export { monrad } from './pairing/monrad/monrad.ts';
export {
  monradPlacings,
  monradPlacingsByRound,
  type PlacedPlayer,
} from './pairing/monrad/placing.ts';
export { nordic } from './pairing/nordic/nordic.ts';
export type {
  AllocatedBye,
  Availability,
  PairedRound,
  Pairing,
  PairingPlayer,
  PairingRefusal,
  PairingRequest,
  PairingSystem,
} from './pairing/pairing-system.ts';
export { findPairingSystem, pairingSystems } from './pairing/pairing-systems.ts';
export {
  type ScheduledGame,
  type ScheduledRound,
  type ScheduleTable,
  scheduleOf,
} from './pairing/round-robin/schedule.ts';
export { findScheduleTable, scheduleTables } from './pairing/round-robin/schedule-tables.ts';
export { type DsuRatingEdition, dsuRating2002 } from './rating/dsu/edition-2002.ts';
export type { DsuRatingMethod } from './rating/dsu/expected-score.ts';
export { rateDsu } from './rating/dsu/rate-dsu.ts';
export type { DsuRatingPlayer } from './rating/dsu/rated-games.ts';
export type {
  DsuRatingReport,
  DsuRatingRequest,
  DsuRatingRow,
} from './rating/dsu/rating-report.ts';
export { type ReasonCode, reasonCodes } from './reason-codes.ts';
export { computeStandings, type StandingsLine } from './tie-break/standings.ts';
export type { ScoredPlayer, TieBreak, TieBreakValue, Working } from './tie-break/tie-break.ts';
export { findTieBreak, tieBreaks } from './tie-break/tie-breaks.ts';
