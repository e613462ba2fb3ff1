import { byId } from '@rokade/journal';
import {
  type Act,
  actOf,
  parseActId,
  parseRatedPersonId,
  type RatedPerson,
  type RatingsCommand,
  type RatingsEntry,
  type RatingsTypes,
} from '@rokade/ratings';
import type { BasedRequest } from '@rokade/server';
import { changedLines } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { historyLines } from '#lib/desks/ratings/history-lines.ts';
import { type NotTold, tellBook } from './tell-book.ts';

type AnyCommand = BasedRequest<RatingsTypes>['command'];

/** Carries out on the book of ratings what a form asks; null once it is done. */
export const tellRatings = (
  locals: App.Locals,
  form: FormData,
  command: AnyCommand,
): Promise<NotTold | null> =>
  tellBook(locals, form, {
    command,
    execute: locals.app.ratings.execute,
    linesOf: (since: readonly RatingsEntry[]) =>
      historyLines(locals.t, locals.app.ratings.now(), since),
  });

/** The person of a page. */
export function ratedPersonOf({ app }: App.Locals, text: string): RatedPerson {
  const id = parseRatedPersonId(text);
  const person = id === null ? undefined : byId(app.ratings.now().people, id);
  if (person === undefined) error(404, 'nobody of that id has a rating');
  return person;
}

/** The act of a page. */
export function actOfPage({ app }: App.Locals, text: string): Act {
  const id = parseActId(text);
  const act = id === null ? undefined : actOf(app.ratings.now(), id);
  if (act === undefined) error(404, 'no such act');
  return act;
}

/** So many changed numbers are shown. */
const mostChanges = 300;

/** Whose number a command would change, or why it cannot be; nothing is done. */
export async function previewOf({ app }: App.Locals, command: RatingsCommand) {
  const preview = await app.ratings.preview(command);
  if (!preview.ok) return { ok: false, error: preview.error } as const;
  const { after, changes } = preview.value;
  const shown = { lines: changedLines(after, changes, mostChanges), total: changes.length };
  return { ok: true, after, changes: shown } as const;
}

/** A file of a form; as if it were empty where none was chosen. */
export async function fileIn(form: FormData, name: string): Promise<Uint8Array> {
  const [first = new Uint8Array()] = await filesIn(form, name);
  return first;
}

/** All files of a form's field. */
export const filesIn = (form: FormData, name: string): Promise<readonly Uint8Array[]> =>
  Promise.all(
    form
      .getAll(name)
      .filter((file): file is File => file instanceof File && file.size > 0)
      .map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
