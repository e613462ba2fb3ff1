import { type PublicEvent, type PublicInvitation, readableInvitation } from '@rokade/event';
import { parseTournamentId, type Tournament } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { mayDo } from '../rights/may-do.ts';
import { eventIdOr404 } from './event-page.ts';

/** An invitation as its reader may see it. */
export interface ReadInvitation {
  readonly event: PublicEvent;
  readonly invitation: PublicInvitation;
  readonly groups: readonly Tournament[];
  /** Whether it is not yet public and only shown to those who may see the event. */
  readonly hidden: boolean;
}

/** The groups of an event that open. The invitation uses their settings, not their players. */
export async function groupsOf({ app }: App.Locals, ids: readonly string[]) {
  const parsed = ids.flatMap((group) => parseTournamentId(group) ?? []);
  const found = await Promise.all(parsed.map((id) => app.tournaments.get(id)));
  return found.flatMap((one) => (one.ok ? [one.value] : []));
}

/**
 * The invitation in an address. Before it is public, error 404 unless the reader may see the event.
 */
export async function readInvitation(locals: App.Locals, address: string): Promise<ReadInvitation> {
  const id = eventIdOr404(address);
  const { events } = locals.app;
  const open = await events.shown(id, 'everybody');
  if (open.ok && open.value.invitation !== null) {
    const { invitation } = open.value;
    const groups = await groupsOf(locals, open.value.groups);
    return { event: open.value, invitation, groups, hidden: false };
  }
  const whole = mayDo(locals, 'see-event', id) ? await events.get(id) : null;
  const seen = await events.shown(id, 'arbiter');
  if (whole === null || !whole.ok || !seen.ok) error(404, 'no invitation');
  const invitation = readableInvitation(whole.value.invitation);
  const groups = await groupsOf(locals, whole.value.groups);
  return { event: seen.value, invitation, groups, hidden: true };
}
