import { decodeInput } from '@rokade/formats';
import { fail, redirect } from '@sveltejs/kit';
import { checkedList } from '#lib/desks/entries/checked-list.ts';
import { executeForm } from '#lib/server/form-command.ts';
import { formText } from '#lib/server/form-text.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { newPlayerId } from '#lib/server/new-ids.ts';
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
  preview: async ({ locals, params, request }) => {
    const t = await loadTournament(locals, params);
    const given = await givenList(await request.formData());
    const text = decodeInput(given);
    const list = checkedList(await locals.app.tournaments.readPlayerList(given), t);
    return { text: text.ok ? text.value : '', list, error: null };
  },

  /** Enters the good rows of the list. */
  enter: async ({ locals, params, request }) => {
    const t = await loadTournament(locals, params);
    const form = await request.formData();
    const text = formText(form, 'list');
    const list = checkedList(await locals.app.tournaments.readPlayerList(text), t);
    if (list.players.length === 0) return fail(400, { text, list, error: null });
    const players = list.players.map(({ details }) => ({ id: newPlayerId(), details }));
    const done = await executeForm(locals, form, {
      id: t.id,
      command: { kind: 'enter-players', players },
    });
    if (!done.ok) return fail(400, { text, list, error: done.error });
    redirect(303, `/console/${t.id}/entries`);
  },
};
