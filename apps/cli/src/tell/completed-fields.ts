import type { Shape } from '@rokade/journal';
import { canBeUnsaid, isPlain, kindsIn, ownFieldsOf } from './command-shapes.ts';
import { type FieldTree, fieldTree, type TypedField } from './field-tree.ts';

/** The fields of a command, with the values that were added to those typed. */
export interface CompletedFields {
  readonly fields: readonly TypedField[];
  /** The generated ids, by their places. */
  readonly made: readonly TypedField[];
  /** Required places without a value. */
  readonly missing: readonly string[];
}

/** The sources of added values: ids of new things, and the defaults of a new book. */
interface Unsaid {
  readonly newId: (path: string, parse: (text: string) => string | null) => string;
  readonly usual: object;
}

interface Completing extends Pick<Unsaid, 'newId'> {
  readonly add: (field: TypedField) => void;
  readonly make: (field: TypedField) => void;
  readonly miss: (path: string) => void;
}

/** A place to complete: the typed fields there, and the default. */
interface Place {
  readonly path: string;
  readonly depth: number;
  readonly tree: FieldTree | undefined;
  readonly usual: unknown;
}

const valueAt = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null && Object.hasOwn(values, name)
    ? (values as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** A value in the form in which it is typed. */
function typedAs(path: string, value: unknown): TypedField {
  if (typeof value === 'object' && value !== null) return [`${path}:json`, JSON.stringify(value)];
  if (typeof value === 'boolean') return [path, value ? 'on' : ''];
  return [path, value === null ? '' : String(value)];
}

function completeAbsent(to: Completing, shape: Shape, place: Place): void {
  const { path, depth, usual } = place;
  if (usual !== undefined && shape.kind !== 'fields') to.add(typedAs(path, usual));
  else if (shape.isNew === true && shape.kind === 'id')
    to.make([path, to.newId(path, shape.parse)]);
  else if (shape.optional === true) return;
  else if (depth > 1 && canBeUnsaid(shape))
    to.add(shape.kind === 'table' ? [`${path}:json`, '{}'] : [path, '']);
  else if (shape.kind === 'fields' && hasNeeded(shape)) completeFields(to, shape, place);
  else to.miss(kindsIn(shape) === null ? path : `${path}.kind`);
}

/** Whether an object has required properties; one without any would be empty. */
const hasNeeded = (shape: Shape): boolean =>
  Object.values(ownFieldsOf(shape)).some((field) => field.optional !== true);

function completeFields(to: Completing, shape: Shape, { path, depth, tree, usual }: Place): void {
  for (const [name, field] of Object.entries(ownFieldsOf(shape))) {
    const place = {
      path: path === '' ? name : `${path}.${name}`,
      depth: depth + 1,
      tree: tree?.below.get(name),
      usual: valueAt(usual, name),
    };
    if (place.tree === undefined) completeAbsent(to, field, place);
    else completeAt(to, field, place);
  }
}

/** Completes the places below a typed one, both rows and names. */
function completeEach(to: Completing, shape: Shape, { path, depth, tree }: Place): void {
  for (const [name, below] of tree?.below ?? []) {
    completeAt(to, shape, {
      path: `${path}.${name}`,
      depth: depth + 1,
      tree: below,
      usual: undefined,
    });
  }
}

function completeAt(to: Completing, shape: Shape, place: Place): void {
  if (isPlain(shape) || place.tree?.below.size === 0) return;
  switch (shape.kind) {
    case 'list':
    case 'table':
      completeEach(to, shape.of, place);
      break;
    case 'or-null':
      completeAt(to, shape.of, place);
      break;
    case 'one-of': {
      const kind = place.tree?.below.get('kind')?.texts.at(-1);
      const member = kindsIn(shape)?.get(kind ?? '');
      if (kind === undefined) to.miss(`${place.path}.kind`);
      else if (member !== undefined) completeFields(to, member, place);
      break;
    }
    default:
      completeFields(to, shape, place);
  }
}

/**
 * The typed fields of a command with the added ones: an id for each new thing, the defaults of a new
 * book, and "not stated" for fields below the first level. The command's own top-level fields are never
 * invented.
 */
export function completedFields(
  command: Shape,
  typed: readonly TypedField[],
  { newId, usual }: Unsaid,
): CompletedFields {
  const fields = [...typed];
  const made: TypedField[] = [];
  const missing: string[] = [];
  const to: Completing = {
    newId,
    add: (field) => void fields.push(field),
    make(field) {
      fields.push(field);
      made.push(field);
    },
    miss: (path) => void missing.push(path),
  };
  completeFields(to, command, { path: '', depth: 0, tree: fieldTree(typed), usual });
  return { fields, made, missing };
}
