import { isDay } from '@rokade/rules';
import * as z from 'zod/mini';
import { mostRounds } from '../trf/trf-document.ts';
import type { JsonFault, JsonProblem } from './json-fault.ts';

/** The schema of a value in JSON, and its conversion. */
export type JsonShape<T> = z.ZodMiniType<T>;

/** One schema for each property of a type: a missing or misspelt one is a type error. */
export type ShapeOf<T> = { readonly [K in keyof T]-?: z.ZodMiniType<T[K]> };

type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with properties. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The problem of an invalid value; an absent one is missing instead. */
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

/** The problem of a value that is not an object; its properties have problems of their own. */
const notObject = problem('not-object');

export const text = z.string(problem('not-text'));
export const yesOrNo = z.boolean(problem('not-yes-or-no'));

/** A whole number from -19 to 199, as report files can hold. */
export const halfPoints = wholeFrom(-19, 199, 'not-half-points');

/** A whole number from 1 to 9999: players, ratings, placings. */
export const ordinal = wholeFrom(1, 9999, 'not-ordinal');
export const round = wholeFrom(1, mostRounds, 'not-round');
export const whole = numberThat(Number.isSafeInteger, 'not-whole');
export const wholeTo = (most: number) => wholeFrom(0, most, 'not-whole');

/** A number with at most two decimals, as far as JSON's numbers allow. */
export const amount = numberThat(
  (value) =>
    Number.isSafeInteger(Math.round(value * 100)) && Math.round(value * 100) / 100 === value,
  'not-amount',
);

/** A whole number between two bounds. */
export const wholeWithin = (least: number, most: number) => whole.check(within(least, most));

/** Any number between two bounds. */
export const numberWithin = (least: number, most: number) =>
  z.number(problem('not-number')).check(within(least, most));

/** Points in whole and half points, from 0. */
export const pointsTo = (most: number) =>
  numberThat((value) => value >= 0 && value <= most && Number.isInteger(2 * value), 'not-points');

/** An existing day, `2028-02-29`. */
export const day = z.string(problem('not-a-date')).check(z.refine(isDay, problem('not-a-date')));

export const word = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, problem('unknown-word'));

/** One of several values of any kind. */
export const among = <const Value extends string | number | null>(
  values: readonly Value[],
  named: JsonProblem,
) => z.literal([...values], problem(named));

export const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item, problem('not-list'));

/** An object with all these properties; others are dropped. */
export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, notObject);

/** An object with exactly these properties; others are refused. */
export const exactly = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, input }) =>
      (code === 'unrecognized_keys'
        ? 'unknown'
        : input === undefined
          ? 'missing'
          : 'not-object') satisfies JsonProblem,
  });

/** An optional property with a default. */
export const usually = <T extends z.ZodMiniType>(
  shape: T,
  usual: z.core.util.NoUndefined<z.output<T>>,
) => z._default(shape, usual);

export const orNull = <T extends z.ZodMiniType>(shape: T) => z.nullable(shape);

/** An optional property without a default. */
export const leftOut = <T extends z.ZodMiniType>(shape: T) => z.optional(shape);

/** A value that contradicts the rest of the document. */
export interface Contradiction {
  readonly path: readonly PropertyKey[];
  readonly problem: JsonProblem;
}

/** A shape with a further check of the whole value, once its parts are valid. */
export const lookedThrough = <T>(
  shape: JsonShape<T>,
  contradictions: (value: T) => readonly Contradiction[],
): JsonShape<T> =>
  shape.check((read) => {
    for (const { path, problem: message } of contradictions(read.value)) {
      read.issues.push({ code: 'custom', path: [...path], message, input: read.value });
    }
  });

/** Contradictions where a list at a path names something twice; `of` is the path of the name in an entry. */
export const namedTwice = (
  path: readonly PropertyKey[],
  names: readonly (string | number)[],
  of: readonly string[] = [],
): readonly Contradiction[] =>
  names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: [...path, index, ...of], problem: 'twice' }] : [],
  );

/** A union of objects, told apart by `kind`. */
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

/** The possible words, or kinds of an object, at the place of an issue. */
function wordsOf(issue: z.core.$ZodIssue): readonly unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && issue.inclusive !== false ? issue.options : undefined;
}

/** The fault at a path, with the possible words or the bound if the schema has them. */
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
 * The issues of a schema as JSON faults; each schema above gives its problem. Unknown properties come
 * first: a misspelt name is one too many, and one missing.
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
