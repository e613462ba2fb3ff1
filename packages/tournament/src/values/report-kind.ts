import { type ValueOf, wordOf } from '@rokade/journal';

/** The reports that a tournament has: to the federation that keeps its own list, and to FIDE. */
export const reportKind = wordOf(['national', 'fide']);

export type ReportKind = ValueOf<typeof reportKind>;
