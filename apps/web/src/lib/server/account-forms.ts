import type { Session } from '@rokade/server';
import { error } from '@sveltejs/kit';
import { formSender } from './form-sender.ts';

/** Lets administrators alone pass. */
export function adminOnly({ session }: App.Locals): void {
  if (session?.role !== 'admin') error(403, 'for admins');
}

/** The form of an administrator, sent from a page of ours. */
export async function adminForm(locals: App.Locals, request: Request): Promise<FormData> {
  const form = await request.formData();
  if (formSender(locals, form)?.role !== 'admin') error(403, 'for admins');
  return form;
}

/** The form of somebody signed in, sent from a page of ours, and who that is. */
export async function ownForm(
  locals: App.Locals,
  request: Request,
): Promise<{ readonly form: FormData; readonly sender: Session }> {
  const form = await request.formData();
  const sender = formSender(locals, form);
  if (sender === null) error(403, 'not from here');
  return { form, sender };
}
