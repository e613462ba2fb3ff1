import { unreadNumber } from '@rokade/presentation/console/commands/unread-number.ts';
import type { BookLines } from '@rokade/presentation/console/journal/book-lines.ts';
import type { Result } from '@rokade/rules';
import type { Actor } from '@rokade/tournament';
import { formActor, refused } from './form-sender.ts';
import { formText } from './form-text.ts';

/** Why a form's command was refused, and what others wrote in the meantime. */
export interface RefusedCommand {
  readonly error: { readonly code: string };
  readonly since?: BookLines;
}

/** A command with the version, reason and confirmation that the form gives. */
interface FormRequest<C> {
  readonly basedOn: number;
  readonly command: C;
  readonly reason: string;
  readonly confirmed: boolean | 'twice';
}

interface BookCommand<C, E> {
  readonly command: C;
  readonly execute: (
    request: FormRequest<C>,
    actor: Actor,
  ) => Promise<Result<unknown, { readonly code: string; readonly since?: readonly E[] }>>;
  readonly linesOf: (since: readonly E[]) => BookLines | Promise<BookLines>;
}

/** Adds to a `request.invalid` error the field of the form that it is about. */
function atField<E extends { readonly code: string; readonly at?: unknown }>(
  error: E,
  form: FormData,
): E {
  if (error.code !== 'request.invalid' || typeof error.at !== 'string') return error;
  const field = error.at.split('.').findLast((name) => form.has(name));
  return field === undefined ? error : { ...error, field };
}

/**
 * Executes a form's command on a book; null: done. The form's `version` is that of the book it
 * showed; `confirmed` is not empty once the sender has confirmed a doubtful command.
 */
export async function tellBook<C, E>(
  locals: App.Locals,
  form: FormData,
  { command, execute, linesOf }: BookCommand<C, E>,
): Promise<RefusedCommand | null> {
  const actor = formActor(locals, form);
  if (actor === null) return { error: refused };
  const unread = unreadNumber(command, form);
  if (unread !== null) return { error: unread };
  const agreed = formText(form, 'confirmed');
  const confirmed = agreed === 'twice' ? agreed : agreed !== '';
  const basedOn = Number(formText(form, 'version'));
  const done = await execute({ basedOn, command, reason: '', confirmed }, actor);
  if (done.ok) return null;
  const error = atField(done.error, form);
  return error.since === undefined ? { error } : { error, since: await linesOf(error.since) };
}
