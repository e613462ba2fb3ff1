import type { HelperLink, LinkRequest } from '@rokade/server';
import { type ActionFailure, fail } from '@sveltejs/kit';
import { unreadField } from '#lib/console/unread-number.ts';
import { linkNumbers, readLinkForm } from '#lib/desks/results/link-form.ts';
import type { LinkAnswer } from '#lib/desks/results/link-text.ts';
import { formActor, refused } from './form-sender.ts';
import { formText } from './form-text.ts';
import { qrDrawing } from './qr-path.ts';

/** The links for helpers of a tournament or event. */
export const linkDesk = async (
  { app }: App.Locals,
  subject: string,
): Promise<{ readonly links: readonly HelperLink[]; readonly now: string }> => ({
  links: await app.accounts.linksOf(subject),
  now: new Date().toISOString(),
});

type Answer = Promise<LinkAnswer | ActionFailure<LinkAnswer>>;

/** A form sent from the page of a tournament's or event's links. */
interface LinkForm {
  readonly locals: App.Locals;
  readonly request: Request;
  readonly url: URL;
}

/** A link that is wanted, and for what. */
interface Wanted {
  readonly subject: string;
  readonly request: LinkRequest;
}

/** Makes a link and shows it, this once, as a slip to print. */
export async function makeLinkFor(
  { locals, url }: Pick<LinkForm, 'locals' | 'url'>,
  form: FormData,
  { subject, request }: Wanted,
): Answer {
  const actor = formActor(locals, form);
  if (actor === null) return fail(403, { request, error: refused });
  const made = await locals.app.accounts.makeLink(subject, request, actor.name);
  if (!made.ok) return fail(400, { request, error: made.error });
  const { link, token } = made.value;
  const address = `${url.origin}/link/${token}`;
  return { slip: { link, address, qr: qrDrawing(address) } };
}

/** The same for a helper, as the form says what for. */
export async function makeLink(asked: LinkForm, subject: string): Answer {
  const form = await asked.request.formData();
  const [request, unread] = [readLinkForm(form), unreadField(form, linkNumbers)];
  if (unread !== null) return fail(400, { request, error: unread });
  return makeLinkFor(asked, form, { subject, request });
}

/** Revokes the link that the form names. */
export async function revokeLink({ locals, request }: LinkForm, subject: string): Answer {
  const form = await request.formData();
  if (formActor(locals, form) === null) return fail(403, { error: refused });
  const revoked = await locals.app.accounts.revokeLink(subject, formText(form, 'link'));
  return revoked.ok ? { revoked: true } : fail(404, { error: revoked.error });
}
