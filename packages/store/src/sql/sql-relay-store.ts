import type { RelayStore, StoredRelay } from '../relay-store.ts';
import { claimRow } from './claim-row.ts';
import type { Schema } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

const relayIn = ({ claimedUntil: _, ...relay }: Schema['relays']): StoredRelay => relay;

/** Relays on any SQL database that kysely supports. */
export const makeSqlRelayStore = ({ db, reader }: SqlMedium): RelayStore => ({
  async relays() {
    const rows = await reader
      .selectFrom('relays')
      .selectAll()
      .orderBy('tournament')
      .orderBy('kind')
      .execute();
    return rows.map(relayIn);
  },
  async relaysOf(tournament) {
    const rows = await reader
      .selectFrom('relays')
      .selectAll()
      .where('tournament', '=', tournament)
      .orderBy('kind')
      .execute();
    return rows.map(relayIn);
  },
  async putRelay(relay) {
    const { tournament: _, kind: __, ...values } = { ...relay, claimedUntil: '' };
    await db
      .insertInto('relays')
      .values({ ...relay, claimedUntil: '' })
      .onConflict((conflict) => conflict.columns(['tournament', 'kind']).doUpdateSet(values))
      .execute();
  },
  async keepRelay(id, changes) {
    await db.updateTable('relays').set(changes).where('id', '=', id).execute();
  },
  async removeRelay(tournament, kind) {
    const { numDeletedRows } = await db
      .deleteFrom('relays')
      .where('tournament', '=', tournament)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
  claimRelay: (id, now, until) => claimRow(db, 'relays', id, { now, until }),
});
