import * as z from 'zod/mini';
import { mostRounds } from '../trf/trf-document.ts';
import type { JsonFault, JsonProblem } from './json-fault.ts';

/** One schema for each property of a type: a forgotten or misnamed one is a type error. */
export type ShapeOf<T> = { readonly [K in keyof T]-?: z.ZodMiniType<T[K]> };

type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with names. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problem = (error: JsonProblem) => ({ error });

const numberThat = (fits: (value: number) => boolean, named: JsonProblem) =>
  z.number(problem(named)).check(z.refine(fits, problem(named)));

const wholeFrom = (least: number, most: number, named: JsonProblem) =>
  numberThat((value) => Number.isInteger(value) && value >= least && value <= most, named);

/** What is wrong with an object is that it is none; its properties speak for themselves. */
const notObject = problem('not-object');

export const text = z.string(problem('not-text'));
export const yesOrNo = z.boolean(problem('not-yes-or-no'));

/** A whole number from -19 to 199: what report files hold. */
export const halfPoints = wholeFrom(-19, 199, 'not-half-points');

/** A whole number from 1 to 9999: players, ratings, placings. */
export const ordinal = wholeFrom(1, 9999, 'not-ordinal');
export const round = wholeFrom(1, mostRounds, 'not-round');
export const whole = numberThat(Number.isSafeInteger, 'not-whole');
export const wholeTo = (most: number) => wholeFrom(0, most, 'not-whole');

/** A number with at most two decimals, as far as numbers in JSON can tell. */
export const amount = numberThat(
  (value) =>
    Number.isSafeInteger(Math.round(value * 100)) && Math.round(value * 100) / 100 === value,
  'not-amount',
);

export const word = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, problem('unknown-word'));

export const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item, problem('not-list'));

/** Every named value must be there; others are left out. */
export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, notObject);

/** An object whose `kind` says which of several it is. */
export const kinds = <
  Members extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(
  ...members: Members
) =>
  z.discriminatedUnion('kind', members, {
    error: ({ input }) =>
      (isJsonObject(input) ? 'unknown-word' : 'not-object') satisfies JsonProblem,
  });

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((at) => (typeof at === 'number' ? `[${at}]` : `.${String(at)}`))
    .join('')
    .replace(/^\./, '');

/** What is wrong with a value in the words of a JSON fault; each schema above names its problem. */
export const shapeFaults = ({ issues }: z.core.$ZodError): readonly JsonFault[] =>
  issues.map(({ path, message }) => ({
    code: 'json.wrong-type',
    path: pathText(path),
    problem: message as JsonProblem,
  }));
