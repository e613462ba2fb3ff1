import { isSweepDue, noteSwept } from './personal-rows.ts';
import type { SqlMedium } from './sql-medium.ts';

/**
 * Sweeps erased values off the disk if that is due. If it is not possible (somebody reads, the disk is
 * full), it stays due until the next erasing or the next start.
 */
export async function sweepIfDue(medium: SqlMedium): Promise<void> {
  try {
    if ((await isSweepDue(medium.db)) && (await medium.sweep())) await noteSwept(medium.db);
  } catch (thrown) {
    if (medium.problemOf(thrown) === null) throw thrown;
  }
}
