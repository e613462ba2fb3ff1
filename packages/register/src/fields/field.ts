import {
  emptyValuesOf,
  type FieldsOf,
  type Shape,
  type ShapesOf,
  shapesIn,
  someOf,
  text,
  type ValueField,
  wordOf,
} from '@rokade/journal';

/** How a person can choose to be named on public pages. */
export const publicNames = ['initials', 'none'] as const;

/** FIDE's titles for strength. */
export const titles = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

const words = { shape: text, input: { kind: 'line' } } as const;

/**
 * Each kind of field, with its shape and the way in which a form asks for it; '' = not given. The kind
 * decides how a field is checked and read from lists; `decide` checks the content.
 */
export const fieldKinds = {
  text: { kind: 'text', ...words },
  /** A federation's code of three capitals, as FIDE has it: `DEN`. */
  federation: { kind: 'federation', ...words },
  /** `2001-12-31`, or `2001` where only the year is known. */
  birth: { kind: 'day-or-year', ...words },
  sex: {
    kind: 'sex',
    shape: wordOf(['m', 'w', '']),
    input: { kind: 'choice', words: 'console.sex-' },
  },
  /** A title of FIDE's for strength, in capitals: `WFM`. */
  title: { kind: 'title', shape: text, input: { kind: 'choice', of: ['', ...titles] } },
  /** A unique number: two people with the same one are the same. */
  number: { kind: 'number', ...words },
  /** How the name is shown on public pages; '' = as the tournament decides. */
  publicName: {
    kind: 'public-name',
    shape: wordOf([...publicNames, '']),
    input: {
      kind: 'choice',
      words: 'people.public-name-',
      nothing: 'people.public-name-as-usual',
    },
  },
} as const;

export type FieldKind = (typeof fieldKinds)[keyof typeof fieldKinds]['kind'];

/** The record of a field: files, columns and comparisons are made from it, beside what all values have. */
export interface FieldRecord extends ValueField {
  readonly kind: FieldKind;
  /** Column headings in lists, in small letters without blanks and accents, separated by blanks. */
  readonly headings: string;
}

type FieldRecords = Readonly<Record<string, FieldRecord>>;

/** Some of the values of a table of fields. */
export const someValues = <Fields extends FieldRecords>(
  fields: Fields,
): Shape<Partial<FieldsOf<ShapesOf<Fields>>>> => someOf(shapesIn(fields));

/** The codes of a table of fields, in its order. */
export const codesOf = <Code extends string>(
  fields: Readonly<Record<Code, FieldRecord>>,
): readonly Code[] => Object.keys(fields) as Code[];

/** The empty values. */
export const emptyValues = <Fields extends FieldRecords>(
  fields: Fields,
): Required<FieldsOf<ShapesOf<Fields>>> => emptyValuesOf(shapesIn(fields));
