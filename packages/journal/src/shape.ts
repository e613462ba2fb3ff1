/** A value's schema as data: TypeScript types, the API's schemas, forms and checks are made from it. */
export type Description =
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'moment' | 'switch' | 'number' | 'anything' }
  | { readonly kind: 'whole'; readonly least?: number; readonly most?: number }
  /** A text that `parse` accepts; null: refused. */
  | { readonly kind: 'id'; readonly parse: (text: string) => string | null }
  | { readonly kind: 'word'; readonly words: readonly (string | number)[] }
  /** `word` is a former name of `now` and is still read. */
  | { readonly kind: 'former-word'; readonly word: string; readonly now: string }
  | { readonly kind: 'list'; readonly of: Shape; readonly most: number; readonly least: number }
  | { readonly kind: 'table'; readonly of: Shape }
  | { readonly kind: 'or-null'; readonly of: Shape }
  | { readonly kind: 'one-of'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Shape>> };

/** The schema of a `T`. `holds` is never set: it carries the type for the compiler. */
export type Shape<T = unknown> = Description & {
  readonly holds?: T;
  readonly optional?: true;
  /** The id of what the command creates; the API and the command line make one up if it is missing. */
  readonly isNew?: true;
  /** A fact of another book: the server fills it in, no sender types it. */
  readonly isFact?: true;
};

/** The type of the values that a shape describes. */
export type ValueOf<S extends Shape> = S extends { readonly holds?: infer T } ? T : never;

/** Shapes by the names of an object's properties. */
export type FieldShapes = Readonly<Record<string, Shape>>;

type OptionalIn<F> = { [K in keyof F]: F[K] extends { optional: true } ? K : never }[keyof F];

/** An object with a value for each shape; those that may be left out may be. */
export type FieldsOf<F extends FieldShapes> = {
  readonly [K in keyof F as K extends OptionalIn<F> ? never : K]: ValueOf<F[K]>;
} & { readonly [K in keyof F as K extends OptionalIn<F> ? K : never]?: ValueOf<F[K]> };

/** A text of at most `most` characters. */
export const textUpTo = (most: number): Shape<string> => ({ kind: 'text', most });

/** A text. `decide` checks its content; the shape only bounds its length. */
export const text = textUpTo(2000);

/** UTC with milliseconds, as `toISOString` writes it. */
export const moment: Shape<string> = { kind: 'moment' };

export const yesOrNo: Shape<boolean> = { kind: 'switch' };

export const number: Shape<number> = { kind: 'number' };

export const anything: Shape<unknown> = { kind: 'anything' };

/** A whole number. The bounds keep out nonsense; `decide` knows the narrower ones. */
export const whole = (least?: number, most?: number): Shape<number> => ({
  kind: 'whole',
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
});

/** A count from 1: a round, a board, a version. */
export const ordinal: Shape<number> = whole(1, 1_000_000);

/** An id: a text that `parse` accepts. */
export const idBy = <Id extends string>(parse: (text: string) => Id | null): Shape<Id> => ({
  kind: 'id',
  parse,
});

export const wordOf = <const Word extends string | number>(
  words: readonly Word[],
): Shape<Word> => ({
  kind: 'word',
  words,
});

/** The greatest length of a list in a command or an entry, such as players or boards. */
const longestList = 10_000;

export const listOf = <T>(
  of: Shape<T>,
  { least = 0, most = longestList } = {},
): Shape<readonly T[]> => ({ kind: 'list', of, most, least });

/** A record with free keys. */
export const tableOf = <T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  kind: 'table',
  of,
});

export const orNull = <T>(of: Shape<T>): Shape<T | null> => ({ kind: 'or-null', of });

/** A union of shapes; a union among them is flattened. */
export const oneOf = <const Shapes extends readonly Shape[]>(
  ...shapes: Shapes
): Shape<ValueOf<Shapes[number]>> => ({
  kind: 'one-of',
  shapes: shapes.flatMap((shape) => (shape.kind === 'one-of' ? shape.shapes : [shape])),
});

/** An object with exactly these properties. */
export const fieldsOf = <const F extends FieldShapes>(fields: F): Shape<FieldsOf<F>> => ({
  kind: 'fields',
  fields,
});

/** A property that may be absent (`undefined` is refused). */
export const leftOut = <T>(shape: Shape<T>): Shape<T> & { readonly optional: true } => ({
  ...shape,
  optional: true,
});

/** The id of what a command makes. */
export const newOne = <T>(shape: Shape<T>): Shape<T> => ({ ...shape, isNew: true });

/** A fact of another book, which the server fills in. */
export const factOf = <S extends Shape>(shape: S): S => ({ ...shape, isFact: true });

/** An object with any of these properties and no others. */
export const someOf = <F extends FieldShapes>(fields: F): Shape<Partial<FieldsOf<F>>> => ({
  kind: 'fields',
  fields: Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, leftOut(shape)])),
});

/** The properties of each member of a union that is told apart by `kind`. */
export type KindShapes = Readonly<Record<string, FieldShapes>>;

/** The union whose members the table describes. */
export type KindsOf<Kinds extends KindShapes> = {
  [K in keyof Kinds]: { readonly kind: K } & FieldsOf<Kinds[K]>;
}[keyof Kinds];

/** The shape of a union on `kind`, from the properties of each member. Former names of kinds are still read. */
export const kindsOf = <const Kinds extends KindShapes>(
  kinds: Kinds,
  formerNames: Readonly<Record<string, keyof Kinds & string>> = {},
): Shape<KindsOf<Kinds>> => ({
  kind: 'one-of',
  shapes: [
    ...Object.entries(kinds).map(([kind, fields]) => fieldsOf({ kind: wordOf([kind]), ...fields })),
    ...Object.entries(formerNames).map(([word, now]) =>
      fieldsOf({ kind: { kind: 'former-word', word, now }, ...kinds[now] }),
    ),
  ],
});
