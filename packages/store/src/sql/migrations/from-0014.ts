import type { Steps } from './steps.ts';

export const fromStep14: Steps = {
  /** Indexes for lists by day of running, coming or finished books, of one organisation or all. */
  '0014-lists-by-state': (db) =>
    db.schema
      .createIndex('journals_by_state')
      .on('journals')
      .columns(['kind', 'state', 'archived', 'is_public', 'day', 'journal', 'organisation'])
      .execute(),

  /** How the screens of each hall are arranged. */
  '0015-screens': async (db) => {
    await db.schema
      .createTable('screens')
      .addColumn('place', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('arrangement', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'varchar(32)', (column) => column.notNull())
      .execute();
  },

  /** When a link or a program's token was last used. */
  '0016-used-links': async (db) => {
    await db.schema.alterTable('helper_links').addColumn('used_at', 'varchar(32)').execute();
  },

  /** Webhooks for published rounds and results. */
  '0017-webhooks': async (db) => {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('kind', 'varchar(16)', (column) => column.notNull())
      .addColumn('place', 'varchar(64)', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('secret', 'varchar(64)', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('told', 'text', (column) => column.notNull())
      .addColumn('progress', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'varchar(32)', (column) => column.notNull())
      .execute();
  },

  /** The settings of an event's reminders, and the reminders that were sent. */
  '0018-reminders': async (db) => {
    await db.schema
      .createTable('reminders')
      .addColumn('event', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'varchar(32)', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sent_reminders')
      .addColumn('event', 'varchar(64)', (column) => column.notNull())
      .addColumn('name', 'varchar(128)', (column) => column.notNull())
      .addColumn('tried_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'varchar(32)')
      .addColumn('problem', 'varchar(32)', (column) => column.notNull())
      .addPrimaryKeyConstraint('sent_reminders_key', ['event', 'name'])
      .execute();
  },

  /** The phones that are told of a player, each at its push service. */
  '0019-push-subscriptions': async (db) => {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('tournament', 'varchar(64)', (column) => column.notNull())
      .addColumn('player', 'varchar(64)', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'varchar(128)', (column) => column.notNull())
      .addColumn('auth', 'varchar(32)', (column) => column.notNull())
      .addColumn('language', 'varchar(8)', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('made_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('told', 'text', (column) => column.notNull())
      .addColumn('progress', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'varchar(32)', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('push_subscriptions_by_tournament')
      .on('push_subscriptions')
      .columns(['tournament'])
      .execute();
  },

  /** Games on their way to a broadcast, or from electronic boards. */
  '0020-relays': async (db) => {
    await db.schema
      .createTable('relays')
      .addColumn('id', 'varchar(64)', (column) => column.notNull())
      .addColumn('tournament', 'varchar(64)', (column) => column.notNull())
      .addColumn('kind', 'varchar(16)', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('account', 'varchar(64)', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('sent', 'text', (column) => column.notNull())
      .addColumn('progress', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'varchar(32)', (column) => column.notNull())
      .addPrimaryKeyConstraint('relays_key', ['tournament', 'kind'])
      .execute();
  },
};
