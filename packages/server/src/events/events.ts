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

/** Why something could not be done with an event. */
export type EventError = BookError<EventTypes> | ImportFault;

/** An event with what its tournaments have taken over of its entry list, and what they have not yet. */
export interface TakingOverPlan {
  readonly event: ChessEvent;
  readonly there: readonly GroupPlayers[];
  readonly plan: readonly TakingOver[];
}

/** In which tournaments somebody may do something. */
export type GroupAllowed = (group: GroupId, belonging: Belonging) => boolean;

/** Who takes the entry list over, and in which tournaments they may. */
export interface Taker {
  readonly actor: Actor;
  readonly may: GroupAllowed;
}

/** What a tournament did not take, and why: its own refusal, by code. */
export interface NotTaken {
  readonly group: GroupId;
  readonly error: { readonly code: string };
}

/** Several tournaments under one roof: everything shells do with such books. */
export interface Events extends Omit<Books<EventTypes>, 'archive'> {
  /** What everybody may see of a published event; of another 'store.missing'. */
  shown(id: EventId, to: 'everybody' | 'arbiter'): Promise<Result<PublicEvent, EventError>>;
  /** Puts an event away with its groups, out of the lists, or takes them all out again; the event last. */
  putAway(
    id: EventId,
    asked: { readonly archived: boolean; readonly may: GroupAllowed },
  ): Promise<Result<null, EventError>>;
  /** Takes an export in, under its own id or, if that is taken, under a new one. */
  importJson(text: string): Promise<Result<EventId, EventError>>;
  /** What the tournaments would be told by `takeOver`. */
  planTakingOver(id: EventId): Promise<Result<TakingOverPlan, EventError>>;
  /** Tells each tournament who plays in it, as the entry list says; gives what was not taken. */
  takeOver(id: EventId, taker: Taker): Promise<Result<readonly NotTaken[], EventError>>;
}
