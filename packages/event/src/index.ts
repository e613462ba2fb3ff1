export type { ChessEvent } from './chess-event.ts';
export {
  type ClassFacts,
  type EarnedHere,
  emptyClassFacts,
} from './classes.ts';
export type { EventCommand } from './command.ts';
export { copiedEventValues, copiedMoney } from './copied-event.ts';
export type { Entrant } from './entrant.ts';
export { type EntryFacts, emptyEntryFacts, entryFactsByClock } from './entry-facts.ts';
export { type EventTypes, eventBook } from './event-book.ts';
export {
  type EventOfficer,
  type EventValues,
  emptyEventValues,
  eventFields,
  eventShapes,
  organiserOf,
} from './event-values.ts';
export { happeningFollows } from './follows.ts';
export type { Happening, HappeningEntry } from './happening.ts';
export {
  type EntrantId,
  type EventId,
  type GroupId,
  parseEntrantId,
  parseEventId,
  parseGroupId,
} from './ids.ts';
export {
  emptyInvitation,
  type Invitation,
  type InvitationFieldName,
  type InvitationPart,
  invitationField,
  invitationFieldNames,
  invitationFields,
  invitationParts,
} from './invitation/invitation-fields.ts';
export {
  type PublicInvitation,
  readableInvitation,
} from './invitation/public-invitation.ts';
export {
  type AccountLine,
  accountLines,
  clubAccounts,
  type Debtor,
  federationAccount,
  statementOf,
} from './money/accounts.ts';
export type { MoneyCommand } from './money/command.ts';
export { feeFields } from './money/fee-fields.ts';
export type { MoneyEntry, MoneyHappened } from './money/happened.ts';
export { type BookingId, parseBookingId } from './money/ids.ts';
export { type Booking, countedBookings, type Money, noMoney } from './money/money.ts';
export { type MoneyTypes, moneyBook } from './money/money-book.ts';
export { moneyFollows } from './money/money-follows.ts';
export {
  type BookingValues,
  bookingIdShape,
  dueReasons,
  emptyMoneyValues,
  isIncome,
  type MoneyValues,
  moneyFields,
  otherCategories,
  type PaymentWay,
  paymentWays,
} from './money/money-values.ts';
export { type CarriedRights, carriedRights } from './views/carried-rights.ts';
export { classesBy, isAccepted } from './views/class-question.ts';
export { type PublicEvent, publicEvent } from './views/public-event.ts';
export {
  type GroupPlayers,
  isSeated,
  planTakingOver,
  type TakingOver,
} from './views/taking-over.ts';
