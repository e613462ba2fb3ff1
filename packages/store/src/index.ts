export {
  type AccountStore,
  accountNameKey,
  type ListedAccount,
  type StoredSession,
} from './account-store.ts';
export { canonicalJson } from './chain/canonical-json.ts';
export { chainEntries, genesisOf, nextHash } from './chain/hash-chain.ts';
export { openedEvent } from './chain/sealed-entry.ts';
export { type SealedJournal, sealJournal } from './chain/sealed-journal.ts';
export type { ChangedBook, ChangeStore } from './change-store.ts';
export { type FileProblem, fileProblem } from './file-problem.ts';
export { inTurns } from './in-turns.ts';
export type {
  AppendError,
  BesideError,
  DamagedJournal,
  JournalChange,
  JournalHead,
  JournalPage,
  JournalStore,
  MadeUp,
  MissingJournal,
  NewerFormat,
  NewListing,
  ReadError,
  RemovedJournal,
  StorageFailed,
  UnknownOrganisation,
} from './journal-store.ts';
export type { LinkStore, StoredLink } from './link-store.ts';
export {
  type Belonging,
  everyBook,
  type Listing,
  type ListMarks,
  type ListQuestion,
  type Seen,
} from './list-question.ts';
export { keptMonths, makeListFolder, tidyLists, uploadPath } from './lists/list-files.ts';
export {
  type FoundPlayer,
  openRatingLists,
  type RatingLists,
} from './lists/rating-lists.ts';
export {
  beginList,
  type ListWriter,
  type NumberTwice,
} from './lists/write-list.ts';
export type { ContactLook, LookStore } from './look-store.ts';
export {
  type CopiedBooks,
  type CopyError,
  copiedBooks,
  copyStorage,
  readCopy,
} from './move/copy-storage.ts';
export type { Moved, MoveError } from './move/move-rows.ts';
export { moveStorage } from './move/move-storage.ts';
export type { OpenDatabaseError, UnreadableDatabase } from './open-database-error.ts';
export { type OpenStorageError, openBeside, openStorage } from './open-storage.ts';
export type { OrganisationNotEmpty, OrganisationStore } from './organisation-store.ts';
export type { StoredPasskey } from './passkey-store.ts';
export { isPostgresAddress, shownAddress } from './postgres/open-postgres.ts';
export type { PushStore, StoredSubscription } from './push-store.ts';
export type { RelayStore, StoredRelay } from './relay-store.ts';
export type * from './reminder-store.ts';
export type { ScreenStore } from './screen-store.ts';
export { databaseFileName } from './sqlite/database-file.ts';
export { lockFolder } from './sqlite/folder-lock.ts';
export type { NoDatabase } from './sqlite/open-folder.ts';
export { restoredFileName } from './sqlite/restored-database.ts';
export { type SalvagedJournal, salvageDatabase } from './sqlite/salvage-database.ts';
export type { Storage } from './storage.ts';
export { storageFailure } from './storage-failure.ts';
export type { StoredAccount } from './stored-account.ts';
export { storedJson } from './stored-json.ts';
export type { StoredWebhook, WebhookStore } from './webhook-store.ts';
