import type { LinkWish } from '@rokade/server';
import { fail } from '@sveltejs/kit';
import { readLinkForm } from '#lib/desks/results/link-form.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { qrDrawing } from '#lib/server/qr-path.ts';
import type { Actions, PageServerLoad } from './$types';

/** The links for helpers of this tournament. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return { links: await locals.app.accounts.linksOf(t.id), now: new Date().toISOString() };
};

export const actions: Actions = {
  /** Makes a link and shows it, this once, as a slip to print. */
  make: async ({ locals, params, request, url }) => {
    const t = await loadTournament(locals, params);
    const form = await request.formData();
    const actor = formActor(locals, form);
    const wish: LinkWish = readLinkForm(form);
    if (actor === null) return fail(403, { wish, error: refused });
    const made = await locals.app.accounts.makeLink(t.id, wish, actor.name);
    if (!made.ok) return fail(400, { wish, error: made.error });
    const { link, token } = made.value;
    const address = `${url.origin}/link/${token}`;
    return { slip: { link, address, qr: qrDrawing(address) } };
  },

  revoke: async ({ locals, params, request }) => {
    const t = await loadTournament(locals, params);
    const form = await request.formData();
    if (formActor(locals, form) === null) return fail(403, { error: refused });
    const revoked = await locals.app.accounts.revokeLink(t.id, formText(form, 'link'));
    return revoked.ok ? { revoked: true } : fail(404, { error: revoked.error });
  },
};
