import type { Result } from '@rokade/rules';
import type { Entry, OfKind } from './entry.ts';
import type { PersonalValues } from './personal.ts';
import type { Request } from './request.ts';

/** A state knows how much of its journal is folded in, returns included. */
export interface Versioned {
  readonly version: number;
}

/** What turns an event of one format into the next. */
export type Migration = (event: unknown) => unknown;

/**
 * A kind of book: all that storing it, working on it, undo, history, export and import need to know.
 * It answers for its own commands and events; returns are the same in every book.
 */
export interface Decider<
  State extends Versioned,
  Command extends OfKind,
  Event extends OfKind,
  Refusal,
> {
  /** Names the kind for ever, as in files and the store: `tournament`. */
  readonly kind: string;
  /** The format in which entries are written now: one more than there are migrations. */
  readonly format: number;
  /**
   * Index 0 leads from format 1 to 2. A migration is never changed or removed once released;
   * `packages/server/test/fixtures/journals/` keeps a journal of every format.
   */
  readonly migrations: readonly Migration[];
  /** What a command leads to, no event if it changes nothing, or why it may not be. */
  readonly decide: (
    state: State | null,
    request: Request<Command>,
  ) => Result<readonly Event[], Refusal>;
  /** Why a return from one state to an earlier one may not be, or what has to be asked before. */
  readonly objectionToReturn: (
    state: State,
    earlier: State,
    request: Request<OfKind>,
  ) => Refusal | null;
  /** The state after one more entry. Total for every entry that `decide` gives. */
  readonly evolve: (state: State | null, entry: Entry<Event>) => State;
  /** Whether something lasts whatever the book returns to; without it nothing does. */
  readonly lasts?: (event: Event) => boolean;
  /** Whether a command rests on something that a newer event changed. */
  readonly restsOn: (command: Command, event: Event) => boolean;
  /** What an entry's hash does not cover, so that it can be erased. */
  readonly personal: PersonalValues;
}
