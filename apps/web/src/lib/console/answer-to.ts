import { page } from '$app/state';

/**
 * What the API answered to the form of a name (see `ActForm`) that was sent last from this page and was
 * done; null: another was sent, or it was refused.
 */
export function answerTo<Answer>(name: string): Answer | null {
  const { form } = page;
  return form?.done === true && form.form === name ? form.answer : null;
}

/** Whether the form sent last from this page has a name that begins so, and was done. */
export const isDoneWith = (beginning: string): boolean =>
  page.form?.done === true && String(page.form.form).startsWith(beginning);
