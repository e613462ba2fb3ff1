import { sentForm } from './sent-form.ts';

/**
 * What the API answered to the form of a name (see `ActForm`) that was sent last from this page and was
 * done; null: another was sent, or it was refused.
 */
export function answerTo<Answer>(name: string): Answer | null {
  const form = sentForm();
  return form?.done === true && form.form === name ? form.answer : null;
}

/** What the form sent last from this page wrote, if its name begins so and it was done; null: else. */
export function writtenBy(beginning: string): readonly string[] | null {
  const form = sentForm();
  return isDoneWith(beginning) ? (form?.written ?? []) : null;
}

/** Whether the form sent last from this page has a name that begins so, and was done. */
export function isDoneWith(beginning: string): boolean {
  const form = sentForm();
  return form?.done === true && String(form.form).startsWith(beginning);
}
