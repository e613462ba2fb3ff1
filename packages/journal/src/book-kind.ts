import type { Result } from '@rokade/rules';
import type { Decider, Versioned } from './decider.ts';
import { entryOf, type OfKind, type Recorded, type Returned, returned } from './entry.ts';
import { isReturnTo, type Request, type ReturnTo, returnTo } from './request.ts';
import { oneOf, type Shape } from './shape.ts';

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
export interface BookMarks {
  /** What is searched, in plain letters. */
  readonly words: string;
  /** What it is doing: a word of its kind of book's own. */
  readonly state: string;
  /** The day it is listed by, as `2026-11-21`; '' = none. */
  readonly day: string;
  /** Everybody may see it. */
  readonly isPublic: boolean;
  /** What it has in common with others, word for word; no line breaks. */
  readonly ties: readonly string[];
}

/** A kind of book with all that a shell has to know of it to keep, list, copy and take it in. */
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
  /** Whether a command lets others go first that wait for the same book; left out: none does. */
  readonly makesWay?: (command: B['command'] | ReturnTo) => boolean;
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
    /** The name of the copy to be made after an event, but for its time; null: none. */
    readonly nameAfter: (event: B['event'] | Returned) => string | null;
    /** Below the folder of backups; left out: after the kind, and whose it is. */
    readonly folder?: (id: B['id']) => string;
    /** Whether there are to be copies of a book that goes so far; left out: there are. */
    readonly areMadeOf?: (state: B['state']) => boolean;
    /** What is kept beside a copy for people to read, as HTML, made at a time (UTC); null: nothing. */
    readonly paper?: (state: B['state'], at: string) => string | null;
  };
}

/** The shapes of what comes from outside: a kind's own commands and events, and returns. */
export const shapesOf = <Command extends OfKind, Event extends OfKind>(
  command: Shape<Command>,
  event: Shape<Event>,
) => ({
  commandShape: oneOf(command, returnTo),
  entryShape: entryOf(oneOf(event, returned)),
});

/** A kind of which a data folder has one book, called so; any command of its own begins it. */
export const onlyOne = <Id extends string>(own: Id) => ({
  parseId: (text: string): Id | null => (text === own ? own : null),
  idOf: (): Id => own,
  begins: (command: OfKind): Id | null => (isReturnTo(command) ? null : own),
});

/** A kind of which somebody has one book each, called as they are; any command of its own begins it. */
export const oneEach = <Id extends string>(parseId: (text: string) => Id | null) => ({
  parseId,
  idOf: null,
  begins: (command: OfKind, to: Id): Id | null => (isReturnTo(command) ? null : to),
});

/** Copies after events of these kinds, by such names. */
export const copiedAfter = <Event extends OfKind>(
  names: Readonly<Partial<Record<Event['kind'], string>>>,
) => ({
  nameAfter: ({ kind }: OfKind): string | null => names[kind as Event['kind']] ?? null,
});
