import type { Shape, ValueField, ValueFields } from '@rokade/journal';
import type { KeyFor, TranslateFor } from '@rokade/texts';
import { type Option, optionsOf } from '#lib/ui/option.ts';
import { amountField } from './amount.ts';

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

/** A record of fields with labels that no text has, which does not compile. */
interface Wordless<Label> {
  readonly hasNoText: Label;
}

/** What a record of fields has to be: each label is a text of the console. */
export type Worded<Fields extends ValueFields> = string extends keyof Fields | Labels<Fields>
  ? unknown
  : [Exclude<Labels<Fields>, KeyFor<'console'>>] extends [never]
    ? unknown
    : Wordless<Exclude<Labels<Fields>, KeyFor<'console'>>>;

/** A value by its fields; those that are not there are not yet known. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What a field of a form sends: its name and what stands in it. */
export type SentField = readonly [name: string, text: string];

const plainText = (value: unknown): string => String(value ?? '');
const listText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');
/** An amount; 0 is said where nothing would say that there is none. */
const moneyText = (value: unknown, { shape }: ValueField): string => {
  if (typeof value !== 'number') return '';
  return value === 0 && !hasZero(shape) ? '0' : amountField(value);
};

/** Whether nothing stands for 0, as for a count that cannot be null. */
const hasZero = ({ kind }: Shape): boolean => kind === 'whole' || kind === 'number';

/** What a value is as text, for the inputs that do not show it as it is. */
const texts: Readonly<Record<string, (value: unknown, field: ValueField) => string>> = {
  list: listText,
  money: moneyText,
};

/** The endings of the names of fields by which the reader of forms knows how a value is typed. */
const endings: Readonly<Record<string, string>> = { list: ':titles', money: ':money' };

/** The ending of a field's name: how it is typed, and what it says when it is left empty. */
function endingOf({ input, shape }: ValueField): string {
  const kind = input?.kind ?? '';
  const isNumber = kind === 'number' || kind === 'money';
  return `${endings[kind] ?? ''}${isNumber && hasZero(shape) ? ':or-zero' : ''}`;
}

/** The place of a field in the request. */
export const placeAt = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** The name of the input for a field: its place, with how it is typed. */
export function inputName(at: string, name: string, field: ValueField): string {
  const also = field.input?.kind === 'choice' ? (field.input.also ?? []) : [];
  return `${placeAt(at, [name, ...also].join(','))}${endingOf(field)}`;
}

/** Whether a field says nothing: it is not there, or is a count of none. */
const isUnsaid = (field: ValueField, value: unknown): boolean =>
  value === undefined || (field.input?.kind === 'number' && hasZero(field.shape) && value === 0);

/**
 * What stands in the input of a field; `hides`: a field that is not asked for is out of sight, so that
 * something may stand in it beforehand. Else it is shown, and empty.
 */
export function givenText(
  fields: ValueFields,
  name: string,
  { values, hides }: { readonly values: FieldValues; readonly hides: boolean },
): string {
  const field = fields[name];
  if (field === undefined) return '';
  const { input, usual } = field;
  const isNeeded = isAsked(field, (other) => givenText(fields, other, { values, hides }));
  if (!isNeeded && !hides) return '';
  if (input?.kind === 'choice' && input.also !== undefined) {
    const words = [name, ...input.also].map((one) => plainText(values[one]));
    return words.includes('') ? '' : words.join(' ');
  }
  if (isUnsaid(field, values[name])) return plainText(usual);
  return (texts[input?.kind ?? ''] ?? plainText)(values[name], field);
}

/** Whether a field has a tick. */
export const isTicked = ({ usual }: ValueField, value: unknown): boolean =>
  (value ?? usual ?? false) === true;

/** What is sent of a field that is not asked for, as it would be typed. */
export const nothingText = ({ shape }: ValueField): string => (hasZero(shape) ? '0' : '');

/** Whether a field is asked for, by what stands in the one that it depends on. */
export const isAsked = ({ where }: ValueField, textOf: (name: string) => string): boolean =>
  where === undefined || where.is.includes(textOf(where.field));

/** The words that a field itself has to choose from, the empty one first. */
function wordsIn({ input, shape }: ValueField): readonly string[] {
  const own = shape.kind === 'word' ? shape.words.map(String) : [];
  const words = (input?.kind === 'choice' ? input.of : undefined) ?? own;
  return words.includes('') ? ['', ...words.filter((word) => word !== '')] : words;
}

/** The words to choose from, where they are those of the field itself. */
export function choicesOf(
  t: TranslateFor<'console'>,
  field: ValueField,
): readonly Option[] | undefined {
  if (field.input?.kind !== 'choice') return undefined;
  const { words: key, nothing } = field.input;
  return optionsOf(wordsIn(field), (word) => {
    if (word !== '') return key === undefined ? word : (t.ifKnown(`${key}${word}`) ?? word);
    return (nothing === undefined ? null : t.ifKnown(nothing)) ?? '–';
  });
}

/** What a field is called. */
export const labelOf = (
  t: TranslateFor<'console'>,
  [name, { label = `field.${name}` }]: readonly [string, ValueField],
  facts: Readonly<Record<string, number>> = {},
): string => t.ifKnown(label, facts) ?? name;

/** The rows of a field that has several, with empty ones for more. */
export const rowsOf = (value: unknown, more: number): readonly FieldValues[] => [
  ...(Array.isArray(value) ? (value as readonly FieldValues[]) : []),
  ...Array.from({ length: more }, (): FieldValues => ({})),
];

/** The name of the input in a row: a choice, which every row has, makes no row by itself. */
export const rowInputName = (at: string, name: string, field: ValueField): string =>
  `${inputName(at, name, field)}${field.input?.kind === 'choice' ? ':beside' : ''}`;

/** A part of a form: fields side by side, and those that have a line of their own below. */
export interface FormPart {
  /** The text key of its legend; undefined: it has none. */
  readonly part: string | undefined;
  readonly beside: readonly string[];
  readonly below: readonly string[];
}

const isBelow = ({ room, input }: ValueField): boolean =>
  room === 'below' || input?.kind === 'rows' || (input?.kind === 'tick' && room !== 'two');

/** The parts of a form with these fields, in order. */
export function partsOf(fields: ValueFields, names: readonly string[]): readonly FormPart[] {
  const asked = names.filter((name) => (fields[name]?.input ?? null) !== null);
  const parts = [...new Set(asked.map((name) => fields[name]?.part))];
  return parts.map((part) => {
    const own = asked.filter((name) => fields[name]?.part === part);
    return {
      part,
      beside: own.filter((name) => !isBelow(fields[name] as ValueField)),
      below: own.filter((name) => isBelow(fields[name] as ValueField)),
    };
  });
}

/** What a field of a form sends, with nobody typing anything. */
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
      Object.entries(input.of).map(
        ([column, one]): SentField => [
          rowInputName(`${placeAt(at, name)}.${index}`, column, one),
          givenText(input.of, column, { values: row, hides: false }),
        ],
      ),
    );
  }
  const isTick = input.kind === 'tick';
  const given = givenText(fields, name, { values, hides: true }) || (wordsIn(field)[0] ?? '');
  const before: readonly SentField[] =
    isTick || field.where !== undefined ? [[placeAt(at, name), nothingText(field)]] : [];
  const asked = isAsked(field, (other) => givenText(fields, other, { values, hides: true }));
  if (!asked || (isTick && !isTicked(field, values[name]))) return before;
  return [...before, [inputName(at, name, field), isTick ? 'on' : given]];
}

/** What the form made from a record of fields sends of a value, with nobody typing anything. */
export const sentFields = (
  fields: ValueFields,
  at: string,
  values: FieldValues,
): readonly SentField[] =>
  Object.entries(fields).flatMap((entry) => sentOf(fields, at, entry, values));
