import type { FormFields } from './form-fields.ts';
import { wholeIn } from './form-fields.ts';

/** The error that a field does not hold a whole number. */
export interface NumberUnread {
  readonly code: 'form.number-unread';
  /** The name of the field; '': not known. */
  readonly field: string;
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
