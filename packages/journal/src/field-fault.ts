import { isDay } from '@rokade/rules';
import { type FieldProblem, textProblem } from './said-values.ts';

/** What is wrong, and in which field. */
export interface FieldFault {
  readonly field: string;
  readonly problem: FieldProblem;
}

/** The first of some values that is a text which breaks lines and files, or is too long. */
export function textFault(
  values: object,
  limits?: Parameters<typeof textProblem>[1],
): FieldFault | null {
  for (const [field, value] of Object.entries(values)) {
    const problem = typeof value === 'string' ? textProblem(value, limits) : null;
    if (problem !== null) return { field, problem };
  }
  return null;
}

/** The first of some days that is none; '' = not said. */
export function dayFault(days: Readonly<Record<string, string>>): FieldFault | null {
  const wrong = Object.entries(days).find(([, day]) => day !== '' && !isDay(day));
  return wrong === undefined ? null : { field: wrong[0], problem: 'not-a-date' };
}

/** Whether a text says when somebody was born: a day, a year or nothing. */
export const isBirth = (text: string): boolean => /^(\d{4})?$/.test(text) || isDay(text);
