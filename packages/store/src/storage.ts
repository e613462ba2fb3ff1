import type { AccountStore } from './account-store.ts';
import type { ChangeStore } from './change-store.ts';
import type { Journals } from './journal-store.ts';
import type { LookStore } from './look-store.ts';
import type { OrganisationStore } from './organisation-store.ts';
import type { PushStore } from './push-store.ts';
import type { RelayStore } from './relay-store.ts';
import type { ReminderStore } from './reminder-store.ts';
import type { ScreenStore } from './screen-store.ts';
import type { WebhookStore } from './webhook-store.ts';

/** All stores of an installation. */
export interface Storage {
  readonly journals: Journals;
  readonly changes: ChangeStore;
  readonly accounts: AccountStore;
  readonly looks: LookStore;
  readonly organisations: OrganisationStore;
  readonly push: PushStore;
  readonly relays: RelayStore;
  readonly reminders: ReminderStore;
  readonly screens: ScreenStore;
  readonly webhooks: WebhookStore;
  close(): Promise<void>;
}
