import type { Session } from '@rokade/server';
import type { Actor } from '@rokade/tournament';
import { formText } from './form-text.ts';

/** The form does not carry the token of a session, or its sender is no longer signed in. */
export interface FormRefused {
  readonly code: 'form.refused';
}

export const refused: FormRefused = { code: 'form.refused' };

/** The session of a form's sender; null unless the form carries the session's token. */
export function formSender(locals: App.Locals, form: FormData): Session | null {
  const { session } = locals;
  return session !== null && formText(form, 'csrf') === session.csrf ? session : null;
}

/** The sender of a form as the actor for a journal; null as in `formSender`. */
export function formActor(locals: App.Locals, form: FormData): Actor | null {
  const sender = formSender(locals, form);
  return sender === null ? null : { id: sender.accountId, name: sender.name };
}
