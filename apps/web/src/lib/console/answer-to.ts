import { browser } from '$app/env';
import { page } from '$app/state';

type Sent = NonNullable<typeof page.form>;

/**
 * What became of the form sent last from the page that is open. Kit forgets it as soon as the page is
 * looked at anew, as whenever somebody else writes; its reader has not read it yet. The server, which
 * answers many, keeps nothing.
 */
let kept: Sent | null = null;

/** Forgets what became of forms; called where another page is opened. */
export function forgetAnswers(): void {
  kept = null;
}

function sentLast(): Sent | null {
  const { form } = page;
  if (!browser) return form;
  kept = form ?? kept;
  return kept;
}

/**
 * What the API answered to the form of a name (see `ActForm`) that was sent last from this page and was
 * done; null: another was sent, or it was refused.
 */
export function answerTo<Answer>(name: string): Answer | null {
  const form = sentLast();
  return form?.done === true && form.form === name ? form.answer : null;
}

/** Whether the form sent last from this page has a name that begins so, and was done. */
export function isDoneWith(beginning: string): boolean {
  const form = sentLast();
  return form?.done === true && String(form.form).startsWith(beginning);
}
