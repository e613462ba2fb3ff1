import type { Shape, ValueField, ValueFields } from '@rokade/journal';
import type { KeyFor, TranslateFor } from '@rokade/texts';
import { type Option, optionsOf } from '../../forms/option.ts';
import { amountField } from '../commands/amount.ts';

/** The text keys of the labels of the fields that a form shows. */
type Labels<Fields extends ValueFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends {
    readonly input: null | { readonly kind: 'unseen' };
  }
    ? never
    : Fields[Name] extends { readonly label: infer Label extends string }
      ? Label
      : `field.${Name}`;
}[keyof Fields & string];

/**
 * An error type with the labels that have no text. A record of fields with such labels does not
 * compile.
 */
interface Wordless<Label> {
  readonly hasNoText: Label;
}

/** The type that a record of fields must satisfy: each label is a text key of the console or of the desk that shows it. */
export type Worded<Fields extends ValueFields> = string extends keyof Fields | Labels<Fields>
  ? unknown
  : [Exclude<Labels<Fields>, KeyFor<'club' | 'leagues'>>] extends [never]
    ? unknown
    : Wordless<Exclude<Labels<Fields>, KeyFor<'club' | 'leagues'>>>;

/** A value by its fields; a missing field is not yet known. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What an input sends: its name and its text. */
export type SentField = readonly [name: string, text: string];

const plainText = (value: unknown): string => String(value ?? '');
const listText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');
const linesText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '');
/** An amount as text. 0 becomes '0' where an empty field would mean null. */
const moneyText = (value: unknown, { shape }: ValueField): string => {
  if (typeof value !== 'number') return '';
  return value === 0 && !hasZero(shape) ? '0' : amountField(value);
};

/** Whether an empty field means 0: for a number that may be 0 and cannot be null. */
const hasZero = (shape: Shape): boolean =>
  (shape.kind === 'whole' && (shape.least ?? 0) <= 0) || shape.kind === 'number';

/** How values become text, for inputs that do not show them unchanged. */
const texts: Readonly<Record<string, (value: unknown, field: ValueField) => string>> = {
  list: listText,
  money: moneyText,
  texts: linesText,
};

/** The endings of input names that tell the server's form reader how a value is typed. */
const endings: Readonly<Record<string, string>> = {
  list: ':titles',
  money: ':money',
  texts: ':lines',
};

/** The ending of an input's name: how the value is typed, and what an empty input means. */
function endingOf({ input, shape }: ValueField): string {
  const kind = input?.kind ?? '';
  const isNumber = kind === 'number' || kind === 'money';
  return `${endings[kind] ?? ''}${isNumber && hasZero(shape) ? ':or-zero' : ''}`;
}

/** The path of a field in the request. */
export const placeAt = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** The name of the input for a field: its path with the ending. */
export function inputName(at: string, name: string, field: ValueField): string {
  const also = field.input?.kind === 'choice' ? (field.input.also ?? []) : [];
  return `${placeAt(at, [name, ...also].join(','))}${endingOf(field)}`;
}

/** Whether a field has no value: it is missing, or a count of 0. */
const isUnsaid = (field: ValueField, value: unknown): boolean =>
  value === undefined || (field.input?.kind === 'number' && hasZero(field.shape) && value === 0);

/**
 * The text of a field's input at first. `hides`: a field that does not apply is hidden, so its
 * input may hold a default; otherwise it is visible and empty.
 */
export function initialText(
  fields: ValueFields,
  name: string,
  { values, hides }: { readonly values: FieldValues; readonly hides: boolean },
): string {
  const field = fields[name];
  if (field === undefined) return '';
  const { input, usual } = field;
  const isNeeded = fieldApplies(field, (other) => initialText(fields, other, { values, hides }));
  if (!isNeeded && !hides) return '';
  if (input?.kind === 'choice' && input.also !== undefined) {
    const words = [name, ...input.also].map((one) => plainText(values[one]));
    return words.includes('') ? '' : words.join(' ');
  }
  if (isUnsaid(field, values[name])) return plainText(usual);
  return (texts[input?.kind ?? ''] ?? plainText)(values[name], field);
}

/** Whether a field's checkbox is ticked. */
export const isTicked = ({ usual }: ValueField, value: unknown): boolean =>
  (value ?? usual ?? false) === true;

/** The text that is sent for a field that does not apply, as if it had been typed. */
export const nothingText = ({ shape }: ValueField): string => (hasZero(shape) ? '0' : '');

/** Whether a field applies, given the text of the field on which it depends. */
export const fieldApplies = ({ where }: ValueField, textOf: (name: string) => string): boolean =>
  where === undefined || where.is.includes(textOf(where.field));

/** The choices that a field's own record lists, the empty one first. */
function wordsIn({ input, shape }: ValueField): readonly string[] {
  const own = shape.kind === 'word' ? shape.words.map(String) : [];
  const words = (input?.kind === 'choice' ? input.of : undefined) ?? own;
  return words.includes('') ? ['', ...words.filter((word) => word !== '')] : words;
}

/** The choices of a field as options, if its own record lists them. */
export function choicesOf(
  t: TranslateFor<'console'>,
  field: ValueField,
): readonly Option[] | undefined {
  if (field.input?.kind !== 'choice') return undefined;
  const { words: key, nothing } = field.input;
  return optionsOf(wordsIn(field), (word) => {
    if (word !== '') return key === undefined ? word : (t.find(`${key}${word}`) ?? word);
    return (nothing === undefined ? null : t.find(nothing)) ?? '–';
  });
}

/** The label of a field. */
export const labelOf = (
  t: TranslateFor<'console'>,
  [name, { label = `field.${name}` }]: readonly [string, ValueField],
  facts: Readonly<Record<string, number>> = {},
): string => t.find(label, facts) ?? name;

/** The rows of a field that is a list, with `more` empty ones. */
export const rowsOf = (value: unknown, more: number): readonly FieldValues[] => [
  ...(Array.isArray(value) ? (value as readonly FieldValues[]) : []),
  ...Array.from({ length: more }, (): FieldValues => ({})),
];

/**
 * The name of an input in a row. A choice or a checkbox, which always has a value, does not by itself
 * make the row count as filled.
 */
export const rowInputName = (at: string, name: string, field: ValueField): string =>
  `${inputName(at, name, field)}${['choice', 'tick'].includes(field.input?.kind ?? '') ? ':beside' : ''}`;

/** A part of a form: fields side by side, and below them the fields with a line of their own. */
export interface FormPart {
  /** The text key of its legend; undefined: it has none. */
  readonly part: string | undefined;
  readonly beside: readonly string[];
  readonly below: readonly string[];
}

const isBelow = ({ room, input }: ValueField): boolean =>
  room === 'below' || input?.kind === 'rows' || (input?.kind === 'tick' && room !== 'two');

/** The parts of a form with these fields, in their order. */
export function partsOf(fields: ValueFields, names: readonly string[]): readonly FormPart[] {
  const withInput = names.filter((name) => (fields[name]?.input ?? null) !== null);
  const parts = [...new Set(withInput.map((name) => fields[name]?.part))];
  return parts.map((part) => {
    const own = withInput.filter((name) => fields[name]?.part === part);
    return {
      part,
      beside: own.filter((name) => !isBelow(fields[name] as ValueField)),
      below: own.filter((name) => isBelow(fields[name] as ValueField)),
    };
  });
}

/** The inputs of one row with their texts as they are at first; what does not apply is not sent. */
const sentInRow = (of: ValueFields, at: string, row: FieldValues): readonly SentField[] =>
  Object.entries(of).flatMap(([name, field]): readonly SentField[] => {
    const input = rowInputName(at, name, field);
    const text = initialText(of, name, { values: row, hides: false });
    const textOf = (other: string) =>
      initialText(of, other, { values: row, hides: false }) ||
      wordsIn(of[other] as ValueField)[0] ||
      '';
    if (!fieldApplies(field, textOf)) return [];
    if (field.input?.kind !== 'tick') return [[input, text]];
    return [[input, ''], ...(isTicked(field, row[name]) ? [[input, 'on'] as const] : [])];
  });

/** The inputs of one field with their texts as they are at first. */
function sentOf(
  fields: ValueFields,
  at: string,
  [name, field]: readonly [string, ValueField],
  values: FieldValues,
): readonly SentField[] {
  const { input } = field;
  if (input === null) return [];
  if (input.kind === 'rows') {
    return rowsOf(values[name], input.more).flatMap((row, index) =>
      sentInRow(input.of, `${placeAt(at, name)}.${index}`, row),
    );
  }
  const isTick = input.kind === 'tick';
  const text = initialText(fields, name, { values, hides: true }) || (wordsIn(field)[0] ?? '');
  const before: readonly SentField[] =
    isTick || field.where !== undefined ? [[placeAt(at, name), nothingText(field)]] : [];
  const applies = fieldApplies(field, (other) =>
    initialText(fields, other, { values, hides: true }),
  );
  if (!applies || (isTick && !isTicked(field, values[name]))) return before;
  return [...before, [inputName(at, name, field), isTick ? 'on' : text]];
}

/** The inputs that a form made from a record of fields sends for a value if nothing is changed. */
export const sentFields = (
  fields: ValueFields,
  at: string,
  values: FieldValues,
): readonly SentField[] =>
  Object.entries(fields).flatMap((entry) => sentOf(fields, at, entry, values));
