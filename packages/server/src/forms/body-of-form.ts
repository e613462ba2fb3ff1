import { z } from 'zod';
import { isBlank, type Place, placesOf, rowsOf } from './form-place.ts';
import type { FormField } from './read-form.ts';

/** The keywords of JSON Schema that are used here. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  /** No keyword: whether the shape was chosen among several. */
  readonly isMember?: boolean;
}

/** A number with a decimal point or comma; any other value is returned as it is. */
function numberIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const plain = value.replace('−', '-').replace(',', '.');
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : value;
}

const [forYes, forNo] = [
  ['on', 'true', 'yes'],
  ['', 'off', 'false', 'no'],
];

/** The value of a checkbox, or of a word for yes or no; any other value is returned as it is. */
function switchIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return forYes.includes(value) || (forNo.includes(value) ? false : value);
}

const isNull = ({ type, const: only }: Schema): boolean => type === 'null' || only === null;

/** The words of a property by which shapes are told apart; [] if a shape has it not, or with any text. */
const wordsOf = ({ properties }: Schema, name: string): readonly unknown[] => {
  const { const: only, enum: words = [] } = properties?.[name] ?? {};
  return only === undefined ? words : [only];
};

/** The properties that tell shapes apart: `kind`, and for a pairing system its `code`. */
const tellers = ['kind', 'code'] as const;

/** The shape meant among several: by its `kind` or `code`, else the first that the values fit. */
function chosen(shapes: readonly Schema[], place: Place): Schema | undefined {
  const teller = tellers.find(
    (name) => place.below.has(name) && shapes.some((shape) => wordsOf(shape, name).length > 0),
  );
  if (teller !== undefined) {
    const word = place.below.get(teller)?.values.at(-1);
    return shapes.find((shape) => wordsOf(shape, teller).includes(word));
  }
  const last = place.values.at(-1);
  const isNested = place.below.size > 0;
  const fits = (shape: Schema): boolean => {
    if (shape.properties !== undefined || shape.type === 'array') return isNested;
    if (isNested) return false;
    if (shape.type === 'number' || shape.type === 'integer')
      return typeof numberIn(last) === 'number';
    if (shape.type === 'boolean') return typeof switchIn(last) === 'boolean';
    if (shape.const !== undefined) return String(shape.const) === last;
    return shape.enum === undefined || shape.enum.map(String).includes(String(last));
  };
  return shapes.find(fits) ?? shapes[0];
}

/** The members of a choice; a choice among them is replaced by its own members. */
const membersOf = (shapes: readonly Schema[]): readonly Schema[] =>
  shapes.flatMap((shape) => {
    const inner = shape.anyOf ?? shape.oneOf;
    return inner === undefined ? [shape] : membersOf(inner);
  });

function choiceOf(shapes: readonly Schema[], place: Place): unknown {
  const members = membersOf(shapes);
  const others = members.filter((shape) => !isNull(shape));
  const hasNull = others.length < members.length;
  if (hasNull && isBlank(place) && !takesNothing(others)) return null;
  const shape = chosen(others, place);
  return shape === undefined ? plainValue(place) : readAt({ ...shape, isMember: true }, place);
}

/** Whether one of the shapes allows ''. */
const takesNothing = (shapes: readonly Schema[]): boolean =>
  shapes.some(({ const: only, enum: words = [] }) => only === '' || words.includes(''));

/** The values at a place that no shape describes. */
function plainValue({ values, below }: Place): unknown {
  if (below.size === 0) return values.at(-1);
  return Object.fromEntries([...below].map(([name, place]) => [name, plainValue(place)]));
}

/** The value of a property without a field: browsers do not send empty checkboxes and lists. */
function absent({ type }: Schema): unknown {
  if (type === 'boolean') return false;
  return type === 'array' ? [] : undefined;
}

/** Whether an entry of a table is blank and so left out, which applies to choices among objects. */
const isNoChoice = ({ anyOf, oneOf }: Schema, place: Place): boolean =>
  isBlank(place) && (anyOf ?? oneOf ?? []).length > 0 && (anyOf ?? oneOf ?? []).every(hasParts);

const hasParts = ({ properties }: Schema): boolean => properties !== undefined;

/**
 * Whether a blank field is left out of the body: its shape has a default, or it is optional and allows
 * neither '' nor an empty list.
 */
function isLeftOut(shape: Schema, isRequired: boolean): boolean {
  const { default: usual, type, minItems = 0, enum: words } = shape;
  if (usual !== undefined) return type !== 'boolean';
  if (isRequired) return false;
  return type === 'array' ? minItems > 0 : words !== undefined && !takesNothing([shape]);
}

/** Whether nothing is filled in at a place, and that says no value of its own. */
const isUnfilled = (place: Place): boolean => place.blank === undefined && isBlank(place);

/** Whether a blank field is one of another member of a choice, which a form without a script shows too. */
const isOfOtherMember = ({ isMember }: Schema, place: Place): boolean =>
  isMember === true && isBlank(place);

function objectOf({ properties = {}, required = [], ...rest }: Schema, place: Place): unknown {
  const named = Object.entries(properties).flatMap(([name, shape]) => {
    const found = place.below.get(name);
    if (found && isUnfilled(found) && isLeftOut(shape, required.includes(name))) return [];
    const value =
      found === undefined ? absent(required.includes(name) ? shape : {}) : readAt(shape, found);
    return value === undefined ? [] : [[name, value] as const];
  });
  const { additionalProperties } = rest;
  const shape = typeof additionalProperties === 'object' ? additionalProperties : {};
  const others = [...place.below]
    .filter(([name, found]) => !Object.hasOwn(properties, name) && !isNoChoice(shape, found))
    .filter(([, found]) => !isOfOtherMember(rest, found))
    .map(([name, found]) => [name, readAt(shape, found)] as const);
  return Object.fromEntries([...named, ...others]);
}

/**
 * The rows in the order of their numbers, without blank ones. Of values at one place a list that was read
 * from one text begins anew, and others are added to it.
 */
function listOf({ items = {} }: Schema, place: Place): unknown {
  if (place.below.size > 0) return rowsOf(place).map(([, row]) => readAt(items, row));
  const last = place.values.findLastIndex((value) => Array.isArray(value));
  const whole = place.values[last];
  const single = place.values.slice(last + 1).filter((value) => value !== '');
  const added = single.map((value) => readAt(items, { values: [value], below: new Map() }));
  return Array.isArray(whole) ? [...whole, ...added] : added;
}

/** A shape of several types as shapes of one type each; undefined if it has one type. */
const typesOf = ({ type, ...rest }: Schema): readonly Schema[] | undefined =>
  typeof type === 'object' ? type.map((one) => ({ ...rest, type: one })) : undefined;

/** Whether a text stands where an object should be: it could not be read. */
const isUnread = ({ values, below }: Place): boolean =>
  below.size === 0 && typeof values.at(-1) === 'string' && values.at(-1) !== '';

function readAt(schema: Schema, place: Place): unknown {
  if (place.blank !== undefined && isBlank(place)) return place.blank;
  const last = place.values.at(-1);
  if (last !== null && typeof last === 'object' && schema.type !== 'array') return last;
  const choices = schema.anyOf ?? schema.oneOf ?? typesOf(schema);
  if (choices !== undefined) return choiceOf(choices, place);
  if (schema.const !== undefined) return String(schema.const) === last ? schema.const : last;
  if (schema.enum !== undefined) return schema.enum.find((word) => String(word) === last) ?? last;
  switch (schema.type) {
    case 'object':
      return isUnread(place) ? last : objectOf(schema, place);
    case 'array':
      return listOf(schema, place);
    case 'boolean':
      return switchIn(last);
    case 'number':
    case 'integer':
      return numberIn(last);
    case 'null':
      return null;
    default:
      return plainValue(place);
  }
}

const schemas = new WeakMap<z.ZodType, Schema>();

/** The JSON Schema of a body's shape, made once. */
function schemaIn(body: z.ZodType): Schema {
  const found =
    schemas.get(body) ??
    (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as unknown as Schema);
  schemas.set(body, found);
  return found;
}

/**
 * Turns a form into the body that a program would send. Fields are named by their place in the body
 * (`command.values.name`), and texts are converted as the shape requires. If a name occurs twice the last
 * value counts, so that a hidden field before a checkbox gives its value when it is not ticked; in a list
 * all count. A field whose name ends in `:beside` makes no row by itself. Nothing is validated here: text
 * that cannot be read stays as it was typed, and the body's shape refuses it at its place.
 */
export function bodyOfForm(body: z.ZodType, fields: Iterable<FormField>): unknown {
  return readAt(schemaIn(body), placesOf(fields));
}
