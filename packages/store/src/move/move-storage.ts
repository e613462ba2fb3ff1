import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import type { KeptKind } from '../journal-store.ts';
import { openMedium } from '../open-storage.ts';
import { isPostgresAddress, shownAddress } from '../postgres/open-postgres.ts';
import { readTogether, writeInTurn } from '../sql/in-turn.ts';
import type { SqlMedium } from '../sql/sql-medium.ts';
import { databaseFileName } from '../sqlite/database-file.ts';
import { type Moved, type MoveError, moveAll, moveFailure, tables } from './move-rows.ts';
import { holdsRows } from './table-rows.ts';

/** A database and the address of its place for people to read. */
interface Side {
  readonly medium: SqlMedium;
  readonly place: string;
}

/** Moves in one transaction on each side: cancelled at any moment, it leaves the target unchanged. */
async function moveBetween(
  from: Side,
  to: Side,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, MoveError>> {
  for (const { medium, place } of [from, to]) {
    if (await medium.isUsedByOthers()) return err({ code: 'move.in-use', place });
  }
  return readTogether(from.medium, (source) =>
    writeInTurn(to.medium, 'move', async (target) => {
      for (const table of tables) {
        if (await holdsRows(target, table)) return err({ code: 'move.not-empty', place: to.place });
      }
      return ok(await moveAll({ source, target }, kinds));
    }),
  );
}

async function openTarget(
  from: Side,
  place: string,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, MoveError>> {
  const opened = await openMedium(place);
  if (!opened.ok) return opened;
  const to = { medium: opened.value, place: shownAddress(place) };
  try {
    return await moveBetween(from, to, kinds);
  } catch (thrown) {
    return err(moveFailure(thrown, [from.medium, to.medium]));
  } finally {
    await to.medium.close();
  }
}

/**
 * Copies all data of one place into another that is empty, and compares every row read back before the
 * transaction is committed. The first place is unchanged. No Rokade may run on either of them.
 */
export async function moveStorage(
  from: string,
  to: string,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, MoveError>> {
  if (!isPostgresAddress(from) && !existsSync(join(from, databaseFileName))) {
    return err({ code: 'store.no-database', folder: from });
  }
  const opened = await openMedium(from);
  if (!opened.ok) return opened;
  const side = { medium: opened.value, place: shownAddress(from) };
  try {
    return await openTarget(side, to, kinds);
  } finally {
    await side.medium.close();
  }
}
