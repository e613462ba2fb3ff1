import type { Actor } from '@rokade/tournament';
import { formText } from './form-text.ts';

/**
 * The sender of a form as the actor for a journal; null unless the form carries the token of their
 * session.
 */
export function formActor({ session }: App.Locals, form: FormData): Actor | null {
  return session !== null && formText(form, 'csrf') === session.csrf
    ? { id: session.accountId, name: session.name }
    : null;
}
