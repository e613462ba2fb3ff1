import type { Day } from './calendar.ts';

/** Whether an edition is in force on a day; '' = no day given. null: begin not known, or no end. */
export const isInForce = (
  { from, to }: { readonly from: Day | null; readonly to: Day | null },
  day: Day,
): boolean => day === '' || ((from === null || from <= day) && (to === null || day <= to));
