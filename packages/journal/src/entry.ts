import { fieldsOf, kindsOf, moment, ordinal, type Shape, text, type ValueOf } from './shape.ts';

/** What happened, or what somebody wants done, by its kind. */
export interface OfKind {
  readonly kind: string;
}

/** Who did it: an account's id and name as they were then; `system` for what Rokade did by itself. */
const actor = fieldsOf({ id: text, name: text });
export interface Actor extends ValueOf<typeof actor> {}

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

/** The shape of a line with events of a shape. */
export const entryOf = <Event extends OfKind>(event: Shape<Event>): Shape<Entry<Event>> =>
  fieldsOf({ version: ordinal, at: moment, actor, reason: text, event });

/** Everything after entry `toVersion` no longer counts, until a later return brings it back. */
export const returned = kindsOf({ 'returned-to': { toVersion: ordinal } });
export type Returned = ValueOf<typeof returned>;

/** What a journal holds: the events of its kind of book, and returns. */
export type Recorded<Event extends OfKind> = Entry<Event | Returned>;

/** Whether an event is a return; every kind of book has them. */
export const isReturn = (event: OfKind): event is Returned => event.kind === 'returned-to';

/** Whether an entry is no return: then it can be folded onto the state before it. */
export const isOwn = <Event extends OfKind>(entry: Recorded<Event>): entry is Entry<Event> =>
  !isReturn(entry.event);
