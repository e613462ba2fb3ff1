import { bergerTable, dsuTable } from './berger.ts';
import { rutschTable } from './rutsch-table.ts';
import type { ScheduleTable } from './schedule.ts';
import { tempelhofTable } from './tempelhof-table.ts';

/** Every table. */
export const scheduleTables: readonly ScheduleTable[] = [
  bergerTable,
  dsuTable,
  tempelhofTable,
  rutschTable,
];

/** The table with this name; undefined if there is none. */
export const findScheduleTable = (code: string): ScheduleTable | undefined =>
  scheduleTables.find((table) => table.code === code);
