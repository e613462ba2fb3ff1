import { parseGroupId } from '@rokade/event';
import { newTournamentId } from '@rokade/server';
import { makeSystem, parseSystemCode } from '@rokade/tournament';
import { fail } from '@sveltejs/kit';
import { wholeIn } from '#lib/console/said-in-form.ts';
import { unreadField } from '#lib/console/unread-number.ts';
import { eventConflicts } from '#lib/server/conflict-lines.ts';
import { consoleData } from '#lib/server/console-of.ts';
import { groupSettings } from '#lib/server/event-groups.ts';
import { eventIdOr404, loadEvent, tellEvent, tournamentsOf } from '#lib/server/event-page.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { firstSettings } from '#lib/server/home.ts';
import { unlicensedOfEvent } from '#lib/server/licence-lines.ts';
import { mayDo, mayDoIn } from '#lib/server/may-do.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

/** The newest tournaments that could become groups: those in no event, that the reader may change. */
async function freeTournaments(locals: App.Locals) {
  const { events, tournaments } = locals.app;
  const held = new Set(
    (await events.list()).flatMap(({ summary, archived }) =>
      archived ? [] : (summary?.groups ?? []).map(String),
    ),
  );
  const newest = await tournaments.page({
    states: ['upcoming', 'running', 'finished'],
    archived: false,
    organisation: locals.app.organisation,
    order: 'newest-change',
    most: 200,
  });
  return newest.tournaments
    .filter(
      (one) => one.damaged === null && !held.has(one.id) && mayDo(locals, 'change-event', one),
    )
    .map(({ id, name, group }) => ({ value: id as string, text: [name, group].join(' ').trim() }));
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const tournaments = await tournamentsOf(locals, event);
  const { system, roundsPlanned } = firstSettings(locals.app, locals.language);
  return {
    conflicts: eventConflicts(locals, event, tournaments),
    unlicensed: unlicensedOfEvent(locals, event, tournaments),
    groups: await Promise.all(
      event.groups.map(async (id) => {
        const found = tournaments.find((t) => (t.id as string) === id);
        return {
          id,
          console: found === undefined ? null : await consoleData(locals, found),
          firstTable: found?.settings.firstTable ?? null,
        };
      }),
    ),
    free: await freeTournaments(locals),
    usual: { system: system.code, rounds: roundsPlanned },
  };
};

/** Makes a tournament and adds it; where that is refused the tournament stays, and can be added. */
async function makeGroup({ locals, params, request }: RequestEvent) {
  const form = await request.formData();
  const actor = formActor(locals, form);
  if (actor === null) return fail(403, { act: 'make', error: refused });
  const unread = unreadField(form, /^rounds$/);
  if (unread !== null) return fail(400, { act: 'make', error: unread });
  const { values } = await loadEvent(locals, params);
  const code = parseSystemCode(formText(form, 'system'));
  const base = groupSettings(locals, values);
  const settings = {
    ...base,
    group: formText(form, 'groupName').trim(),
    system: code === null || code === base.system.code ? base.system : makeSystem(code),
    roundsPlanned: wholeIn(form, 'rounds', base.roundsPlanned),
  };
  if (settings.group === '') {
    const error = { code: 'event.field-invalid', field: 'groupName', problem: 'missing' };
    return fail(400, { act: 'make', error });
  }
  const id = newTournamentId(`${settings.name} ${settings.group}`);
  const command = { kind: 'create-tournament', id, settings } as const;
  const first = { command, basedOn: 0, confirmed: false, reason: '' };
  const made = await locals.app.tournaments.execute(id, first, actor);
  if (!made.ok) return fail(400, { act: 'make', error: made.error });
  return add(locals, params, form, id);
}

/** Says with which table each group begins; it stops at what one of them refuses. */
async function placeGroups({ locals, params, request }: RequestEvent) {
  const form = await request.formData();
  const actor = formActor(locals, form);
  if (actor === null) return fail(403, { act: 'tables', error: refused });
  const unread = unreadField(form, /^first-/);
  if (unread !== null) return fail(400, { act: 'tables', error: unread });
  for (const t of await tournamentsOf(locals, await loadEvent(locals, params))) {
    const firstTable = wholeIn(form, `first-${t.id}`);
    if (firstTable === 0 || firstTable === t.settings.firstTable) continue;
    if (!mayDo(locals, 'change-event', t.id)) return fail(403, { act: 'tables', error: refused });
    const command = { kind: 'change-settings', changes: { firstTable } } as const;
    const asked = { command, basedOn: t.version, confirmed: false, reason: '' };
    const done = await locals.app.tournaments.execute(t.id, asked, actor);
    if (!done.ok) return fail(400, { act: 'tables', error: done.error });
  }
  return { done: true };
}

async function add(
  locals: App.Locals,
  params: { readonly event: string },
  form: FormData,
  text: string,
) {
  const group = parseGroupId(text);
  eventIdOr404(params.event);
  if (group === null) return fail(400, { act: 'add', error: { code: 'event.unknown-group' } });
  const failure = await tellEvent(locals, params, form, { kind: 'add-group', group });
  return failure === null ? { done: true } : fail(400, { act: 'add', ...failure });
}

export const actions: Actions = {
  make: makeGroup,

  tables: placeGroups,

  add: async ({ locals, params, request }) => {
    const form = await request.formData();
    const group = formText(form, 'group');
    if (!(await mayDoIn(locals, 'change-event', group))) {
      return fail(403, { act: 'add', error: refused });
    }
    return add(locals, params, form, group);
  },

  remove: async ({ locals, params, request }) => {
    const form = await request.formData();
    const group = parseGroupId(formText(form, 'group'));
    if (group === null) return fail(400, { act: 'remove', error: { code: 'event.unknown-group' } });
    const failure = await tellEvent(locals, params, form, { kind: 'remove-group', group });
    return failure === null ? { done: true } : fail(400, { act: 'remove', ...failure });
  },
};
