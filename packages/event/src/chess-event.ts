import { type EventClasses, noClasses } from './classes.ts';
import type { Entrant } from './entrant.ts';
import type { EntryFacts } from './entry-facts.ts';
import { type EventValues, emptyEventValues } from './event-values.ts';
import type { EventId, GroupId } from './ids.ts';
import { emptyInvitation, type Invitation } from './invitation/invitation-fields.ts';

/** The book's state: an event of several tournaments with a common entry list. */
export interface ChessEvent {
  readonly id: EventId;
  readonly version: number;
  readonly values: EventValues;
  readonly invitation: Invitation;
  /** The tournaments, in the order they were added. */
  readonly groups: readonly GroupId[];
  /** In the order of entry. */
  readonly entrants: readonly Entrant[];
  /** The completed points of the timeline, each with its day. */
  readonly done: Readonly<Record<string, string>>;
  readonly classes: EventClasses;
  /** How each entrant entered, by the entrant's id. */
  readonly entries: Readonly<Record<string, EntryFacts>>;
  /** The name of who ticked each point of the timeline. */
  readonly doneBy: Readonly<Record<string, string>>;
}

/** An event without any values. */
export const emptyEvent = (id: EventId): ChessEvent => ({
  id,
  version: 0,
  values: emptyEventValues,
  invitation: emptyInvitation,
  groups: [],
  entrants: [],
  done: {},
  classes: noClasses,
  entries: {},
  doneBy: {},
});
