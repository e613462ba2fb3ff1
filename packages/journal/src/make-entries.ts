import type { Actor, Entry, OfKind } from './entry.ts';

/** Makes entries of the events of one command, numbered from `version` + 1. */
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
