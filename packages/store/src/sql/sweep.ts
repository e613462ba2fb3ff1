import { isSweepDue, noteSwept } from './personal-rows.ts';
import type { SqlMedium } from './sql-medium.ts';

/**
 * Sweeps off the disk what was erased, if that is still to be done. What keeps it from that (somebody
 * reads, the disk is full) leaves it due until the next erasing or the next start.
 */
export async function sweepIfDue(medium: SqlMedium): Promise<void> {
  try {
    if ((await isSweepDue(medium.db)) && (await medium.sweep())) await noteSwept(medium.db);
  } catch (thrown) {
    if (medium.problemOf(thrown) === null) throw thrown;
  }
}
