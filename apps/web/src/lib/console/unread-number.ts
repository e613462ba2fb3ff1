import { wholeIn } from './said-in-form.ts';

/** A field holds something that is no whole number. */
export interface NumberUnread {
  readonly code: 'form.number-unread';
  /** '' where it is none of the form's fields in particular. */
  readonly field: string;
}

/** The names that lead to the first number that could not be read; null: all could. */
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
 * What a form asks for with a number that could not be read, and the field in which it stands: such a
 * number would become nothing on its way. Null: all of them were read.
 */
export function unreadNumber(command: unknown, form: FormData): NumberUnread | null {
  const way = wayToUnread(command);
  if (way === null) return null;
  return { code: 'form.number-unread', field: way.findLast((name) => form.has(name)) ?? '' };
}

/** The first of the fields for whole numbers that holds none, where it says anything; null: each was read. */
export function unreadField(form: FormData, areNumbers: RegExp): NumberUnread | null {
  const field = [...form.keys()].find(
    (name) => areNumbers.test(name) && Number.isNaN(wholeIn(form, name)),
  );
  return field === undefined ? null : { code: 'form.number-unread', field };
}
