import { dayFault, type FieldProblem, textFault } from '@rokade/journal';
import { isDay } from '@rokade/rules';
import type { ContestValues, EntryValues } from '../contest-values.ts';
import type { ContestRefusal } from '../refusal.ts';

export const invalid = (field: string, problem: FieldProblem): ContestRefusal => ({
  code: 'contest.field-invalid',
  field,
  problem,
});

/** Why the values of a competition are refused, or null. */
export function contestRefusal(values: ContestValues): ContestRefusal | null {
  const { name, firstDay, lastDay } = values;
  if (name.trim() === '') return invalid('name', 'missing');
  const fault = textFault(values) ?? dayFault({ firstDay, lastDay });
  if (fault !== null) return { code: 'contest.field-invalid', ...fault };
  return firstDay !== '' && lastDay !== '' && lastDay < firstDay
    ? { code: 'contest.days-reversed', field: 'lastDay', day: lastDay, first: firstDay }
    : null;
}

/** Why the values of a player are refused, or null. */
export function entryRefusal(values: EntryValues): ContestRefusal | null {
  if (values.name.trim() === '') return invalid('name', 'missing');
  const fault = textFault(values);
  if (fault !== null) return { code: 'contest.field-invalid', ...fault };
  return /^(\d{4})?$/.test(values.born) ? null : invalid('born', 'not-a-date');
}

/** Why the day of an act is refused: it is not a day, or in the future; null: it is valid. */
export function dayRefusal(day: string, today: string): ContestRefusal | null {
  if (day === '') return invalid('when', 'missing');
  if (!isDay(day)) return invalid('when', 'not-a-date');
  return today !== '' && day > today ? { code: 'contest.not-yet', field: 'when', day } : null;
}
