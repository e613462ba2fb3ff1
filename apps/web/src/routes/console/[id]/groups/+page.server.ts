import { playerLineIn, showingWhatDecides, type Tournament } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { namesIn } from '#lib/chess/plain-facts.ts';
import { reasonLines } from '#lib/chess/reason-lines.ts';
import { unreadField } from '#lib/console/unread-number.ts';
import { readDivisionOptions } from '#lib/desks/groups/division-options.ts';
import { playersToDivide, proposedGroups } from '#lib/desks/groups/group-plan.ts';
import { groupNumbers, readGroupPlans } from '#lib/desks/groups/group-plan-form.ts';
import { divideEntries, groupsOfList, undivideEntries } from '#lib/server/divide-entries.ts';
import { eventOf } from '#lib/server/event-of.ts';
import { wholeEvent } from '#lib/server/event-page.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import { loadTournament, wholeTournament } from '#lib/server/load-tournament.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { foreignIn } from '#lib/server/own-documents.ts';
import type { Actions, PageServerLoad } from './$types';

/** Whether the championship's classes are offered: in Danish tournaments that are of no event, or of that one. */
async function offersClasses(locals: App.Locals, t: Tournament): Promise<boolean> {
  if (foreignIn(t.settings).includes('DSU')) return false;
  const event = await eventOf(locals.app, t.id, () => true);
  if (event === null) return true;
  const { invitation } = await wholeEvent(locals, { event: event.id });
  return invitation.kind === 'championship';
}

/** The entry list and the groups it is divided into. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const groups = await groupsOfList(locals.app, t);
  const started = groups.some(({ rounds }) => rounds.length > 0);
  return {
    entries: playersToDivide(t).map(playerLineIn(showingWhatDecides(t))),
    divided: groups.map((group) => ({
      id: group.id,
      name: group.settings.group,
      system: group.settings.system.code,
      rounds: group.settings.roundsPlanned,
      players: group.players.map(({ id }) => id),
    })),
    withClasses: await offersClasses(locals, t),
    mayDivide: t.rounds.length === 0 && !started && mayDo(locals, 'make-event', null),
  };
};

export const actions: Actions = {
  /** Proposes groups; nothing is kept yet. */
  preview: async ({ locals, params, request }) => {
    const t = await wholeTournament(locals, params);
    const form = await request.formData();
    const [options, unread] = [readDivisionOptions(form), unreadField(form, groupNumbers)];
    if (unread !== null) return fail(400, { options, plans: null, error: unread });
    const made = proposedGroups(t, options, (number) => locals.t('terms.group-n', { number }));
    if (!made.ok) return fail(400, { options, plans: null, error: made.error });
    const plans = made.value.map((group) => ({
      ...group,
      because: reasonLines(namesIn(t), group.because, locals.t),
    }));
    return { options, plans, error: null };
  },

  /** Makes a tournament of each group. */
  create: async ({ locals, params, request }) => {
    const t = await wholeTournament(locals, params);
    const form = await request.formData();
    const actor = formActor(locals, form);
    const plans = readGroupPlans(form).map((plan) => ({ ...plan, because: [] }));
    if (actor === null) return fail(403, { options: null, plans, error: refused });
    const unread = unreadField(form, groupNumbers);
    if (unread !== null) return fail(400, { options: null, plans, error: unread });
    if (t.rounds.length > 0) {
      const error = { code: 'groups.started', group: t.settings.name } as const;
      return fail(400, { options: null, plans, error });
    }
    const done = await divideEntries(locals.app, t, plans, actor);
    if (!done.ok) return fail(400, { options: null, plans, error: done.error });
    for (const { id } of await groupsOfList(locals.app, t)) {
      await inCharge(locals, 'tournament', id);
    }
    redirect(303, `/console/${t.id}/groups`);
  },

  /** Takes the division back. */
  undo: async ({ locals, params, request }) => {
    const t = await wholeTournament(locals, params);
    const actor = formActor(locals, await request.formData());
    if (actor === null) return fail(403, { options: null, plans: null, error: refused });
    const done = await undivideEntries(locals.app, t, actor);
    if (!done.ok) return fail(400, { options: null, plans: null, error: done.error });
    redirect(303, `/console/${t.id}/groups`);
  },
};
