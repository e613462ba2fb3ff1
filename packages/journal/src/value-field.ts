import type { CopiedBy } from './copied.ts';
import { emptyValuesOf } from './empty-values.ts';
import type { FieldShapes, FieldsOf, Shape, ValueOf } from './shape.ts';

/**
 * Who may see a field: the public; the users of the console; or only users with access to contact data,
 * whose looks are logged.
 */
export type FieldReader = 'everybody' | 'desk' | 'contact';

/** The form field that asks for a value. */
export type FieldInput =
  | { readonly kind: 'line' | 'day' | 'tick' | 'money' }
  /** Somebody by name, and several people, one a line. */
  | { readonly kind: 'person' | 'people' }
  /** Words in one line, with commas between them. */
  | { readonly kind: 'list' }
  /** Several texts, one a line. */
  | { readonly kind: 'texts'; readonly rows: number }
  /** Sent along without being shown. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'lines'; readonly rows: number }
  | { readonly kind: 'number'; readonly between: readonly [number, number] }
  | {
      readonly kind: 'choice';
      /** The words of a text; absent: those of the shape, or whatever the page offers. */
      readonly of?: readonly string[];
      /** What the words' text keys begin with: `people.standing-`; absent: words are shown as they are. */
      readonly words?: string;
      /** The text key for choosing nothing; absent: a dash. */
      readonly nothing?: string;
      /** Further fields that the same choice decides: their values stand in the word, separated by blanks. */
      readonly also?: readonly string[];
    }
  /** Rows of values that have a record themselves, with this many empty ones for more. */
  | { readonly kind: 'rows'; readonly of: ValueFields; readonly more: number };

/** The record of a field of a value: schema, form, public pages, erasing and copies are made from it. */
export interface ValueField {
  readonly shape: Shape;
  /** null: asked together with another field, or in no form. */
  readonly input: FieldInput | null;
  readonly seenBy: FieldReader;
  /** Whether it is about a person and erased with them. */
  readonly personal: boolean;
  /** The value of a personal field after erasing; absent: the empty one. */
  readonly erased?: string;
  /** The text key of its label; absent: `field.<name>`. */
  readonly label?: string;
  /** The text key of the help above its input, shown if there is such a text. */
  readonly hint?: string;
  /** The text key of the legend of the fieldset that it stands in; absent: in none. */
  readonly part?: string;
  /** The value that a form for something new begins with; absent: the empty one, or the first choice. */
  readonly usual?: string | number | boolean;
  readonly required?: true;
  /** The greatest length that the form lets through. */
  readonly longest?: number;
  /** Asked only where another field has one of these values; elsewhere the empty value is sent. */
  readonly where?: { readonly field: string; readonly is: readonly string[] };
  /** Its place in the grid of the form: two columns, or a line of its own below; absent: one column. */
  readonly room?: 'two' | 'below';
  readonly autocomplete?: 'organization';
}

/** The records of a value's fields, in the order of its form. */
export type ValueFields = Readonly<Record<string, ValueField>>;

/** The record of a field of a value that next year's event takes over. */
export interface CopiedField extends ValueField {
  readonly copied: 'kept' | 'anew' | ((value: never, later: number | null) => unknown);
}

/** The shapes of a value's fields. */
export type ShapesOf<Fields extends ValueFields> = {
  readonly [Name in keyof Fields]: Fields[Name]['shape'];
};

/** The type of a value with these fields. */
export type ValuesOf<Fields extends ValueFields> = FieldsOf<ShapesOf<Fields>>;

/** The names of the fields that the public sees. */
export type PublicName<Fields extends ValueFields> = {
  [Name in keyof Fields]: Fields[Name]['seenBy'] extends 'everybody' ? Name : never;
}[keyof Fields];

/** The names of the personal fields. */
type PersonalName<Fields extends ValueFields> = {
  [Name in keyof Fields]: Fields[Name]['personal'] extends true ? Name : never;
}[keyof Fields];

const namesOf = <Fields extends ValueFields>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

const ofEach = <Value>(
  names: readonly string[],
  of: (name: string) => Value,
): Readonly<Record<string, Value>> => Object.fromEntries(names.map((name) => [name, of(name)]));

/** The shapes of a value's fields, for commands and events. */
export const shapesIn = <Fields extends ValueFields>(fields: Fields): ShapesOf<Fields> =>
  ofEach(namesOf(fields), (name) => fields[name]?.shape) as ShapesOf<Fields>;

/** The values that the public sees. */
export const publicValues = <Fields extends ValueFields, Values extends object>(
  fields: Fields,
  values: Values,
): Pick<Values, PublicName<Fields> & keyof Values> =>
  ofEach(
    namesOf(fields).filter((name) => fields[name]?.seenBy === 'everybody'),
    (name) => Reflect.get(values, name),
  ) as Pick<Values, PublicName<Fields> & keyof Values>;

/** The personal values of a value, of their types. */
type PersonalValuesOf<Fields extends ValueFields> = {
  readonly [Name in PersonalName<Fields>]: ValueOf<Fields[Name]['shape']>;
};

/** The replacements of the personal values once they are erased. */
export function erasedValues<Fields extends ValueFields>(fields: Fields): PersonalValuesOf<Fields> {
  const empty: object = emptyValuesOf(shapesIn(fields) as FieldShapes);
  return ofEach(
    namesOf(fields).filter((name) => fields[name]?.personal),
    (name) => fields[name]?.erased ?? Reflect.get(empty, name),
  ) as PersonalValuesOf<Fields>;
}

/** How next year's copy takes over each value. */
export const copiedIn = <Fields extends Readonly<Record<string, CopiedField>>>(
  fields: Fields,
): CopiedBy<{ readonly [Name in keyof Fields]: ValueOf<Fields[Name]['shape']> }> =>
  ofEach(namesOf(fields), (name) => fields[name]?.copied) as never;
