import { organiserOf } from '@rokade/event';
import { groupOfEvent, officerText } from '@rokade/presentation/public/event-page.ts';
import { parseTournamentId } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { groupsOf } from '#lib/server/events/event-invitation.ts';
import { eventIdOr404, speakOfEvent } from '#lib/server/events/event-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** A group as the public may see it; null: it is not public. */
async function shownGroup({ app }: App.Locals, group: string) {
  const id = parseTournamentId(group);
  const shown = id === null ? null : await app.tournaments.shown(id, 'everybody');
  if (shown === null || !shown.ok) return null;
  return groupOfEvent(shown.value.t);
}

/** An event and its public groups, without the names of entrants. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const id = eventIdOr404(params.id);
  const to = mayDo(locals, 'see-event', id) ? 'arbiter' : 'everybody';
  const shown = await locals.app.events.shown(id, to);
  if (!shown.ok) error(shown.error.code === 'store.removed' ? 410 : 404, shown.error.code);
  const open = to === 'everybody' ? shown : await locals.app.events.shown(id, 'everybody');
  const foreign = await speakOfEvent(locals, id, await groupsOf(locals, shown.value.groups));
  const groups = await Promise.all(shown.value.groups.map((group) => shownGroup(locals, group)));
  return {
    foreign,
    event: shown.value,
    organiser: organiserOf(shown.value),
    officers: shown.value.officers.map((one) => officerText(locals, one)),
    hidden: !open.ok,
    groups: groups.filter((group) => group !== null),
  };
};
