/** What happened, or what somebody wants done, by its kind. */
export interface OfKind {
  readonly kind: string;
}

/** Who did it: an account's id and name as they were then; `system` for what Rokade did by itself. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** A dated, signed line of a book's journal. `version` counts from 1 without gaps. */
export interface Entry<Event extends OfKind> {
  readonly version: number;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  readonly actor: Actor;
  /** Why somebody overrode a rule or decided so; '' where no reason was needed. */
  readonly reason: string;
  readonly event: Event;
}

/** Everything after entry `toVersion` no longer counts, until a later return brings it back. */
export interface Returned {
  readonly kind: 'returned-to';
  readonly toVersion: number;
}

/** What a journal holds: the events of its kind of book, and returns. */
export type Recorded<Event extends OfKind> = Entry<Event | Returned>;

/** Whether an event is a return; every kind of book has them. */
export const isReturn = (event: OfKind): event is Returned => event.kind === 'returned-to';

/** Whether an entry is no return: then it can be folded onto the state before it. */
export const isOwn = <Event extends OfKind>(entry: Recorded<Event>): entry is Entry<Event> =>
  !isReturn(entry.event);
