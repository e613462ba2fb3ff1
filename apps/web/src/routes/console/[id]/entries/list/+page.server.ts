import { checkedList, decodeInput } from '@rokade/formats';
import { givenList } from '#lib/server/forms/given-list.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return { finished: t.finished };
};

export const actions: Actions = {
  /**
   * Previews a list: the players it would enter, and each row that cannot be entered, with the
   * reason.
   */
  default: async ({ locals, params, request }) => {
    const t = await loadTournament(locals, params);
    const given = await givenList(await request.formData());
    const text = decodeInput(given);
    const list = checkedList(await locals.app.tournaments.readPlayerList(given), t);
    return { text: text.ok ? text.value : '', list };
  },
};
