import type { Result } from '@rokade/rules';
import type { Entry, OfKind } from './entry.ts';
import type { PersonalValues } from './personal.ts';
import type { Request } from './request.ts';

/** A state with the number of the last journal entry that it contains; returns count. */
export interface Versioned {
  readonly version: number;
}

/** Converts an event from one format to the next. */
export type Migration = (event: unknown) => unknown;

/**
 * The pure core of a kind of book (event sourcing's *decider*): storage, undo, history, export and
 * import are written once upon it. It handles its own commands and events; returns to an earlier
 * version are handled the same way for every kind.
 */
export interface Decider<
  State extends Versioned,
  Command extends OfKind,
  Event extends OfKind,
  Refusal,
> {
  /** The kind's name in files and in the store, which never changes: `tournament`. */
  readonly kind: string;
  /** The number of the format in which entries are written now: one more than there are migrations. */
  readonly format: number;
  /**
   * Index 0 leads from format 1 to 2. A migration is never changed or removed once released;
   * `packages/server/test/fixtures/journals/` keeps a journal of every format.
   */
  readonly migrations: readonly Migration[];
  /** The events that a command leads to (none if it changes nothing), or why it is refused. */
  readonly decide: (
    state: State | null,
    request: Request<Command>,
  ) => Result<readonly Event[], Refusal>;
  /** Why undoing back to an earlier state is refused, or what must be confirmed first; null: nothing. */
  readonly objectionToReturn: (
    state: State,
    earlier: State,
    request: Request<OfKind>,
  ) => Refusal | null;
  /** The state after one more entry. Defined for every event that `decide` can return. */
  readonly evolve: (state: State | null, entry: Entry<Event>) => State;
  /** Whether undo keeps this event, however far back it goes. Default: undo keeps none. */
  readonly lasts?: (event: Event) => boolean;
  /** Whether an event that the command's sender has not seen conflicts with the command. */
  readonly restsOn: (command: Command, event: Event) => boolean;
  /** Which values are personal: an entry's hash leaves them out, so that they can be erased later. */
  readonly personal: PersonalValues;
}
