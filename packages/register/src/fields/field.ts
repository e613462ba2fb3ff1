import { type Shape, someOf, text, type ValueOf, wordOf } from '@rokade/journal';

/**
 * Who may see a field: the public; the register's users; or only users with access to contact data,
 * whose looks are logged.
 */
export type FieldReader = 'everybody' | 'desk' | 'contact';

/** How a person can choose to be named on public pages. */
export const publicNames = ['initials', 'none'] as const;

/**
 * The shape of each kind of field; '' = not given. The kind decides how the field is checked and read;
 * `decide` checks the content.
 */
const fieldShapes = {
  text,
  /** A federation's code of three capitals, as FIDE has it: `DEN`. */
  federation: text,
  /** `2001-12-31`, or `2001` where only the year is known. */
  'day-or-year': text,
  sex: wordOf(['m', 'w', '']),
  /** A title of FIDE's for strength, in capitals: `WFM`. */
  title: text,
  /** A unique number: two people with the same one are the same. */
  number: text,
  /** How the name is shown on public pages; '' = as the tournament decides. */
  'public-name': wordOf([...publicNames, '']),
};

export type FieldKind = keyof typeof fieldShapes;

export type FieldValues = { readonly [Kind in FieldKind]: ValueOf<(typeof fieldShapes)[Kind]> };

/** The record of a field: forms, shapes, files, columns and comparisons are made from it. */
export interface FieldRecord {
  readonly kind: FieldKind;
  readonly seenBy: FieldReader;
  /** Column headings in lists, in small letters without blanks and accents, separated by blanks. */
  readonly headings: string;
}

/** A value for each field of a table of fields. */
export type ValuesOf<Fields extends Readonly<Record<string, FieldRecord>>> = {
  readonly [F in keyof Fields]: FieldValues[Fields[F]['kind']];
};

/** Some of the values of a table of fields. */
export const someValues = <Fields extends Readonly<Record<string, FieldRecord>>>(
  fields: Fields,
): Shape<Partial<ValuesOf<Fields>>> =>
  someOf(
    Object.fromEntries(Object.entries(fields).map(([code, { kind }]) => [code, fieldShapes[kind]])),
  ) as Shape<Partial<ValuesOf<Fields>>>;

/** The codes of a table of fields, in its order. */
export const codesOf = <Code extends string>(
  fields: Readonly<Record<Code, FieldRecord>>,
): readonly Code[] => Object.keys(fields) as Code[];

/** The empty values. */
export const nothingSaid = <Fields extends Readonly<Record<string, FieldRecord>>>(
  fields: Fields,
): ValuesOf<Fields> =>
  Object.fromEntries(Object.keys(fields).map((code) => [code, ''])) as ValuesOf<Fields>;
