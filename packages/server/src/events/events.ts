import type {
  ChessEvent,
  EventId,
  EventTypes,
  GroupId,
  GroupPlayers,
  PublicEvent,
  TakingOver,
} from '@rokade/event';
import type { Actor } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { Belonging } from '@rokade/store';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, Books } from '../kinds/books.ts';

/** Why an act on an event failed. */
export type EventError = BookError<EventTypes> | ImportFault;

/** An event, the players in its tournaments (`there`), and how they differ from its entry list (`plan`). */
export interface TakingOverPlan {
  readonly event: ChessEvent;
  readonly there: readonly GroupPlayers[];
  readonly plan: readonly TakingOver[];
}

/** Whether somebody may act on a tournament. */
export type GroupAllowed = (group: GroupId, belonging: Belonging) => boolean;

/** Who takes the entry list over into the tournaments, and in which they may. */
export interface Taker {
  readonly actor: Actor;
  readonly may: GroupAllowed;
}

/** A tournament that did not take over its part of the entry list, with the error. */
export interface NotTaken {
  readonly group: GroupId;
  readonly error: { readonly code: string };
}

/** All acts on events, each with its entry list and its tournaments as groups. */
export interface Events extends Omit<Books<EventTypes>, 'archive'> {
  /** The event as the public sees it; 'store.missing' if it is not published, except for an arbiter. */
  shown(id: EventId, to: 'everybody' | 'arbiter'): Promise<Result<PublicEvent, EventError>>;
  /** Archives an event with its groups, or takes them all out of the archive; the event last. */
  putAway(
    id: EventId,
    request: { readonly archived: boolean; readonly may: GroupAllowed },
  ): Promise<Result<null, EventError>>;
  /** Imports an export under its own id or, if that is taken, under a new one. */
  importJson(text: string): Promise<Result<EventId, EventError>>;
  /** What `takeOver` would change in the tournaments. */
  planTakingOver(id: EventId): Promise<Result<TakingOverPlan, EventError>>;
  /** Enters, changes and removes players of each tournament by the entry list; returns the tournaments that failed. */
  takeOver(id: EventId, taker: Taker): Promise<Result<readonly NotTaken[], EventError>>;
}
