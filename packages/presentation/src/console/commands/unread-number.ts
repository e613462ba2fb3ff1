import type { FormFields } from './form-fields.ts';
import { wholeIn } from './form-fields.ts';

/** The error that a field does not hold a whole number. */
export interface NumberUnread {
  readonly code: 'form.number-unread';
  /** The name of the field; '': not known. */
  readonly field: string;
}

/** The path to the first number in a value that is NaN; null: there is none. */
function wayToUnread(value: unknown): readonly string[] | null {
  if (typeof value === 'number') return Number.isNaN(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const way = wayToUnread(part);
    if (way !== null) return [name, ...way];
  }
  return null;
}

/**
 * Finds a number of a command that could not be parsed, and its field; null: there is none. Such a
 * number (NaN) would become null in JSON.
 */
export function unreadNumber(command: unknown, form: FormFields): NumberUnread | null {
  const way = wayToUnread(command);
  if (way === null) return null;
  return { code: 'form.number-unread', field: way.findLast((name) => form.has(name)) ?? '' };
}

/**
 * Finds the first of the fields for whole numbers that has a text but no whole number; null: there
 * is none.
 */
export function unreadField(form: FormFields, areNumbers: RegExp): NumberUnread | null {
  const field = [...form.keys()].find(
    (name) => areNumbers.test(name) && Number.isNaN(wholeIn(form, name)),
  );
  return field === undefined ? null : { code: 'form.number-unread', field };
}
