import type { Migration } from 'kysely/migration';

/** Whose an account is: a person of the register, by id. */
export const peopleOfAccounts: Migration = {
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('person', 'varchar(64)').execute();
  },
};
