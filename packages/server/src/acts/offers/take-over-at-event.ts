import type { EntrantId, EventId } from '@rokade/event';
import { ok, type Result } from '@rokade/rules';
import type { Actor, MeantFields, Offer } from '@rokade/tournament';
import type { EventError, Events } from '../../events/events.ts';

/**
 * Takes over what is meant of what is offered an entry list, one person after the other; where one is
 * refused, what went before stays.
 */
export async function takeOverAtEvent(
  events: Events,
  { id, basedOn, actor }: { id: EventId; basedOn: number; actor: Actor },
  offers: readonly Offer[],
  meant: MeantFields,
): Promise<Result<number, EventError>> {
  let version = basedOn;
  for (const offer of offers) {
    const fields: readonly string[] = meant(offer);
    if (fields.length === 0) continue;
    const entrant = offer.player as string as EntrantId;
    const changes = Object.fromEntries(
      Object.entries(offer.changes).filter(([field]) => fields.includes(field)),
    );
    const command = { kind: 'change-entrant', entrant, changes } as const;
    // Whoever is meant has been looked at: that others have their name is no question any more.
    const request = { basedOn: version, command, reason: '', confirmed: true };
    const done = await events.execute(id, request, actor);
    if (!done.ok) return done;
    version = done.value.state.version;
  }
  return ok(version);
}
