import type { OwnReport } from '@rokade/server';
import { textsIn, wholeOf } from '#lib/console/said-in-form.ts';

/** A player's own report as its form has it. */
export interface OwnReportText extends Omit<OwnReport, 'estimate' | 'games' | 'firstDay'> {
  readonly estimate: string;
  readonly games: string;
}

/** What a form says of it. */
export const ownReportText = (form: FormData): OwnReportText => ({
  ...textsIn(form, 'player', 'name', 'place', 'lastDay', 'day', 'edition', 'estimate', 'games'),
  won: form.has('won'),
  allPlayAll: form.has('allPlayAll'),
});

/** The report itself. */
export const ownReportOfText = (typed: OwnReportText): OwnReport => ({
  ...typed,
  firstDay: '',
  estimate: wholeOf(typed.estimate, null),
});
