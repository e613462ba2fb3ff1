import { err, ok } from '@rokade/rules';
import type { UnknownOrganisation } from '../journal-store.ts';
import type { OrganisationStore } from '../organisation-store.ts';
import { writeInTurn } from './in-turn.ts';
import { handedCell } from './listing-rows.ts';
import type { Tables, Trx } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The organisation that always exists and owns every book without another owner, by the column's default. */
const firstOrganisation = 'own';

/** The lock held while an organisation gets a first book or gives up its addresses. */
const nameOf = (organisation: string): string => `organisation ${organisation}`;

/** Why an organisation cannot own a book: it has no address; null: it can. */
export async function objectionToOrganisation(
  trx: Trx,
  medium: SqlMedium,
  organisation: string | undefined,
): Promise<UnknownOrganisation | null> {
  if (organisation === undefined || organisation === firstOrganisation) return null;
  await medium.hold(trx, nameOf(organisation));
  const found = await trx
    .selectFrom('organisation_addresses')
    .select('organisation')
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  return found === undefined ? { code: 'organisation.unknown', organisation } : null;
}

/** The organisation that has an address; null: the address is free. */
const holderOf = async (db: Tables, address: string): Promise<string | null> =>
  (
    await db
      .selectFrom('organisation_addresses')
      .select('organisation')
      .where('address', '=', address)
      .executeTakeFirst()
  )?.organisation ?? null;

/** How many books an organisation owns or was handed. */
async function booksOf(trx: Trx, organisation: string): Promise<number> {
  const counted = await trx
    .selectFrom('journals')
    .select(({ fn }) => fn.countAll().as('books'))
    .where(({ or, eb }) =>
      or([
        eb('organisation', '=', organisation),
        eb('handed', 'like', `%${handedCell([organisation])}%`),
      ]),
    )
    .executeTakeFirst();
  return Number(counted?.books ?? 0);
}

/** The addresses of organisations, on any SQL database that kysely supports. */
export const makeSqlOrganisationStore = (medium: SqlMedium): OrganisationStore => ({
  organisationAt: (address) => holderOf(medium.reader, address),
  async addresses() {
    const rows = await medium.reader
      .selectFrom('organisation_addresses')
      .select(['organisation', 'address'])
      .orderBy('taken')
      .execute();
    return new Map(rows.map(({ organisation, address }) => [organisation, address]));
  },
  takeAddress: (address, organisation) =>
    writeInTurn(medium, 'addresses', async (trx) => {
      const holder = await holderOf(trx, address);
      if (holder !== null && holder !== organisation) {
        return err({ code: 'organisation.address-taken', address });
      }
      const newest = await trx
        .selectFrom('organisation_addresses')
        .select(({ fn }) => fn.max('taken').as('taken'))
        .executeTakeFirst();
      const taken = (newest?.taken ?? 0) + 1;
      await trx
        .insertInto('organisation_addresses')
        .values({ address, organisation, taken })
        .onConflict((conflict) => conflict.column('address').doUpdateSet({ taken }))
        .execute();
      return ok(null);
    }),
  giveUp: (organisation) =>
    writeInTurn(medium, nameOf(organisation), async (trx) => {
      const books = await booksOf(trx, organisation);
      if (books > 0) return err({ code: 'organisation.not-empty', books });
      await trx
        .deleteFrom('organisation_addresses')
        .where('organisation', '=', organisation)
        .execute();
      // The next organisation with this address is another one.
      await trx.deleteFrom('contact_looks').where('organisation', '=', organisation).execute();
      return ok(null);
    }),
});
