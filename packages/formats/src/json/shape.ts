import { isDay } from '@rokade/rules';
import * as z from 'zod/mini';
import { mostRounds } from '../trf/trf-document.ts';
import type { JsonFault, JsonProblem } from './json-fault.ts';

/** What a value out of JSON has to be like, and what becomes of it. */
export type JsonShape<T> = z.ZodMiniType<T>;

/** One schema for each property of a type: a forgotten or misnamed one is a type error. */
export type ShapeOf<T> = { readonly [K in keyof T]-?: z.ZodMiniType<T[K]> };

type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with names. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The problem of a value that is there; one that is not there is missing. */
const problem = (named: JsonProblem) => ({
  error: ({ input }: { readonly input?: unknown }): JsonProblem =>
    input === undefined ? 'missing' : named,
});

const numberThat = (fits: (value: number) => boolean, named: JsonProblem) =>
  z.number(problem(named)).check(z.refine(fits, problem(named)));

const wholeFrom = (least: number, most: number, named: JsonProblem) =>
  numberThat((value) => Number.isInteger(value) && value >= least && value <= most, named);

const within = (least: number, most: number) =>
  z.refine<number>((value) => value >= least && value <= most, {
    ...problem('out-of-range'),
    params: { least, most },
  });

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

/** A whole number between two bounds that no sensible value passes. */
export const wholeWithin = (least: number, most: number) => whole.check(within(least, most));

/** Any number between two bounds. */
export const numberWithin = (least: number, most: number) =>
  z.number(problem('not-number')).check(within(least, most));

/** Points in whole and halves, from 0. */
export const pointsTo = (most: number) =>
  numberThat((value) => value >= 0 && value <= most && Number.isInteger(2 * value), 'not-points');

/** A day of the calendar, `2028-02-29`. */
export const day = z.string(problem('not-a-date')).check(z.refine(isDay, problem('not-a-date')));

export const word = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, problem('unknown-word'));

/** One of several values of any kind. */
export const among = <const Value extends string | number | null>(
  values: readonly Value[],
  named: JsonProblem,
) => z.literal([...values], problem(named));

export const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item, problem('not-list'));

/** Every named value must be there; others are left out. */
export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, notObject);

/** The same, and nothing else may be there: what is not named is refused. */
export const exactly = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, input }) =>
      (code === 'unrecognized_keys'
        ? 'unknown'
        : input === undefined
          ? 'missing'
          : 'not-object') satisfies JsonProblem,
  });

/** What may be left out is what it usually is. */
export const usually = <T extends z.ZodMiniType>(
  shape: T,
  usual: z.core.util.NoUndefined<z.output<T>>,
) => z._default(shape, usual);

export const orNull = <T extends z.ZodMiniType>(shape: T) => z.nullable(shape);

/** What may be left out and is then not there. */
export const leftOut = <T extends z.ZodMiniType>(shape: T) => z.optional(shape);

/** A value of a document that contradicts the rest of it. */
export interface Contradiction {
  readonly path: readonly PropertyKey[];
  readonly problem: JsonProblem;
}

/** A shape whose values are looked through once more, each part of them being sound. */
export const lookedThrough = <T>(
  shape: JsonShape<T>,
  contradictions: (value: T) => readonly Contradiction[],
): JsonShape<T> =>
  shape.check((read) => {
    for (const { path, problem: message } of contradictions(read.value)) {
      read.issues.push({ code: 'custom', path: [...path], message, input: read.value });
    }
  });

/** Where a list at a path names something a second time, `of` being where in each entry the name is. */
export const namedTwice = (
  path: readonly PropertyKey[],
  names: readonly (string | number)[],
  of: readonly string[] = [],
): readonly Contradiction[] =>
  names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: [...path, index, ...of], problem: 'twice' }] : [],
  );

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

const surplusFirst = (one: JsonFault, other: JsonFault): number =>
  Number(isSurplus(other)) - Number(isSurplus(one));

const isSurplus = (fault: JsonFault): boolean =>
  fault.code === 'json.wrong-type' && fault.problem === 'unknown';

/** The words of which one must stand there, or the kinds of which an object must be one. */
function wordsOf(issue: z.core.$ZodIssue): readonly unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && issue.inclusive !== false ? issue.options : undefined;
}

/** What is wrong at a path, with the words or the bound that would be right where the schema names them. */
function faultAt(path: string, issue: z.core.$ZodIssue): JsonFault {
  const words = issue.message === 'unknown-word' ? wordsOf(issue) : undefined;
  if (words !== undefined) return { code: 'json.unknown-word', path, words: words.join(', ') };
  if (issue.code === 'custom' && issue.params !== undefined) {
    const { least, most } = issue.params as { readonly least: number; readonly most: number };
    return { code: 'json.out-of-bounds', path, least, most };
  }
  return { code: 'json.wrong-type', path, problem: issue.message as JsonProblem };
}

/**
 * What is wrong with a value in the words of a JSON fault; each schema above names its problem. First
 * what nobody knows: a name misspelt is one too many, and then one missing.
 */
export const shapeFaults = ({ issues }: z.core.$ZodError): readonly JsonFault[] =>
  issues
    .flatMap((issue) => {
      const surplus = issue.code === 'unrecognized_keys' ? issue.keys : [null];
      return surplus.map((key) =>
        faultAt(pathText(key === null ? issue.path : [...issue.path, key]), issue),
      );
    })
    .toSorted(surplusFirst);
