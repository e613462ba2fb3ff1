import { isDay } from '@rokade/rules';
import { type FieldProblem, textProblem } from './value-problems.ts';

/** Why a value is refused, and the field it was given for. */
export interface FieldFault {
  readonly field: string;
  readonly problem: FieldProblem;
}

/** The first text among the values that is too long or unprintable. */
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

/** The first value that is not a day; '' is allowed. */
export function dayFault(days: Readonly<Record<string, string>>): FieldFault | null {
  const wrong = Object.entries(days).find(([, day]) => day !== '' && !isDay(day));
  return wrong === undefined ? null : { field: wrong[0], problem: 'not-a-date' };
}

/** Whether a text is a date of birth: a day, a year, or '' where it is not known. */
export const isBirth = (text: string): boolean => /^(\d{4})?$/.test(text) || isDay(text);
