import type { Shape } from '@rokade/journal';
import { isJson, kindsIn } from '../src/tell/command-shapes.ts';
import type { TypedField } from '../src/tell/field-tree.ts';

/** Whether a value has all possible properties, or as few as allowed. */
export type Saying = 'all' | 'least';

/** The choices for making a value: of several kinds the one with this number. */
interface Making {
  readonly saying: Saying;
  readonly pick: number;
}

const ids = ['abc', '2026-11', 'Europe/Copenhagen', ''];

function textFor(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
      return 'Hansen, Ida';
    case 'moment':
      return '2026-11-21T19:05:00.000Z';
    case 'id':
      return ids.find((id) => shape.parse(id) !== null) ?? '';
    case 'word':
      return shape.words.find((word) => word !== '');
    default:
      return 'anything';
  }
}

function objectFor(shape: Extract<Shape, { kind: 'fields' }>, making: Making): unknown {
  const fields = Object.entries(shape.fields).filter(
    ([, field]) => field.isFact !== true && (making.saying === 'all' || field.optional !== true),
  );
  // Where all properties are optional, a value without any would be empty.
  const least = fields.length === 0 ? Object.entries(shape.fields).slice(0, 1) : fields;
  return Object.fromEntries(least.map(([name, field]) => [name, valueFor(field, making)]));
}

/** A value that fits a shape. */
export function valueFor(shape: Shape, making: Making): unknown {
  const isLeast = making.saying === 'least';
  switch (shape.kind) {
    case 'switch':
      return !isLeast;
    case 'number':
      return 1.5;
    case 'whole':
      return shape.least ?? 1;
    case 'list':
      return isLeast && shape.least === 0
        ? []
        : Array.from({ length: Math.max(1, shape.least) }, () => valueFor(shape.of, making));
    case 'table':
      return isLeast ? {} : { one: valueFor(shape.of, making) };
    case 'or-null':
      return isLeast ? null : valueFor(shape.of, making);
    case 'one-of': {
      const members = [...(kindsIn(shape)?.values() ?? shape.shapes)];
      const member = members[making.pick % members.length];
      return member === undefined ? null : valueFor(member, making);
    }
    case 'fields':
      return objectFor(shape, making);
    default:
      return textFor(shape);
  }
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A value as typed fields. */
export function fieldsFor(shape: Shape, value: unknown, path = ''): readonly TypedField[] {
  if (value === null) return [[path, '']];
  if (isJson(shape) && typeof value === 'object') return [[`${path}:json`, JSON.stringify(value)]];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[path, '']];
    const of = shape.kind === 'list' ? shape.of : shape;
    return value.flatMap((one, row) =>
      typeof one === 'object'
        ? fieldsFor(of, one, below(path, String(row)))
        : fieldsFor(of, one, path),
    );
  }
  if (typeof value !== 'object') return [[path, String(value)]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [[`${path}:json`, '{}']];
  const whole = shape.kind === 'or-null' ? shape.of : shape;
  const member = kindsIn(whole)?.get(String(Object(value).kind)) ?? whole;
  return entries.flatMap(([name, one]) => {
    if (member.kind === 'table') return fieldsFor(member.of, one, below(path, name));
    const field = member.kind === 'fields' ? member.fields[name] : undefined;
    return field === undefined ? [] : fieldsFor(field, one, below(path, name));
  });
}

/** The largest number of kinds in any choice of a shape. */
export function mostKinds(shape: Shape): number {
  switch (shape.kind) {
    case 'list':
    case 'table':
    case 'or-null':
      return mostKinds(shape.of);
    case 'one-of':
      return Math.max(
        kindsIn(shape)?.size ?? shape.shapes.length,
        ...shape.shapes.map((one) => mostKinds(one)),
      );
    case 'fields':
      return Math.max(1, ...Object.values(shape.fields).map(mostKinds));
    default:
      return 1;
  }
}
