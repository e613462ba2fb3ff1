import type { ReminderStore } from '../reminder-store.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The reminders of events on any SQL database that kysely supports. */
export const makeSqlReminderStore = ({ db, reader }: SqlMedium): ReminderStore => ({
  remindersOf: async (event) =>
    (await reader
      .selectFrom('reminders')
      .selectAll()
      .where('event', '=', event)
      .executeTakeFirst()) ?? null,
  allReminders: () => reader.selectFrom('reminders').selectAll().orderBy('event').execute(),
  async keepReminders(reminders) {
    await db
      .insertInto('reminders')
      .values(reminders)
      .onConflict((conflict) => conflict.column('event').doUpdateSet(reminders))
      .execute();
  },
  sentReminders: (event) =>
    reader
      .selectFrom('sent_reminders')
      .selectAll()
      .where('event', '=', event)
      .orderBy('triedAt', 'desc')
      .orderBy('name')
      .execute(),
  async tryReminder({ event, name, triedAt }, moment) {
    const first = { event, name, triedAt: moment, tries: 1, sentAt: null, problem: '' };
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
      .set((column) => ({ triedAt: moment, tries: column('tries', '+', 1), problem: '' }))
      .where('event', '=', event)
      .where('name', '=', name)
      .where('triedAt', '=', triedAt)
      .where('sentAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async noteReminder({ event, name }, problem) {
    await db
      .updateTable('sent_reminders')
      .set((column) => ({ problem, sentAt: problem === '' ? column.ref('triedAt') : null }))
      .where('event', '=', event)
      .where('name', '=', name)
      .execute();
  },
});
