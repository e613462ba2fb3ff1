import type { AccountStore } from './account-store.ts';
import type { Journals } from './journal-store.ts';

/** Everything Rokade keeps. */
export interface Storage {
  readonly journals: Journals;
  readonly accounts: AccountStore;
  close(): Promise<void>;
}
