export {
  type AccountStore,
  accountNameKey,
  type ListedAccount,
  type Role,
  type StoredAccount,
  type StoredSession,
} from './account-store.ts';
export { canonicalJson } from './chain/canonical-json.ts';
export { chainInTurns } from './chain/chain-in-turns.ts';
export { type ChainedText, chainEntries, genesisOf, nextHash } from './chain/hash-chain.ts';
export { type FileProblem, fileProblem } from './file-problem.ts';
export type {
  AppendConflict,
  AppendError,
  DamagedJournal,
  JournalChange,
  JournalHead,
  JournalStore,
  MissingJournal,
  NewerFormat,
  ReadError,
  SoundJournal,
  StorageFailed,
  StorageProblem,
} from './journal-store.ts';
export type { NewerDatabase } from './sql/migrate-schema.ts';
export { type NoDatabase, type OpenAccounts, openAccounts } from './sqlite/open-accounts.ts';
export type { OpenDatabaseError, UnreadableDatabase } from './sqlite/open-database.ts';
export {
  databaseFileName,
  type OpenStorageError,
  openStorage,
  type Storage,
} from './sqlite/open-storage.ts';
export { type SalvagedJournal, salvageDatabase } from './sqlite/salvage-database.ts';
export { storageFailure } from './sqlite/sqlite-problem.ts';
