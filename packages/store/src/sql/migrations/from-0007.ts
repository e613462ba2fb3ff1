import type { Steps } from './steps.ts';

export const fromStep7: Steps = {
  /** The marks by which lists find books. Marks with format 0 are still to be made from the journals. */
  '0007-marks-of-lists': async (db) => {
    const add = (name: string, type: 'integer' | 'text' | 'varchar(16)' | 'varchar(32)') =>
      db.schema
        .alterTable('journals')
        .addColumn(name, type, (column) => column.notNull().defaultTo(type === 'integer' ? 0 : ''))
        .execute();
    await add('marked', 'integer');
    await add('words', 'text');
    await add('state', 'varchar(16)');
    await add('day', 'varchar(32)');
    await add('is_public', 'integer');
    await add('ties', 'text');
    const index = (name: string, columns: readonly string[]) =>
      db.schema
        .createIndex(name)
        .on('journals')
        .columns([...columns])
        .execute();
    await index('journals_marked', ['kind', 'marked']);
    await index('journals_by_day', ['kind', 'archived', 'state', 'day', 'journal']);
    await index('journals_by_change', ['kind', 'archived', 'changed_at', 'journal']);
  },

  /** Indexes for lists by day, of one phase or of public books only. */
  '0008-lists-by-day': async (db) => {
    await db.schema.dropIndex('journals_by_day').execute();
    await db.schema
      .createIndex('journals_by_day')
      .on('journals')
      .columns(['kind', 'archived', 'day', 'journal', 'state', 'is_public'])
      .execute();
  },

  /** The device, the begin and the last use of a session; unknown for older ones. */
  '0009-where-signed-in': async (db) => {
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'varchar(100)', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const moment of ['begun_at', 'used_at']) {
      await db.schema.alterTable('sessions').addColumn(moment, 'varchar(32)').execute();
    }
  },

  /** Passkeys, the challenges they answer, and which accounts sign in by them alone. */
  '0010-passkeys': async (db) => {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'varchar(1400)', (column) => column.primaryKey())
      .addColumn('account_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('rp_id', 'varchar(255)', (column) => column.notNull())
      .addColumn('name', 'varchar(200)', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      // The counter goes up to 2^32, more than the integers of some databases.
      .addColumn('counter', 'double precision', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('made_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('used_at', 'varchar(32)')
      .execute();
    await db.schema
      .createIndex('passkeys_by_account')
      .on('passkeys')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'varchar(200)', (column) => column.primaryKey())
      .addColumn('purpose', 'varchar(100)', (column) => column.notNull())
      .addColumn('expires_at', 'varchar(32)', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('passkey_only', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },

  /** The person of the register to whom an account belongs, by id. */
  '0011-people-of-accounts': async (db) => {
    await db.schema.alterTable('accounts').addColumn('person', 'varchar(64)').execute();
  },

  /** The log of who was shown whose contact data, when and where. */
  '0012-contact-looks': async (db) => {
    await db.schema
      .createTable('contact_looks')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('at', 'varchar(32)', (column) => column.notNull())
      .addColumn('account', 'varchar(64)', (column) => column.notNull())
      .addColumn('name', 'varchar(200)', (column) => column.notNull())
      .addColumn('person', 'varchar(64)', (column) => column.notNull())
      .addColumn('place', 'varchar(32)', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('contact_looks_by_time').on('contact_looks').column('at').execute();
  },

  /**
   * The owner of each book, the register that a look at contact data belongs to, and the addresses of
   * organisations. Before, all belonged to one organisation, `own`.
   */
  '0013-organisations': async (db) => {
    const add = (table: string, name: string, type: 'varchar(64)' | 'text', usual: string) =>
      db.schema
        .alterTable(table)
        .addColumn(name, type, (column) => column.notNull().defaultTo(usual))
        .execute();
    await add('journals', 'organisation', 'varchar(64)', 'own');
    await add('journals', 'handed', 'text', '');
    await add('contact_looks', 'organisation', 'varchar(64)', 'own');
    await db.schema
      .createIndex('journals_by_organisation')
      .on('journals')
      .columns(['organisation', 'kind', 'archived', 'changed_at', 'journal'])
      .execute();
    await db.schema
      .createTable('organisation_addresses')
      .addColumn('address', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('organisation', 'varchar(64)', (column) => column.notNull())
      .addColumn('taken', 'integer', (column) => column.notNull())
      .execute();
  },
};
