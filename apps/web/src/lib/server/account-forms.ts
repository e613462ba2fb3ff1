import type { Right } from '@rokade/installation';
import { error } from '@sveltejs/kit';
import type { OwnerUnconfirmed } from '#lib/desks/accounts/wrong-account-field.ts';
import { formSender } from './form-sender.ts';

/** The form of somebody signed in, sent from a page of ours. */
export async function ownForm(locals: App.Locals, request: Request): Promise<FormData> {
  const form = await request.formData();
  if (formSender(locals, form) === null) error(403, 'not from here');
  return form;
}

/**
 * Why a form does not make an owner: an owner may do everything, so that it is asked once more, and the
 * form shown anew has what says yes. Null: it makes none, or says yes.
 */
export const ownerUnconfirmed = ({ role }: Right, form: FormData): OwnerUnconfirmed | null =>
  role === 'owner' && !form.has('confirmed') ? { code: 'account.confirm-owner' } : null;
