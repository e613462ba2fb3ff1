import { type FileContent, type FormField, isFileField } from './read-form.ts';
import { blankValues, typedValues } from './typed-values.ts';

/** The fields of a form at one place of the body: the values under its name, and the places below it. */
export interface Place {
  /** The values as typed, or as read by one of `typedValues`. */
  readonly values: unknown[];
  readonly below: Map<string, Place>;
  /** Whether the value alone does not make a row: a choice that every row has, used or not. */
  isBeside?: boolean;
  /** Whether a checkbox says that there is nothing here, whatever is filled in below. */
  isOff?: boolean;
  /** The value of an empty field in a row of which something else is filled in: 0 of `:else-zero`. */
  blank?: unknown;
  /** Whether the rows below are numbered: a blank one counts if a later one is filled in. */
  isNumbered?: boolean;
}

const emptyPlace = (): Place => ({ values: [], below: new Map() });

/** Whether a field contains a password or a token: its spaces count, and its value is never sent back to a page. */
export const isSecretField = (name: string): boolean =>
  /password/i.test(name) || ['present', 'wanted', 'token'].includes(name);

/** A text without spaces at its ends and, if it is a single line, with single spaces only. */
const tidied = (text: string): string => {
  const lines = text.replaceAll('\r\n', '\n').trim();
  return lines.includes('\n') ? lines : lines.replace(/[ \t]+/g, ' ');
};

/** What stands for every row of a list that is filled in; encoded, as `%2A`, it is a name like others. */
const everyRow = '\u0000every row';

/**
 * The name of a part of a place. A free name is encoded in it, `columns.Geb%2Edatum`; text that cannot be
 * decoded stays as it is.
 */
function nameOfPlace(part: string): string {
  if (part === '*') return everyRow;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The most parts of a place; no body is deeper. */
const mostParts = 16;

/** The parts of a place; the rest of one that is too deep becomes a single part, which no shape has. */
function partsOf(path: string): readonly string[] {
  const parts = path.split('.');
  return parts.length <= mostParts
    ? parts
    : [...parts.slice(0, mostParts - 1), parts.slice(mostParts - 1).join('.')];
}

/** The place of a path below another, made where it is missing. */
const placeAt = (root: Place, path: string): Place =>
  partsOf(path).reduce((at, part) => {
    const name = nameOfPlace(part);
    const found = at.below.get(name) ?? emptyPlace();
    at.below.set(name, found);
    return found;
  }, root);

/**
 * Adds a row's id where its list has it: a field at the id, `order.p7:at`, holds the number of its row. Ids
 * with one number stand in one row, of which the last counts, so that the list lacks the others.
 */
function putRow(list: Place, id: string, text: string): void {
  const row = list.below.get(text) ?? emptyPlace();
  row.values.push(id);
  list.below.set(text, row);
}

/** The endings that do something else than add the field's value to those of its place. */
const endingActs: Readonly<Record<string, (place: Place, text: string) => void>> = {
  whether(place, text) {
    place.isOff = text !== 'yes';
  },
  numbered(place) {
    place.isNumbered = true;
  },
  clock({ values }, text) {
    const day = values.at(-1);
    if (typeof day === 'string' && day !== '' && text !== '') values.push(`${day}T${text}`);
  },
};

/** The value of a text by the endings of its field's name; undefined: an empty field that does not count. */
function readText(text: string, endings: readonly string[]): unknown {
  if (text === '') {
    if (endings.includes('over')) return undefined;
    return endings.map((one) => blankValues[one]).find((one) => one !== undefined) ?? '';
  }
  const typing = endings.find((one) => Object.hasOwn(typedValues, one)) ?? '';
  // Text that cannot be read stays as it was typed, so that the shape refuses it at its place.
  return typedValues[typing]?.(text) ?? text;
}

/** Adds a field's value at one place: `rows.0.points:half-points`. */
function put(root: Place, field: string, value: string | FileContent): void {
  const [path = '', ...endings] = field.split(':');
  if (endings.includes('at') && typeof value === 'string') {
    const parts = partsOf(path);
    const list = placeAt(root, parts.slice(0, -1).join('.'));
    if (tidied(value) !== '') putRow(list, nameOfPlace(parts.at(-1) ?? ''), tidied(value));
    return;
  }
  const place = placeAt(root, path);
  if (endings.includes('beside')) place.isBeside = true;
  if (typeof value !== 'string' || isFileField(field)) {
    place.values.push(value);
    return;
  }
  const text = isSecretField(path) ? value : tidied(value);
  const act = endings.flatMap((one) => endingActs[one] ?? [])[0];
  if (act !== undefined) {
    act(place, text);
    return;
  }
  if (endings.includes('else-zero')) place.blank = 0;
  const read = readText(text, endings);
  if (read !== undefined) place.values.push(read);
}

/**
 * Adds a field's value at its place or places. A choice with two values, separated by a space, has two:
 * `command.values.regulation,office`; the second is named beside the first, each with its own endings.
 */
function putAll(root: Place, field: string, value: string | FileContent): void {
  const [first = '', ...others] = field.split(',');
  if (others.length === 0 || typeof value !== 'string') {
    put(root, field, value);
    return;
  }
  const words = value.split(' ');
  const [path = ''] = first.split(':');
  const above = path.slice(0, path.lastIndexOf('.') + 1);
  for (const [index, name] of [first, ...others].entries()) {
    put(root, index === 0 ? name : above + name, words[index] ?? '');
  }
}

/** Gives the values of `*` to the rows of its list that are filled in, and takes `*` away. */
function giveToRows(place: Place): void {
  const common = place.below.get(everyRow);
  place.below.delete(everyRow);
  for (const row of place.below.values()) {
    giveToRows(row);
    if (common === undefined || isBlank(row)) continue;
    for (const [name, part] of common.below) row.below.set(name, row.below.get(name) ?? part);
  }
}

/** Whether nothing is filled in at a place and below it. */
export const isBlank = ({ values, below, isOff }: Place): boolean =>
  isOff === true ||
  (values.every((value) => value === '') &&
    [...below.values()].every((place) => place.isBeside === true || isBlank(place)));

/** The rows below a place in the order of their numbers, without blank ones that do not count. */
export function rowsOf({ below, isNumbered }: Place): readonly (readonly [string, Place])[] {
  const rows = [...below].toSorted(([one], [other]) => Number(one) - Number(other));
  const last = rows.findLastIndex(([, row]) => !isBlank(row));
  return rows.filter(([, row], index) => !isBlank(row) || (isNumbered === true && index < last));
}

/** The fields of a form in their places, from the root of the body. */
export function placesOf(fields: Iterable<FormField>): Place {
  const root = emptyPlace();
  for (const [field, value] of fields) putAll(root, field, value);
  giveToRows(root);
  return root;
}

/**
 * The name of the field for a path of the body. They differ after blank rows, which the body leaves out
 * and does not count.
 */
export function fieldAt(fields: Iterable<FormField>, at: string): string {
  let place: Place | undefined = placesOf(fields);
  const parts: string[] = [];
  for (const part of at.split('.')) {
    const names: readonly string[] = [...(place?.below.keys() ?? [])];
    const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
    const found: string | undefined =
      isList && place !== undefined ? rowsOf(place)[Number(part)]?.[0] : part;
    parts.push(found ?? part);
    place = place?.below.get(found ?? part);
  }
  return parts.join('.');
}
