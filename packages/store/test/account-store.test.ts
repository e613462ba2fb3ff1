import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openStorage } from '../src/index.ts';
import { account, describeAccountStore, session } from './account-store-contract.ts';
import { folderForTest } from './temporary-folder.ts';

describeAccountStore('SQLite', async () => {
  const opened = await openStorage(':memory:');
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
});

it('finds the accounts of a database from before they could be disabled', async () => {
  const folder = folderForTest();
  const open = async () => {
    const opened = await openStorage(folder);
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  };
  const first = await open();
  const ida = account('a-1', 'Ida Hansen');
  await first.accounts.add(ida);
  await first.close();
  const database = new DatabaseSync(join(folder, 'rokade.sqlite'));
  database.exec(`
      DROP TABLE changes;
      DROP TABLE screens;
      DROP TABLE webhooks;
      DROP TABLE push_subscriptions;
      DROP TABLE relays;
      DROP TABLE reminders;
      DROP TABLE sent_reminders;
      DROP TABLE passkeys;
      DROP TABLE challenges;
      ALTER TABLE accounts DROP COLUMN passkey_only;
      ALTER TABLE accounts DROP COLUMN person;
      DROP TABLE contact_looks;
      DROP TABLE helper_links;
      DROP TABLE personal_values;
      DROP TABLE removed_journals;
      DROP TABLE organisation_addresses;
      DROP INDEX journals_by_kind;
      DROP INDEX journals_marked;
      DROP INDEX journals_by_day;
      DROP INDEX journals_by_change;
      DROP INDEX journals_by_organisation;
      DROP INDEX journals_by_state;
      ALTER TABLE journals DROP COLUMN organisation;
      ALTER TABLE journals DROP COLUMN handed;
      ALTER TABLE journals DROP COLUMN archived;
      ALTER TABLE journals DROP COLUMN marked;
      ALTER TABLE journals DROP COLUMN words;
      ALTER TABLE journals DROP COLUMN state;
      ALTER TABLE journals DROP COLUMN day;
      ALTER TABLE journals DROP COLUMN is_public;
      ALTER TABLE journals DROP COLUMN ties;
      ALTER TABLE journals DROP COLUMN kind;
      ALTER TABLE journals DROP COLUMN summary;
      ALTER TABLE journals RENAME COLUMN journal TO id;
      ALTER TABLE journal_entries RENAME COLUMN journal TO tournament_id;
      ALTER TABLE accounts DROP COLUMN disabled_at;
      ALTER TABLE sessions DROP COLUMN device;
      ALTER TABLE sessions DROP COLUMN begun_at;
      ALTER TABLE sessions DROP COLUMN used_at;
      INSERT INTO sessions VALUES ('hash', 'a-1', '2026-12-01');
      DELETE FROM kysely_migration WHERE name > '0001-journals-accounts-sessions';
    `);
  database.close();
  const again = await open();
  expect(await again.accounts.list('2026-11-21')).toEqual([{ ...ida, sessions: 1 }]);
  expect(await again.accounts.sessionsOf('a-1', '2026-11-21')).toEqual([
    { ...session('hash', 'a-1', '2026-12-01'), device: '', begunAt: null, usedAt: null },
  ]);
  await again.close();
});
