import { browser } from '$app/env';
import { page } from '$app/state';

type SentForm = NonNullable<typeof page.form>;

/** The form kept in the browser, and the page from which it was sent. */
let kept: { readonly form: SentForm; readonly path: string } | null = null;

/** Forgets the form sent last; called when another page is opened. */
export function forgetSentForm(): void {
  kept = null;
}

/**
 * The outcome of the form sent last from the open page; null: none was sent. Kit forgets it when the
 * page's data is fetched again, as after every change by others, which may be before it was read. The
 * server keeps nothing, since it answers many readers.
 */
export function sentForm(): SentForm | null {
  const { form, url } = page;
  if (!browser) return form;
  if (form !== null) kept = { form, path: url.pathname };
  return kept?.path === url.pathname ? kept.form : null;
}

/**
 * Whether the form sent last from the open page is one of these and was not carried out: then the
 * part of the page in which it stands has to be open.
 */
export function wasRefused(...names: readonly string[]): boolean {
  const sent = sentForm();
  return sent !== null && sent.done !== true && names.includes(sent.form);
}
