import { error } from '@sveltejs/kit';
import { formSender } from './form-sender.ts';

/** The form of somebody signed in, sent from a page of ours. */
export async function ownForm(locals: App.Locals, request: Request): Promise<FormData> {
  const form = await request.formData();
  if (formSender(locals, form) === null) error(403, 'not from here');
  return form;
}
