import { askedInAddress } from '@rokade/server';
import { parseTournamentId } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { othersAmong } from '#lib/server/desk.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { firstSettings } from '#lib/server/home.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import { searchedOwn } from '#lib/server/listed-tournaments.ts';
import { eventsSeen, mayDo } from '#lib/server/may-do.ts';
import { demoOf } from '#lib/server/one-demo.ts';
import { problemsSeen } from '#lib/server/problems.ts';
import { nestedTournaments } from '#lib/views/list/nested-tournaments.ts';
import type { Actions, PageServerLoad } from './$types';

/** The reader's tournaments, or those in the archive, the last changed first, the damaged ones apart. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const { tournaments } = locals.app;
  const asked = askedInAddress(url.searchParams);
  const only = eventsSeen(locals, 'see-boards');
  const found = await searchedOwn(locals.app, asked, only);
  const listed = found.tournaments.filter(({ damaged }) => damaged === null);
  const events = listed.some(({ group }) => group !== '') ? await locals.app.events.list() : [];
  const seen = events.filter((one) => one.damaged === null && mayDo(locals, 'see-event', one));
  const archived = await tournaments.page({ only, archived: true, most: 1 });
  return {
    asked,
    names: await othersAmong(locals, found.tournaments),
    found: { ...found, tournaments: nestedTournaments(listed, seen) },
    hasArchive: archived.total > 0,
    hasDemo: (await demoOf(tournaments)) !== null,
    damaged: (await tournaments.damaged()).filter((one) => mayDo(locals, 'see-event', one)),
    problems: await problemsSeen(locals),
    /** Where the data are; null: the reader does not look after the server. */
    dataDirectory: mayDo(locals, 'keep-organisations', null) ? locals.app.dataDirectory : null,
    version: locals.app.version,
  };
};

export const actions: Actions = {
  demo: async ({ locals, request }) => {
    const actor = formActor(locals, await request.formData());
    if (actor === null) return fail(403, { errors: [refused] });
    const made = await locals.app.tournaments.createDemo(actor);
    if (!made.ok) return fail(500, { errors: [made.error] });
    await inCharge(locals, 'tournament', made.value);
    redirect(303, `/console/${made.value}`);
  },

  removeDemo: async ({ locals, request }) => {
    const form = await request.formData();
    const id = parseTournamentId(formText(form, 'id'));
    if (formActor(locals, form) === null) return fail(403, { errors: [refused] });
    if (id === null) return fail(404, { errors: [{ code: 'store.missing' }] });
    const removed = await locals.app.tournaments.removeDemo(id);
    return removed.ok ? {} : fail(400, { errors: [removed.error] });
  },

  /** Takes in an export of ours, or a report file with all its rounds; opens it if all is plain. */
  import: async ({ locals, request }) => {
    const form = await request.formData();
    const actor = formActor(locals, form);
    const file = form.get('file');
    if (actor === null) return fail(403, { errors: [refused] });
    if (!(file instanceof File) || file.size === 0) {
      return fail(400, { errors: [{ code: 'input.empty' }] });
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const settings = firstSettings(locals.app, locals.language);
    const importer = { actor, settings, at: new Date().toISOString() };
    const taken = await locals.app.tournaments.importFile(bytes, importer);
    if (!taken.ok) return fail(400, { errors: taken.error.slice(0, 20), fileName: file.name });
    const { id, losses, remarks, differing } = taken.value;
    await inCharge(locals, 'tournament', id);
    if (losses.length + remarks.length + differing.length === 0) redirect(303, `/console/${id}`);
    return { taken: { ...taken.value, remarks: remarks.slice(0, 20), odd: remarks.length } };
  },
};
