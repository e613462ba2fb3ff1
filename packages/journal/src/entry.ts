import { fieldsOf, kindsOf, moment, ordinal, type Shape, text, type ValueOf } from './shape.ts';

/** An event or a command, told apart by `kind`. */
export interface OfKind {
  readonly kind: string;
}

/** Who wrote an entry: the account's id and its name at that time; `system` for Rokade itself. */
const actor = fieldsOf({ id: text, name: text });
export interface Actor extends ValueOf<typeof actor> {}

/** An event with its number, time and author. `version` counts from 1 without gaps. */
export interface Entry<Event extends OfKind> {
  readonly version: number;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  readonly actor: Actor;
  /** Why somebody overrode a rule or decided so; '' where no reason was needed. */
  readonly reason: string;
  readonly event: Event;
}

/** The shape of an entry whose event has the shape `event`. */
export const entryOf = <Event extends OfKind>(event: Shape<Event>): Shape<Entry<Event>> =>
  fieldsOf({ version: ordinal, at: moment, actor, reason: text, event });

/** Undo: entries after `toVersion` no longer count, until a later return restores them. */
export const returned = kindsOf({ 'returned-to': { toVersion: ordinal } });
export type Returned = ValueOf<typeof returned>;

/** What a journal holds: the events of its kind of book, and returns. */
export type Recorded<Event extends OfKind> = Entry<Event | Returned>;

/** Whether an event is a return, which every kind of book has. */
export const isReturn = (event: OfKind): event is Returned => event.kind === 'returned-to';

/** Whether an entry holds an event of the kind's own, which `evolve` applies to the state before it. */
export const isOwn = <Event extends OfKind>(entry: Recorded<Event>): entry is Entry<Event> =>
  !isReturn(entry.event);
