import { error } from '@sveltejs/kit';
import { formSender } from './form-sender.ts';

/** Reads the form of a signed-in user; error 403 unless it carries the token of their session. */
export async function ownForm(locals: App.Locals, request: Request): Promise<FormData> {
  const form = await request.formData();
  if (formSender(locals, form) === null) error(403, 'not from here');
  return form;
}
