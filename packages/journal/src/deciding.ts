import { err, ok, type Result } from '@rokade/rules';
import type { Versioned } from './decider.ts';
import type { Entry, OfKind } from './entry.ts';
import type { Request } from './request.ts';
import { differing } from './value-problems.ts';

/** A handler for each member of a union by its `kind`; a missing handler does not compile. */
export type ByKind<Union extends OfKind, State, Answer, More = void> = {
  readonly [Kind in Union['kind']]: (
    state: State,
    one: Extract<Union, { readonly kind: Kind }>,
    more: More,
  ) => Answer;
};

/** Calls the handler for the member's `kind`. */
export const byKind =
  <Union extends OfKind, State, Answer, More = void>(
    table: ByKind<Union, State, Answer, More>,
  ): ((state: State, one: Union, more: More) => Answer) =>
  (state, one, more) => {
    const done: (state: State, one: never, more: More) => Answer = table[one.kind as Union['kind']];
    return done(state, one as never, more);
  };

/** The parts of a request that handlers need beside the command. */
export interface RequestFacts {
  readonly isConfirmed: boolean;
  /** The day of the request, `2026-11-21`; '' in replays, where nothing depends on the day. */
  readonly today: string;
}

export const factsOfRequest = ({ confirmed, now = '' }: Request<OfKind>): RequestFacts => ({
  isConfirmed: confirmed !== false,
  today: now.slice(0, 10),
});

/** The events, or the refusal if there is one. */
export const unless = <Event, Refusal>(
  refusal: Refusal | null,
  happened: readonly Event[],
): Result<readonly Event[], Refusal> => (refusal === null ? ok(happened) : err(refusal));

/**
 * Decides a change of values: no event if nothing differs; else `decide` gets the values that differ and
 * all values as they will be.
 */
export function changing<Values extends object, Event, Refusal>(
  before: Values,
  changes: Partial<NoInfer<Values>>,
  decide: (values: Partial<Values>, after: Values) => Result<readonly Event[], Refusal>,
): Result<readonly Event[], Refusal> {
  const values = differing(before, changes);
  return Object.keys(values).length === 0 ? ok([]) : decide(values, { ...before, ...values });
}

/** Puts the event that creates the book in front, where there is no book yet and something was decided. */
export const begunBy = <Event, Refusal>(
  first: Event,
  state: object | null,
  decided: Result<readonly Event[], Refusal>,
): Result<readonly Event[], Refusal> =>
  state !== null || !decided.ok || decided.value.length === 0
    ? decided
    : ok([first, ...decided.value]);

/** A computation as a generator, which yields so that other tasks can run in between. */
export type InSteps<T> = Generator<undefined, T>;

/** The result of a generator, without interruption. */
export function doneAtOnce<T>(steps: InSteps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** An `evolve` made of handlers, for a book that begins from the state `initial`. */
export function evolvingFrom<State extends Versioned, Event extends OfKind>(
  initial: State,
  table: ByKind<Event, State, State>,
): (state: State | null, entry: Entry<Event>) => State {
  const after = byKind(table);
  return (state, { version, event }) => ({ ...after(state ?? initial, event), version });
}

/** A `restsOn` made of a handler for each command. */
export function restingBy<Command extends OfKind, Event extends OfKind>(
  table: ByKind<Command, Event, boolean>,
): (command: Command, happened: Event) => boolean {
  const rests = byKind(table);
  return (command, happened) => rests(happened, command);
}

/** A `follows` made of a handler for each event; without a state only `beginning` can come. */
export function followingBy<State, Event extends OfKind>(
  beginning: Event['kind'],
  table: ByKind<Event, State, boolean>,
): (state: State | null, happened: Event) => boolean {
  const follows = byKind(table);
  return (state, happened) =>
    state === null ? happened.kind === beginning : follows(state, happened);
}
