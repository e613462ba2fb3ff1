import { type ChessEvent, type EventId, parseEventId } from '@rokade/event';
import { parseTournamentId, type Tournament } from '@rokade/tournament';
import { error, redirect } from '@sveltejs/kit';
import { asSeen } from '../players/births.ts';
import { mayDo } from '../rights/may-do.ts';
import { listedOf } from '../tournaments/listed-tournaments.ts';
import { foreignAt, speakWithout } from '../tournaments/own-documents.ts';

/** Parses the event's id in an address; error 404 if it is not one. */
export function eventIdOr404(text: string): EventId {
  const id = parseEventId(text);
  if (id === null) error(404, 'no such event');
  return id;
}

/**
 * The complete event in an address. A damaged one redirects to the list, which reports the damage.
 */
export async function wholeEvent(
  locals: App.Locals,
  params: { readonly event: string },
): Promise<ChessEvent> {
  const id = eventIdOr404(params.event);
  const found = await locals.app.events.get(id);
  if (found.ok) {
    if (found.value.values.regulations !== '') speakWithout(locals, foreignAt(found.value, []));
    return found.value;
  }
  if (found.error.code === 'store.damaged') redirect(303, `/console/events#${id}`);
  error(found.error.code === 'store.removed' ? 410 : 404, found.error.code);
}

/** The event in an address, without the birthdays that its reader may not see. */
export const loadEvent = async (
  locals: App.Locals,
  params: { readonly event: string },
): Promise<ChessEvent> => {
  const event = await wholeEvent(locals, params);
  return asSeen(locals, event, event.id);
};

/** The names of an event's groups by id; a missing tournament has its id as name. */
export async function groupNames(
  { app }: App.Locals,
  groups: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = groups.map(async (group): Promise<[string, string]> => {
    const id = parseTournamentId(group);
    const found = id === null ? null : await app.tournaments.get(id);
    const settings = found?.ok === true ? found.value.settings : null;
    return [group, settings?.group || settings?.name || group];
  });
  return new Map(await Promise.all(named));
}

/**
 * The regulations that do not apply to an event. From now on the texts of this request do not cite
 * them.
 */
export async function speakOfEvent(
  locals: App.Locals,
  event: EventId,
  groups: readonly Tournament[],
): Promise<readonly string[]> {
  const found = await locals.app.events.get(event);
  const foreign = found.ok ? foreignAt(found.value, groups) : [];
  speakWithout(locals, foreign);
  return foreign;
}

/** The groups of an event that open and that the reader may see, in the event's order. */
export async function tournamentsOf(
  locals: App.Locals,
  { groups }: Pick<ChessEvent, 'groups'>,
): Promise<readonly Tournament[]> {
  const ids = groups.flatMap((group) => parseTournamentId(group) ?? []);
  const listed = await listedOf(locals.app, ids);
  for (const one of listed) locals.belongings.set(one.id, one);
  const seen = listed.filter((one) => mayDo(locals, 'see-boards', one)).map(({ id }) => id);
  const inOrder = ids.filter((id) => seen.includes(id));
  const found = await Promise.all(inOrder.map((id) => locals.app.tournaments.get(id)));
  return found.flatMap((one) => (one.ok ? [one.value] : []));
}
