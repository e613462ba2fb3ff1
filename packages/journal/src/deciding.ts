import { err, ok, type Result } from '@rokade/rules';
import type { OfKind } from './entry.ts';
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
