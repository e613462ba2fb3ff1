import { decodeInput } from '@rokade/formats';
import { checkedList } from '#lib/desks/entries/checked-list.ts';
import { formText } from '#lib/server/form-text.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return { finished: t.finished };
};

/** The text of the form: of the file if one was chosen, else as pasted. */
async function givenList(form: FormData): Promise<string | Uint8Array> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer());
  return formText(form, 'list');
}

export const actions: Actions = {
  /** Shows what the list would enter, and every row that cannot be entered, with the reason. */
  default: async ({ locals, params, request }) => {
    const t = await loadTournament(locals, params);
    const given = await givenList(await request.formData());
    const text = decodeInput(given);
    const list = checkedList(await locals.app.tournaments.readPlayerList(given), t);
    return { text: text.ok ? text.value : '', list };
  },
};
