import { err, ok, type Result } from '@rokade/rules';
import type { Versioned } from './decider.ts';
import type { Entry, OfKind } from './entry.ts';
import type { Request } from './request.ts';
import { differing } from './said-values.ts';

/** What is done with each kind of a union, on a state; a kind that is missing does not compile. */
export type ByKind<Union extends OfKind, State, Answer, More = void> = {
  readonly [Kind in Union['kind']]: (
    state: State,
    one: Extract<Union, { readonly kind: Kind }>,
    more: More,
  ) => Answer;
};

/** What a table does with one of a union. */
export const byKind =
  <Union extends OfKind, State, Answer, More = void>(
    table: ByKind<Union, State, Answer, More>,
  ): ((state: State, one: Union, more: More) => Answer) =>
  (state, one, more) => {
    const done: (state: State, one: never, more: More) => Answer = table[one.kind as Union['kind']];
    return done(state, one as never, more);
  };

/** What a request says beside its command. */
export interface Asked {
  readonly isConfirmed: boolean;
  /** Today; '' where nobody looks at a calendar. */
  readonly today: string;
}

export const askedOf = ({ confirmed, now = '' }: Request<OfKind>): Asked => ({
  isConfirmed: confirmed !== false,
  today: now.slice(0, 10),
});

/** What happened, unless something is against it. */
export const unless = <Event, Refusal>(
  refusal: Refusal | null,
  happened: readonly Event[],
): Result<readonly Event[], Refusal> => (refusal === null ? ok(happened) : err(refusal));

/** What a change leads to: nothing where nothing differs, else what is made of what does, and of all as it then is. */
export function changing<Values extends object, Event, Refusal>(
  before: Values,
  changes: Partial<NoInfer<Values>>,
  decide: (values: Partial<Values>, after: Values) => Result<readonly Event[], Refusal>,
): Result<readonly Event[], Refusal> {
  const values = differing(before, changes);
  return Object.keys(values).length === 0 ? ok([]) : decide(values, { ...before, ...values });
}

/** What was decided, after what begins the book where there is none yet; nothing begins it by changing nothing. */
export const begunBy = <Event, Refusal>(
  first: Event,
  state: object | null,
  decided: Result<readonly Event[], Refusal>,
): Result<readonly Event[], Refusal> =>
  state !== null || !decided.ok || decided.value.length === 0
    ? decided
    : ok([first, ...decided.value]);

/** The state after one more entry, by a table, in a book that says nothing before the first. */
export function evolvingFrom<State extends Versioned, Event extends OfKind>(
  unsaid: State,
  table: ByKind<Event, State, State>,
): (state: State | null, entry: Entry<Event>) => State {
  const after = byKind(table);
  return (state, { version, event }) => ({ ...after(state ?? unsaid, event), version });
}

/** Whether a command rests on something that happened, by a table of the commands. */
export function restingBy<Command extends OfKind, Event extends OfKind>(
  table: ByKind<Command, Event, boolean>,
): (command: Command, happened: Event) => boolean {
  const rests = byKind(table);
  return (command, happened) => rests(happened, command);
}

/** Whether what a stranger's file tells can follow on a state, by a table; on none it begins the book. */
export function followingBy<State, Event extends OfKind>(
  beginning: Event['kind'],
  table: ByKind<Event, State, boolean>,
): (state: State | null, happened: Event) => boolean {
  const follows = byKind(table);
  return (state, happened) =>
    state === null ? happened.kind === beginning : follows(state, happened);
}
