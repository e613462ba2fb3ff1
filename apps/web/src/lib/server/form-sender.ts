import type { Session } from '@rokade/server';
import type { Actor } from '@rokade/tournament';
import { formText } from './form-text.ts';

/** The form was not ours, or its writer is no longer signed in. */
export interface FormRefused {
  readonly code: 'form.refused';
}

export const refused: FormRefused = { code: 'form.refused' };

/** Who sends a form, if the form carries the token of their session. */
export function formSender(locals: App.Locals, form: FormData): Session | null {
  const { session } = locals;
  return session !== null && formText(form, 'csrf') === session.csrf ? session : null;
}

/** The sender of a form as a journal names who acts; null: nobody we know. */
export function formActor(locals: App.Locals, form: FormData): Actor | null {
  const sender = formSender(locals, form);
  return sender === null ? null : { id: sender.accountId, name: sender.name };
}
