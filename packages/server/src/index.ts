export {
  type FoundPlayer,
  type NoDatabase,
  type OpenDatabaseError,
  openRatingLists,
  type RatingLists,
  storageFailure,
} from '@rokade/store';
export type { AccountError } from './accounts/account-error.ts';
export type * from './accounts/accounts.ts';
export type { TokenError } from './accounts/api-tokens.ts';
export { deviceCookie, sessionCookie } from './accounts/cookie-names.ts';
export type { HelperLink, LinkError, LinkRequest } from './accounts/helper-links.ts';
export { passkeyPlace } from './accounts/passkey-place.ts';
export type { ListedPasskey, PasskeyError } from './accounts/passkey-types.ts';
export type { Session } from './accounts/session.ts';
export { type MadeBook, takeCharge } from './accounts/take-charge.ts';
export { type ShownAsks, showAsks } from './acts/codes/ask-by-code.ts';
export { type ShownCode, showCode } from './acts/codes/report-by-code.ts';
export {
  contestOfItem,
  type ItemToBegin,
  itemToBegin,
  tournamentOfItem,
} from './acts/contests/programme-item.ts';
export { booksOfYear } from './acts/contests/put-year-away.ts';
export { type BookOfYear, membersToEnter } from './acts/contests/season-members.ts';
export {
  type SeenBy,
  seasonResults,
  seasonsOf,
  trophiesOf,
} from './acts/contests/season-results.ts';
export { usualClassDays } from './acts/events/class-facts.ts';
export { type EntryLine, type EntryList, entryListOf } from './acts/events/entry-list.ts';
export { classesNow, classesOf, namedInClasses } from './acts/events/event-classes.ts';
export { eventHolding, factsApartAt } from './acts/events/facts-of-event.ts';
export { houseRegulations } from './acts/events/house-regulations.ts';
export { lastYears } from './acts/events/last-years.ts';
export { divideEntries, groupsOfList, undivideEntries } from './acts/groups/divide-entries.ts';
export { withoutEntryLists } from './acts/groups/entry-lists.ts';
export { derivedId } from './acts/groups/make-derived.ts';
export { derivedTournaments, groupsOfEvent, isEmptied, madeFrom } from './acts/groups/related.ts';
export { chosenInOrder } from './acts/groups/stage-order.ts';
export { stageTournaments, startStage } from './acts/groups/start-stage.ts';
export type { SheetRead } from './acts/lists/list-to-take.ts';
export type { LookupPreview } from './acts/lists/uses-of-list.ts';
export { type EventMoney, eventMoney, moneyAt } from './acts/money/event-money.ts';
export { offersToEvent, offersToTournament } from './acts/offers/open-offers.ts';
export { tournamentWithoutBirthdays, withoutBirthdays } from './acts/personal/births-of-minors.ts';
export { eraseEverywhere } from './acts/personal/erase-everywhere.ts';
export type { PersonInBook } from './acts/personal/person-in-book.ts';
export { type Personal, personalAt, personKey } from './acts/personal/personal.ts';
export {
  type Beginning,
  beginningAt,
  beginningLike,
  nameLater,
} from './acts/tournaments/begin-tournament.ts';
export type * from './application.ts';
export type { ContestError, Contests } from './contests/contests.ts';
export { copySeason } from './contests/copy-season.ts';
export {
  newChallengeId,
  newContestId,
  newEntryId,
  newItemId,
  newLegId,
  newSeed,
} from './contests/make-contests.ts';
export { ownPlayer } from './contests/own-player.ts';
export type { ReceivedCopy } from './copies/copies.ts';
export { type AnnouncementState, announcementOf } from './events/event-announcement.ts';
export { daysOf, editionsOf, federationsOf, timelineOf } from './events/event-days.ts';
export {
  type EventFactName,
  eventFact,
  eventFactNames,
  type FactApart,
} from './events/event-facts.ts';
export { rightsOf } from './events/event-rights.ts';
export type * from './events/events.ts';
export {
  type EventWithGroups,
  listsForgottenAfter,
  type WaitingList,
  waitingLists,
} from './events/waiting-lists.ts';
export { bodyOfForm } from './forms/body-of-form.ts';
export { fieldAt, isSecretField } from './forms/form-place.ts';
export { type ReadForm, readForm } from './forms/read-form.ts';
export type { AttachedGames, GamesError } from './games/attach-games.ts';
export type { ApiRoute } from './http/api-route.ts';
export { commandActs } from './http/command-acts.ts';
export { forgetSession, rememberChoice, rememberSession } from './http/cookies.ts';
export { errorStatus } from './http/error-status.ts';
export { type Api, makeApi } from './http/make-api.ts';
export { type DescribedAnswers, openApiDocument } from './http/openapi.ts';
export { bodyLimits } from './http/read-body.ts';
export {
  choicesOf,
  languageCookie,
  parseTextSize,
  parseTheme,
  type TextSize,
  type Theme,
  textSizeCookie,
  textSizes,
  themeCookie,
} from './http/reader-choices.ts';
export { isFromHere } from './http/same-origin.ts';
export { type FormSender, sendForm, wordOfForm } from './http/send-form.ts';
export type * from './installation/installation-types.ts';
export { offeredFederations } from './installation/set-up.ts';
export { tournamentDefaults } from './installation/tournament-defaults.ts';
export type * from './journal-file/import-fault.ts';
export { makeJournalFile } from './journal-file/make-journal-file.ts';
export { parseJournalFile } from './journal-file/parse-journal-file.ts';
export type * from './kinds/books.ts';
export { tournamentKind } from './kinds/tournament-kind.ts';
export type * from './kinds/tournament-types.ts';
export type { LeagueError, Leagues } from './leagues/leagues.ts';
export { lookAtSeason, type SeenSeason } from './leagues/look-at-season.ts';
export {
  newCallId,
  newDivisionId,
  newLeagueId,
  newMatchId,
  newMemberId,
  newPenaltyId,
  newTeamId,
  newWishId,
} from './leagues/make-leagues.ts';
export { ownTeams } from './leagues/own-teams.ts';
export type { DailyList } from './lists/daily-lists.ts';
export { importListApart } from './lists/import-apart.ts';
export {
  importList,
  type ListImport,
  type ListImportError,
  type ListProgress,
  type MonthDoubt,
  type TakenList,
} from './lists/import-list.ts';
export { listChanges } from './lists/list-changes.ts';
export { detailsIn, listedIn, listedValues, numbersOf } from './lists/listed-details.ts';
export type { Lists, ListTakenIn, ListUnderWay } from './lists/lists.ts';
export { type ComparedList, listsCompared } from './lists/lists-compared.ts';
export { newBookingId } from './money/make-money.ts';
export type { MoneyBooks, MoneyError } from './money/money-books.ts';
export type { PrizeToPay } from './money/prizes-to-pay.ts';
export { offeredOf } from './offers/offered-of.ts';
export { offersAsSeen } from './offers/offers-as-seen.ts';
export { offersOfLists } from './offers/offers-of-lists.ts';
export { offersOfRegister } from './offers/offers-of-register.ts';
export {
  clubToEnterWith,
  detailsOfPerson,
  detailsToEnter,
  placeOfPlay,
  type WhereTheyPlay,
} from './offers/person-details.ts';
export {
  type BookDoor,
  type BookDoorError,
  type BookDoors,
  type DoorKind,
  type DoorTypes,
  doorKinds,
} from './opening/book-doors.ts';
export { createApplication } from './opening/create-application.ts';
export { moveData } from './opening/move-data.ts';
export {
  type OpenEntryLists,
  type OpenEvents,
  type OpenTournaments,
  openAccountManagement,
  openBooks,
  openContests,
  openEntryLists,
  openEvents,
  openInstallation,
  openLeagues,
  openOrganisations,
  openPersonal,
  openRatings,
  openRegister,
  openSanctions,
  openTournaments,
} from './opening/open-at-machine.ts';
export { openSandbox, type SandboxError } from './opening/open-sandbox.ts';
export type * from './organisations/organisations.ts';
export { keysOfPerson, type Played, playedBy } from './people/played.ts';
export { newActId } from './ratings/new-act-id.ts';
export { ratedPersonValues, ratingOfPeople } from './ratings/people-of-register.ts';
export type * from './ratings/ratings-types.ts';
export type { ShownRatings } from './ratings/shown-preview.ts';
export { noSources, noting } from './readers/sources.ts';
export { watchedApplication } from './readers/watched-application.ts';
export type * from './reading/read-register-list.ts';
export { type ContactLooks, type ContactPlace, contactPlaces } from './register/contact-looks.ts';
export type * from './register/register-book.ts';
export type { ShownList } from './register/shown-list.ts';
export { type BoardFile, changedFiles, pgnIn } from './relays/changed-files.ts';
export { gamesByRound } from './relays/games-by-round.ts';
export type { PushAnswer } from './relays/push-round.ts';
export type { Relay, RelayOutcome, RelaysOfTournament } from './relays/relays.ts';
export { usualLichess } from './relays/relays.ts';
export { type BroadcastTarget, sendChanged } from './relays/send-changed.ts';
export { type Pace, type Turn, waitAfter } from './relays/turn.ts';
export { isMailAddress, isMailServer, type MailOptions } from './reminders/mail.ts';
export type { Reminders, SentReminder } from './reminders/make-reminders.ts';
export {
  type ReminderError,
  type ReminderKind,
  type ReminderSettings,
  reminderKinds,
} from './reminders/reminder-settings.ts';
export { fideFormsPdf } from './reports/pdf/forms-pdf.ts';
export { daysOfTournament, type KeepsOut } from './sanctions/kept-out.ts';
export { newSanctionId } from './sanctions/make-sanctions.ts';
export type * from './sanctions/sanctions-types.ts';
export {
  most as mostScreens,
  newScreen,
  type Screen,
  type ScreenCommand,
  type ScreenError,
  type ScreenMessage,
  type Show,
  type ShownKind,
  shownKinds,
} from './screens/arrangement.ts';
export type { ConnectedScreen } from './screens/connected.ts';
export { groupsShown } from './screens/groups-shown.ts';
export type { ArrangedScreens } from './screens/screens.ts';
export { noticePage } from './serve/notice-page.ts';
export type { PageHandler } from './serve/request-listener.ts';
export {
  type RunningServer,
  type ServerOptions,
  startServer,
} from './serve/start-server.ts';
export { placesRefused } from './shapes/first-issue.ts';
export { schemaOf } from './shapes/schema-of.ts';
export { derivedSettings } from './tournaments/derived-settings.ts';
export {
  filtersInAddress,
  type ListFilters,
  questionOf,
} from './tournaments/list-filters.ts';
export { addressName } from './values/address-name.ts';
export { apiVersion } from './values/api-version.ts';
export type * from './values/health.ts';
export { newId, newPlayerId, newTournamentId } from './values/new-ids.ts';
export { newRegisterIds } from './values/new-register-ids.ts';
export { rokadeVersion } from './values/version.ts';
export type { TrustedProxies, Visitor } from './values/visitor.ts';
export { signatureOf } from './webhooks/send-signed.ts';
export type { Webhook, WebhookError, Webhooks } from './webhooks/webhooks.ts';
