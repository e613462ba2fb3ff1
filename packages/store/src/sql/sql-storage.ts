import type { Storage } from '../storage.ts';
import { makeSqlOrganisationStore } from './organisation-rows.ts';
import { makeSqlAccountStore } from './sql-account-store.ts';
import { makeSqlChangeStore } from './sql-change-store.ts';
import { makeSqlJournals } from './sql-journals.ts';
import { makeSqlLookStore } from './sql-look-store.ts';
import type { SqlMedium } from './sql-medium.ts';
import { makeSqlPushStore } from './sql-push-store.ts';
import { makeSqlRelayStore } from './sql-relay-store.ts';
import { makeSqlReminderStore } from './sql-reminder-store.ts';
import { makeSqlScreenStore } from './sql-screen-store.ts';
import { makeSqlWebhookStore } from './sql-webhook-store.ts';

/**
 * All stores on a SQL database; closing it closes the database. Resolves when from now on no other
 * process's write can be missed.
 */
export async function storageOn(medium: SqlMedium): Promise<Storage> {
  const { journals, begun, endWatch } = makeSqlJournals(medium);
  await begun;
  return {
    journals,
    changes: makeSqlChangeStore(medium),
    accounts: makeSqlAccountStore(medium),
    looks: makeSqlLookStore(medium),
    organisations: makeSqlOrganisationStore(medium),
    push: makeSqlPushStore(medium),
    relays: makeSqlRelayStore(medium),
    reminders: makeSqlReminderStore(medium),
    screens: makeSqlScreenStore(medium),
    webhooks: makeSqlWebhookStore(medium),
    async close() {
      await endWatch();
      await medium.close();
    },
  };
}
