import type { ReminderStore, StoredReminder, StoredReminders } from '../reminder-store.ts';
import type { Schema } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

const remindersOf = (row: Schema['reminders']): StoredReminders => ({
  event: row.event,
  settings: row.settings,
  changedAt: row.changed_at,
});

const reminderOf = (row: Schema['sent_reminders']): StoredReminder => ({
  event: row.event,
  name: row.name,
  triedAt: row.tried_at,
  tries: row.tries,
  sentAt: row.sent_at,
  problem: row.problem,
});

/** The reminders of events on any SQL database that kysely speaks with. */
export const makeSqlReminderStore = ({ db, reader }: SqlMedium): ReminderStore => ({
  async remindersOf(event) {
    const row = await reader
      .selectFrom('reminders')
      .selectAll()
      .where('event', '=', event)
      .executeTakeFirst();
    return row === undefined ? null : remindersOf(row);
  },
  async allReminders() {
    const rows = await reader.selectFrom('reminders').selectAll().orderBy('event').execute();
    return rows.map(remindersOf);
  },
  async keepReminders({ event, settings, changedAt: changed_at }) {
    await db
      .insertInto('reminders')
      .values({ event, settings, changed_at })
      .onConflict((conflict) => conflict.column('event').doUpdateSet({ settings, changed_at }))
      .execute();
  },
  async sentReminders(event) {
    const rows = await reader
      .selectFrom('sent_reminders')
      .selectAll()
      .where('event', '=', event)
      .orderBy('tried_at', 'desc')
      .orderBy('name')
      .execute();
    return rows.map(reminderOf);
  },
  async tryReminder({ event, name, triedAt }, moment) {
    const first = { event, name, tried_at: moment, tries: 1, sent_at: null, problem: '' };
    if (triedAt === null) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sent_reminders')
        .values(first)
        .onConflict((conflict) => conflict.columns(['event', 'name']).doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    }
    const { numUpdatedRows } = await db
      .updateTable('sent_reminders')
      .set((column) => ({ tried_at: moment, tries: column('tries', '+', 1), problem: '' }))
      .where('event', '=', event)
      .where('name', '=', name)
      .where('tried_at', '=', triedAt)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async noteReminder({ event, name }, problem) {
    await db
      .updateTable('sent_reminders')
      .set((column) => ({ problem, sent_at: problem === '' ? column.ref('tried_at') : null }))
      .where('event', '=', event)
      .where('name', '=', name)
      .execute();
  },
});
