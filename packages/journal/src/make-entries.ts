import type { Actor, Entry, OfKind } from './entry.ts';

/** Dates and signs the events of one command, to follow entry `version`. */
export function makeEntries<Event extends OfKind>(
  events: readonly Event[],
  sign: {
    readonly version: number;
    readonly at: string;
    readonly actor: Actor;
    readonly reason: string;
  },
): readonly Entry<Event>[] {
  const { version, at, actor, reason } = sign;
  return events.map((event, index) => ({ version: version + index + 1, at, actor, reason, event }));
}
