import type { FieldProblem } from '@rokade/journal';
import { isDay } from '@rokade/rules';
import type { RatingsRefusal } from '../refusal.ts';

export const invalid = (field: string, problem: FieldProblem): RatingsRefusal => ({
  code: 'ratings.field-invalid',
  field,
  problem,
});

/** The refusal of the first field that is empty or not a day. */
export function dayRefusal(days: Readonly<Record<string, string>>): RatingsRefusal | null {
  const wrong = Object.entries(days).find(([, day]) => !isDay(day));
  if (wrong === undefined) return null;
  const [field, day] = wrong;
  return invalid(field, day === '' ? 'missing' : 'not-a-date');
}
