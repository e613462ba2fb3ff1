import { mostRounds } from '../trf/trf-document.ts';
import type { JsonFault, JsonProblem } from './json-fault.ts';

/** What a value in a JSON document has to be. */
export type Shape =
  | 'text'
  /** A whole number from -19 to 199: what report files hold. */
  | 'half-points'
  /** A whole number from 1 to 9999: players, ratings, placings. */
  | 'ordinal'
  /** A whole number from 1 to 999. */
  | 'round'
  | 'whole'
  /** A number with at most two decimals. */
  | 'amount'
  | 'yes-or-no'
  /** A whole number from 0 to this. */
  | { readonly wholeTo: number }
  | { readonly nullable: Shape }
  | { readonly list: Shape }
  | { readonly word: readonly string[] }
  /** Every named value must be there; others are left alone. */
  | { readonly object: Readonly<Record<string, Shape>> }
  /** An object whose `kind` says which of several it is. */
  | { readonly kinds: Readonly<Record<string, Readonly<Record<string, Shape>>>> };

type WrongType = Extract<JsonFault, { code: 'json.wrong-type' }>;

type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with names. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongType = (path: string, problem: JsonProblem): readonly WrongType[] => [
  { code: 'json.wrong-type', path, problem },
];

const isWholeBetween =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Whether a number has no more than two decimals, as far as numbers in JSON can tell. */
function isAmount(value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isSafeInteger(Math.round(value * 100))) return false;
  return Math.round(value * 100) / 100 === value;
}

type SimpleShape = Extract<Shape, string>;

const simple: Readonly<Record<SimpleShape, readonly [(value: unknown) => boolean, JsonProblem]>> = {
  text: [(value) => typeof value === 'string', 'not-text'],
  'half-points': [isWholeBetween(-19, 199), 'not-half-points'],
  ordinal: [isWholeBetween(1, 9999), 'not-ordinal'],
  round: [isWholeBetween(1, mostRounds), 'not-round'],
  whole: [Number.isSafeInteger, 'not-whole'],
  amount: [isAmount, 'not-amount'],
  'yes-or-no': [(value) => typeof value === 'boolean', 'not-yes-or-no'],
};

function simpleFaults(value: unknown, shape: SimpleShape, path: string): readonly WrongType[] {
  const [fits, problem] = simple[shape];
  return fits(value) ? [] : wrongType(path, problem);
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function namedFaults(
  value: unknown,
  shapes: Readonly<Record<string, Shape>>,
  path: string,
): readonly WrongType[] {
  if (!isJsonObject(value)) return wrongType(path, 'not-object');
  return Object.entries(shapes).flatMap(([name, shape]) => {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    return findShapeFaults(inner, shape, below(path, name));
  });
}

function listFaults(value: unknown, shape: Shape, path: string): readonly WrongType[] {
  if (!Array.isArray(value)) return wrongType(path, 'not-list');
  return value.flatMap((item, index) => findShapeFaults(item, shape, `${path}[${index}]`));
}

function kindFaults(
  value: unknown,
  kinds: Readonly<Record<string, Readonly<Record<string, Shape>>>>,
  path: string,
): readonly WrongType[] {
  if (!isJsonObject(value)) return wrongType(path, 'not-object');
  const kind = Object.hasOwn(value, 'kind') ? value['kind'] : undefined;
  const shapes = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (shapes === undefined) return wrongType(below(path, 'kind'), 'unknown-word');
  return namedFaults(value, shapes, path);
}

/**
 * Everything in a value that has not the shape asked for, by path.
 * Types and shapes are written side by side, so a value without faults may be taken for its type.
 */
export function findShapeFaults(value: unknown, shape: Shape, path = ''): readonly WrongType[] {
  if (typeof shape === 'string') return simpleFaults(value, shape, path);
  if ('wholeTo' in shape) {
    return isWholeBetween(0, shape.wholeTo)(value) ? [] : wrongType(path, 'not-whole');
  }
  if ('nullable' in shape) {
    return value === null ? [] : findShapeFaults(value, shape.nullable, path);
  }
  if ('list' in shape) return listFaults(value, shape.list, path);
  if ('word' in shape) {
    return shape.word.some((word) => word === value) ? [] : wrongType(path, 'unknown-word');
  }
  if ('object' in shape) return namedFaults(value, shape.object, path);
  return kindFaults(value, shape.kinds, path);
}
