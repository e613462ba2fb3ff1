import type { EntrantId, EventId } from '@rokade/event';
import { ok, type Result } from '@rokade/rules';
import type { Actor, ChosenFields, Offer } from '@rokade/tournament';
import type { EventError, Events } from '../../events/events.ts';

/**
 * Takes over the chosen fields of offers to an entry list, one person after the other; returns the version
 * after it. If one is refused, the earlier ones stay.
 */
export async function takeOverAtEvent(
  events: Events,
  { id, basedOn, actor }: { id: EventId; basedOn: number; actor: Actor },
  offers: readonly Offer[],
  chosen: ChosenFields,
): Promise<Result<number, EventError>> {
  let version = basedOn;
  for (const offer of offers) {
    const fields: readonly string[] = chosen(offer);
    if (fields.length === 0) continue;
    const entrant = offer.player as string as EntrantId;
    const changes = Object.fromEntries(
      Object.entries(offer.changes).filter(([field]) => fields.includes(field)),
    );
    const command = { kind: 'change-entrant', entrant, changes } as const;
    // The person was chosen by somebody, so that the question about namesakes is answered.
    const request = { basedOn: version, command, reason: '', confirmed: true };
    const done = await events.execute(id, request, actor);
    if (!done.ok) return done;
    version = done.value.state.version;
  }
  return ok(version);
}
