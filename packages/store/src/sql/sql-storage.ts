import type { Storage } from '../storage.ts';
import { makeSqlOrganisationStore } from './organisation-rows.ts';
import { makeSqlAccountStore } from './sql-account-store.ts';
import { makeSqlJournals } from './sql-journals.ts';
import { makeSqlLookStore } from './sql-look-store.ts';
import type { SqlMedium } from './sql-medium.ts';
import { makeSqlReminderStore } from './sql-reminder-store.ts';
import { makeSqlScreenStore } from './sql-screen-store.ts';
import { makeSqlWebhookStore } from './sql-webhook-store.ts';

/** Everything Rokade keeps, on a SQL database; closing it closes the database. */
export function storageOn(medium: SqlMedium): Storage {
  const { journals, endWatch } = makeSqlJournals(medium);
  return {
    journals,
    accounts: makeSqlAccountStore(medium),
    looks: makeSqlLookStore(medium),
    organisations: makeSqlOrganisationStore(medium),
    reminders: makeSqlReminderStore(medium),
    screens: makeSqlScreenStore(medium),
    webhooks: makeSqlWebhookStore(medium),
    async close() {
      await endWatch();
      await medium.close();
    },
  };
}
