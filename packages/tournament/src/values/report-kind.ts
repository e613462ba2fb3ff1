import { type ValueOf, wordOf } from '@rokade/journal';

/** The reports of a tournament: to the federation with its own rating list, and to FIDE. */
export const reportKind = wordOf(['national', 'fide']);

export type ReportKind = ValueOf<typeof reportKind>;
