import { type RatingsCommand, stepsOf } from '@rokade/ratings';
import { ratingRegisterRules } from '@rokade/rules';
import { adjustmentLine, editionText } from '@rokade/tables';
import { fail, redirect } from '@sveltejs/kit';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { fileIn, previewOf, tellRatings } from '#lib/server/ratings-page.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

export const load: PageServerLoad = ({ locals }) => {
  const { version, acts } = locals.app.ratings.now();
  const lifts = ratingRegisterRules.flatMap(({ edition, lift }) =>
    lift === null ? [] : [{ value: edition, text: editionText(locals.t, edition) }],
  );
  return { version, lifts, today: today(locals), isEmpty: acts.length === 0 };
};

type Fault = { readonly code: string };

/** What a form asks, or why it cannot be. */
type Asked =
  | { readonly command: RatingsCommand; readonly faults: readonly Fault[] }
  | { readonly error: Fault; readonly faults: readonly Fault[] };

const refusedBy = (faults: readonly Fault[]): Asked => {
  const [error = { code: 'request.failed' }, ...more] = faults;
  return { error, faults: more };
};

/** What numbers come from: two kinds of lists, and an edition that lifted them. */
const kinds = ['open', 'adjust', 'lift'] as const;
type Kind = (typeof kinds)[number];

const readers: Readonly<
  Record<Kind, (locals: App.Locals, form: FormData, bytes: Uint8Array) => Promise<Asked>>
> = {
  async open({ app }, form, bytes) {
    const facts = { day: formText(form, 'day'), source: formText(form, 'source').trim() };
    const read = await app.ratings.openingOf(bytes, facts);
    return read.ok ? read.value : refusedBy(read.error);
  },
  async adjust({ app }, form, bytes) {
    const read = await app.ratings.adjustmentOf(bytes, formText(form, 'day'));
    return read.ok ? read.value : refusedBy(read.error);
  },
  lift: async ({ app }, form) => ({
    command: app.ratings.liftOf(formText(form, 'edition')),
    faults: [],
  }),
};

async function asked(locals: App.Locals, form: FormData): Promise<Asked> {
  const kind = kinds.find((known) => known === formText(form, 'kind')) ?? 'open';
  return readers[kind](locals, form, await fileIn(form, 'file'));
}

async function look({ locals, request }: RequestEvent) {
  const form = await request.formData();
  const kind = formText(form, 'kind');
  const read = await asked(locals, form);
  const faults = read.faults.map((fault) => ({ ...fault }));
  if ('error' in read) return fail(400, { kind, faults, error: { ...read.error } });
  const preview = await previewOf(locals, read.command);
  if (!preview.ok) return fail(400, { kind, faults, error: { ...preview.error } });
  const { after, changes } = preview;
  const { command } = read;
  const adjustment =
    command.kind === 'adjust-to-fide' ? adjustmentLine(locals, after, command.adjustment) : null;
  const lifted = command.kind === 'lift-numbers' ? stepsOf(after, command.lift.id).length : null;
  return { kind, faults, preview: { changes, adjustment, lifted } };
}

export const actions: Actions = {
  look,

  takeIn: async ({ locals, request }) => {
    const form = await request.formData();
    const kind = formText(form, 'kind');
    const read = await asked(locals, form);
    const faults = read.faults.map((fault) => ({ ...fault }));
    if ('error' in read) return fail(400, { kind, faults, error: { ...read.error } });
    const failure = await tellRatings(locals, form, read.command);
    if (failure !== null) return fail(400, { kind, faults, error: { ...failure.error } });
    redirect(303, '/console/ratings/events');
  },

  /** A whole book as it was taken out elsewhere. */
  import: async ({ locals, request }) => {
    const form = await request.formData();
    const kind = 'book';
    if (formActor(locals, form) === null) return fail(403, { kind, faults: [], error: refused });
    const bytes = await fileIn(form, 'file');
    const taken = await locals.app.ratings.importJson(new TextDecoder().decode(bytes));
    if (!taken.ok) return fail(400, { kind, faults: [], error: { ...taken.error } });
    redirect(303, '/console/ratings');
  },
};
