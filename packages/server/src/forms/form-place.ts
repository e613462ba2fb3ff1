import { type FileContent, type FormField, isFileField } from './read-form.ts';
import { blankValues, typedValues } from './typed-values.ts';

/** The fields of a form at one place of the body: the values under its name, and the places below it. */
export interface Place {
  /** The values as typed, or as read by one of `typedValues`. */
  readonly values: unknown[];
  readonly below: Map<string, Place>;
  /** Whether the value alone does not make a row: a choice that every row has, used or not. */
  isBeside?: boolean;
}

const emptyPlace = (): Place => ({ values: [], below: new Map() });

/** Whether a field contains a password: its spaces count, and its value is never sent back to a page. */
export const isSecretField = (name: string): boolean =>
  /password/i.test(name) || ['present', 'wanted'].includes(name);

/** A text without spaces at its ends and, if it is a single line, with single spaces only. */
const tidied = (text: string): string => {
  const lines = text.replaceAll('\r\n', '\n').trim();
  return lines.includes('\n') ? lines : lines.replace(/[ \t]+/g, ' ');
};

/**
 * The name of a part of a place. A free name is encoded in it, `columns.Geb%2Edatum`; text that cannot be
 * decoded stays as it is.
 */
function nameOfPlace(part: string): string {
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

/**
 * Adds a field's value at its place: `command.values.name`, `rows.0.points:half-points`. A choice with two
 * values, separated by a space, has two places: `command.values.regulation,office`.
 */
function put(root: Place, field: string, value: string | FileContent): void {
  const [path = '', ...endings] = field.split(':');
  const [first = '', ...others] = path.split(',');
  if (others.length > 0 && typeof value === 'string') {
    const words = value.split(' ');
    const above = first.slice(0, first.lastIndexOf('.') + 1);
    put(root, first, words[0] ?? '');
    for (const [index, name] of others.entries()) put(root, above + name, words[index + 1] ?? '');
    return;
  }
  const place = partsOf(path).reduce((at, part) => {
    const name = nameOfPlace(part);
    const found = at.below.get(name) ?? emptyPlace();
    at.below.set(name, found);
    return found;
  }, root);
  if (endings.includes('beside')) place.isBeside = true;
  if (typeof value !== 'string' || isFileField(field)) {
    place.values.push(value);
    return;
  }
  const typing = endings.find((one) => Object.hasOwn(typedValues, one)) ?? '';
  const text = isSecretField(path) ? value : tidied(value);
  const blank = endings.map((one) => blankValues[one]).find((one) => one !== undefined) ?? '';
  // Text that cannot be read stays as it was typed, so that the shape refuses it at its place.
  place.values.push(text === '' ? blank : (typedValues[typing]?.(text) ?? text));
}

/** Whether nothing is filled in at a place and below it. */
export const isBlank = ({ values, below }: Place): boolean =>
  values.every((value) => value === '') &&
  [...below.values()].every((place) => place.isBeside === true || isBlank(place));

/** The fields of a form in their places, from the root of the body. */
export function placesOf(fields: Iterable<FormField>): Place {
  const root = emptyPlace();
  for (const [field, value] of fields) put(root, field, value);
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
    const rows: readonly (readonly [string, Place])[] = [...(place?.below ?? [])];
    const isList = rows.length > 0 && rows.every(([name]) => /^\d+$/.test(name));
    const found: string | undefined = isList
      ? rows
          .toSorted(([one], [other]) => Number(one) - Number(other))
          .filter(([, row]) => !isBlank(row))[Number(part)]?.[0]
      : part;
    parts.push(found ?? part);
    place = place?.below.get(found ?? part);
  }
  return parts.join('.');
}
