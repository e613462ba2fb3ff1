import type {
  Decider,
  OfKind,
  Recorded,
  Request,
  Returned,
  ReturnTo,
  Shape,
  Versioned,
} from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { ListMarks } from '@rokade/store';

/** The types of a kind of book, under one name each. */
export interface BookTypes {
  readonly state: Versioned;
  readonly command: OfKind;
  readonly event: OfKind;
  readonly refusal: { readonly code: string };
  readonly id: string;
  /** What lists say of a book. */
  readonly summary: object;
}

/** What a list finds a book by, in the kind's own words. */
export type BookMarks = Omit<ListMarks, 'format'>;

/** A kind of book with what the server has to know of it besides; everything else is the same for all. */
export interface BookKind<B extends BookTypes>
  extends Decider<B['state'], B['command'], B['event'], B['refusal']> {
  /** As `decide`, in steps, where a command may take seconds. */
  readonly decideInSteps?: (
    state: B['state'] | null,
    request: Request<B['command']>,
  ) => Generator<undefined, Result<readonly B['event'][], B['refusal']>>;
  readonly parseId: (text: string) => B['id'] | null;
  /** null: a book of the kind does not say how it is called. */
  readonly idOf: ((state: B['state']) => B['id']) | null;
  /** The id of the book that a command begins, if there is none, given to which it goes; null: it needs one to be there. */
  readonly begins: (command: B['command'] | ReturnTo, to: B['id']) => B['id'] | null;
  readonly commandShape: Shape<B['command'] | ReturnTo>;
  /** Of the present format, strictly: nothing missing, nothing besides. */
  readonly entryShape: Shape<Recorded<B['event']>>;
  /** Whether an event out of a stranger's file can follow on a state. */
  readonly follows: (state: B['state'] | null, event: B['event']) => boolean;
  readonly summary: {
    /** Raised when `of` says something else of the same state; stored ones are then made anew. */
    readonly format: number;
    readonly of: (state: B['state']) => B['summary'];
    /** What lists find a book by; a kind of which there is one needs none. */
    readonly marks?: {
      /** Raised when `of` marks the same summary otherwise. */
      readonly format: number;
      readonly of: (summary: B['summary']) => BookMarks;
      /** What a list does not say, and finds a book by nevertheless. */
      readonly ties?: (state: B['state']) => readonly string[];
    };
  };
  readonly copies: {
    /** Below the folder of backups. */
    readonly folder: (id: B['id']) => string;
    /** The name of the copy to be made after an event, but for its time; null: none. */
    readonly nameAfter: (event: B['event'] | Returned) => string | null;
    /** Whether there are to be copies of a book that goes so far. */
    readonly areMadeOf: (state: B['state']) => boolean;
    /** What is kept beside a copy for people to read, as HTML, made at a time (UTC); null: nothing. */
    readonly paper?: (state: B['state'], at: string) => string | null;
  };
}
