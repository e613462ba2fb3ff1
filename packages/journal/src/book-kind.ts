import type { Result } from '@rokade/rules';
import type { Decider, Versioned } from './decider.ts';
import { entryOf, type OfKind, type Recorded, type Returned, returned } from './entry.ts';
import { isReturnTo, type Request, type ReturnTo, returnTo } from './request.ts';
import { oneOf, type Shape } from './shape.ts';

/** The types that belong to a kind of book. */
export interface BookTypes {
  readonly state: Versioned;
  readonly command: OfKind;
  readonly event: OfKind;
  readonly refusal: { readonly code: string };
  readonly id: string;
  /** The line that lists show for a book. */
  readonly summary: object;
}

/** The values by which lists of books are searched, filtered and sorted. */
export interface BookMarks {
  /** The text that a search looks through, folded to plain letters. */
  readonly words: string;
  /** The book's phase, as a word that its kind defines: `running`. */
  readonly state: string;
  /** The day by which lists sort, as `2026-11-21`; '' if there is none. */
  readonly day: string;
  /** Whether the book is listed without a sign-in. */
  readonly isPublic: boolean;
  /** Keys that related books share, compared exactly; without line breaks. */
  readonly ties: readonly string[];
}

/** A kind of book with everything that the server needs to store, list, back up and import its books. */
export interface BookKind<B extends BookTypes>
  extends Decider<B['state'], B['command'], B['event'], B['refusal']> {
  /** `decide` as a generator that yields between steps, for commands that may take seconds. */
  readonly decideInSteps?: (
    state: B['state'] | null,
    request: Request<B['command']>,
  ) => Generator<undefined, Result<readonly B['event'][], B['refusal']>>;
  readonly parseId: (text: string) => B['id'] | null;
  /** The book's id as its state holds it; null: states of this kind do not hold an id. */
  readonly idOf: ((state: B['state']) => B['id']) | null;
  /** The id of the book that a command creates when no book exists at `to`; null: the command needs an existing book. */
  readonly begins: (command: B['command'] | ReturnTo, to: B['id']) => B['id'] | null;
  /** Whether a command lets other commands that wait for the same book go first. Default: no. */
  readonly makesWay?: (command: B['command'] | ReturnTo) => boolean;
  readonly commandShape: Shape<B['command'] | ReturnTo>;
  /** The shape of an entry in the present format, strict: no property missing, none extra. */
  readonly entryShape: Shape<Recorded<B['event']>>;
  /** Whether an event from an imported file can come after a state. */
  readonly follows: (state: B['state'] | null, event: B['event']) => boolean;
  readonly summary: {
    /** Raised whenever `of` gives another result for the same state; stored summaries are then recomputed. */
    readonly format: number;
    readonly of: (state: B['state']) => B['summary'];
    /** The searchable values of a summary. A kind with a single book needs none. */
    readonly marks?: {
      /** Raised whenever `of` gives another result for the same summary. */
      readonly format: number;
      readonly of: (summary: B['summary']) => BookMarks;
      /** Further `ties` that the summary does not show. */
      readonly ties?: (state: B['state']) => readonly string[];
    };
  };
  readonly copies: {
    /** The name, without its time, of the backup made after an event; null: no backup is made. */
    readonly nameAfter: (event: B['event'] | Returned) => string | null;
    /**
     * How many minutes lie between two backups at least. What comes between them is backed up together when
     * they are over, or the program ends; an erasure at once. Default: each by itself.
     */
    readonly minutesApart?: number;
    /** The book's folder inside the folder of backups. Default: the kind and the owner's organisation. */
    readonly folder?: (id: B['id']) => string;
    /** Whether a book in this state is backed up at all. Default: yes. */
    readonly areMadeOf?: (state: B['state']) => boolean;
    /** A readable HTML page stored beside the backup, dated `at` (UTC) by the clock of a time zone; null: none. */
    readonly paper?: (state: B['state'], at: string, timeZone: string) => string | null;
  };
}

/** The shapes of commands and entries that come from outside: the kind's own, and returns. */
export const shapesOf = <Command extends OfKind, Event extends OfKind>(
  command: Shape<Command>,
  event: Shape<Event>,
) => ({
  commandShape: oneOf(command, returnTo),
  entryShape: entryOf(oneOf(event, returned)),
});

/** For a kind with a single book in a data folder, whose id is `own`; any command creates it. */
export const onlyOne = <Id extends string>(own: Id) => ({
  parseId: (text: string): Id | null => (text === own ? own : null),
  idOf: (): Id => own,
  begins: (command: OfKind): Id | null => (isReturnTo(command) ? null : own),
});

/** For a kind with one book for each owner, whose id is the owner's; any command creates it. */
export const oneEach = <Id extends string>(parseId: (text: string) => Id | null) => ({
  parseId,
  idOf: null,
  begins: (command: OfKind, to: Id): Id | null => (isReturnTo(command) ? null : to),
});

/** A backup after each event of these kinds, with the name given for it. */
export const copiedAfter = <Event extends OfKind>(
  names: Readonly<Partial<Record<Event['kind'], string>>>,
) => ({
  nameAfter: ({ kind }: OfKind): string | null => names[kind as Event['kind']] ?? null,
});
