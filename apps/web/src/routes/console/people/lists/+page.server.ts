import { decodeInput } from '@rokade/formats';
import type { ListQuestion } from '@rokade/server';
import { fail } from '@sveltejs/kit';
import { choicesIn, columnsIn } from '#lib/desks/people/list-form.ts';
import { shownPreview } from '#lib/desks/people/shown-preview.ts';
import { asSeen } from '#lib/server/births.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { firstSettings } from '#lib/server/home.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => {
  return {
    today: today(locals),
    federation: firstSettings(locals.app, locals.language).federation,
  };
};

interface GivenList {
  readonly bytes: string | Uint8Array;
  readonly name: string;
}

/** The file if one was chosen, else the text as pasted or sent again. */
async function givenList(form: FormData): Promise<GivenList> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
  }
  return { bytes: formText(form, 'list'), name: formText(form, 'name') };
}

const questionIn = (form: FormData): ListQuestion => ({
  day: formText(form, 'day'),
  federation: formText(form, 'federation').toUpperCase(),
  isComplete: form.has('complete'),
  columns: columnsIn(form),
  choices: choicesIn(form),
});

/** The page of a list as it was sent, with its preview, nothing of which is written yet. */
async function looked(locals: App.Locals, { bytes, name }: GivenList, question: ListQuestion) {
  const text = decodeInput(bytes);
  const { day, federation, isComplete } = question;
  const choices = Object.fromEntries(
    Object.entries(question.choices).map(([line, choice]) => [
      line,
      choice.kind === 'same' ? (choice.person as string) : choice.kind,
    ]),
  );
  const typed = { text: text.ok ? text.value : '', name, day, federation, isComplete, choices };
  const { app } = locals;
  const preview = await app.register.previewList(bytes, question);
  return preview.ok
    ? { ...typed, preview: asSeen(locals, shownPreview(app.register.now(), preview.value)) }
    : { ...typed, error: preview.error };
}

export const actions: Actions = {
  /** Shows what the list would do, person by person. */
  look: async ({ locals, request }) => {
    const form = await request.formData();
    return looked(locals, await givenList(form), questionIn(form));
  },

  /** Does it, for the lines that are clear. */
  takeIn: async ({ locals, request }) => {
    const form = await request.formData();
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { error: refused });
    const given = await givenList(form);
    const question = questionIn(form);
    const taking = {
      actor,
      basedOn: Number(formText(form, 'version')),
      source: [given.name, question.day].filter((part) => part !== '').join(' '),
    };
    const taken = await locals.app.register.takeInList(given.bytes, question, taking);
    if (taken.ok) return { taken: taken.value };
    const { code } = taken.error;
    return fail(400, { ...(await looked(locals, given, question)), error: { code } });
  },
};
