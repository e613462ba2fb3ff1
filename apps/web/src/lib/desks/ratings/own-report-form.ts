import type { OwnReport } from '@rokade/server';
import { textIn } from '#lib/console/said-in-form.ts';

/** A player's own report as its form has it. */
export interface OwnReportText extends Omit<OwnReport, 'estimate' | 'games' | 'firstDay'> {
  readonly estimate: string;
  readonly games: string;
}

/** What a form says of it. */
export function ownReportText(form: FormData): OwnReportText {
  const text = (field: string): string => textIn(form, field);
  return {
    player: text('player'),
    name: text('name'),
    place: text('place'),
    lastDay: text('lastDay'),
    day: text('day'),
    edition: text('edition'),
    estimate: text('estimate'),
    games: text('games'),
    won: form.has('won'),
    allPlayAll: form.has('allPlayAll'),
  };
}

/** The report itself. */
export const ownReportOfText = (typed: OwnReportText): OwnReport => ({
  ...typed,
  firstDay: '',
  estimate: Number(typed.estimate) || null,
});
