import { type Shape, someOf, text, type ValueOf, wordOf } from '@rokade/journal';

/**
 * Who may see a field: everybody, whoever works with the register, or only who may see contact data
 * there, whose looking is kept.
 */
export type FieldReader = 'everybody' | 'desk' | 'contact';

/** What somebody can choose for their name on public pages. */
export const publicNames = ['initials', 'none'] as const;

/**
 * What a field can hold, by its kind; '' = not said. The kind decides how it is checked and read; what
 * it may be exactly, `decide` says.
 */
const fieldShapes = {
  text,
  /** Three capitals, as FIDE's federations have: `DEN`. */
  federation: text,
  /** `2001-12-31`, or `2001` where no more is known. */
  'day-or-year': text,
  sex: wordOf(['m', 'w', '']),
  /** One that FIDE gives for strength, in its capitals: `WFM`. */
  title: text,
  /** Given once: two with the same are one. */
  number: text,
  /** How one's name stands on public pages; '' = as the tournament has it. */
  'public-name': wordOf([...publicNames, '']),
};

export type FieldKind = keyof typeof fieldShapes;

export type FieldValues = { readonly [Kind in FieldKind]: ValueOf<(typeof fieldShapes)[Kind]> };

/** One record for each field: forms, shapes, files, columns and comparisons are made from it. */
export interface FieldRecord {
  readonly kind: FieldKind;
  readonly seenBy: FieldReader;
  /** Headings of its column in lists, in small letters without blanks and marks, apart by blanks. */
  readonly headings: string;
}

/** What holds a value for each field of a table of fields. */
export type ValuesOf<Fields extends Readonly<Record<string, FieldRecord>>> = {
  readonly [F in keyof Fields]: FieldValues[Fields[F]['kind']];
};

/** Some values of a table of fields. */
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

/** The values where nothing is said. */
export const nothingSaid = <Fields extends Readonly<Record<string, FieldRecord>>>(
  fields: Fields,
): ValuesOf<Fields> =>
  Object.fromEntries(Object.keys(fields).map((code) => [code, ''])) as ValuesOf<Fields>;
