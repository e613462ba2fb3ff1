import type { Result } from '@rokade/rules';
import type { Actor } from '@rokade/tournament';
import type { BookLines } from '#lib/console/book-lines.ts';
import { formActor, refused } from './form-sender.ts';
import { formText } from './form-text.ts';

/** Why a form was not carried out, and what others wrote meanwhile. */
export interface NotTold {
  readonly error: { readonly code: string };
  readonly since?: BookLines;
}

interface Telling<E> {
  readonly execute: (
    basedOn: number,
    actor: Actor,
  ) => Promise<Result<unknown, { readonly code: string; readonly since?: readonly E[] }>>;
  readonly linesOf: (since: readonly E[]) => BookLines;
}

/** Carries out on a book what a form asks; null once it is done. The form says which `version` it shows. */
export async function tellBook<E>(
  locals: App.Locals,
  form: FormData,
  { execute, linesOf }: Telling<E>,
): Promise<NotTold | null> {
  const actor = formActor(locals, form);
  if (actor === null) return { error: refused };
  const done = await execute(Number(formText(form, 'version')), actor);
  if (done.ok) return null;
  const { error } = done;
  return error.since === undefined ? { error } : { error, since: linesOf(error.since) };
}
