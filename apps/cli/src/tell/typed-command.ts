import type { OfKind, Shape } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { closestTo } from './closest.ts';
import { fieldsOfCommand } from './command-fields.ts';
import { kindsIn, ownFieldsOf } from './command-shapes.ts';
import { completedFields } from './completed-fields.ts';
import { fieldTree, type TypedField } from './field-tree.ts';
import { shapeAt, unknownFields } from './unknown-fields.ts';

/** Why fields make no command. */
export type FieldFault =
  | { readonly code: 'unknown'; readonly field: string; readonly closest: readonly string[] }
  | { readonly code: 'missing'; readonly field: string }
  | {
      readonly code: 'impossible';
      readonly field: string;
      readonly text: string;
      /** The possible values there; null: unknown. */
      readonly shape: Shape | null;
    };

/** The kind of a command that is typed. */
export interface TypedKind {
  readonly kind: string;
  /** Its member of the shape of all commands. */
  readonly shape: Shape;
  readonly newId: (path: string, parse: (text: string) => string | null) => string;
  /** The defaults of fields that are not typed. */
  readonly usual: object;
}

/** Makes a command of fields as the reader of forms does, and lists the places that its shape refuses. */
export interface CommandReader {
  readonly read: (fields: readonly TypedField[]) => unknown;
  readonly refused: (command: unknown) => readonly string[];
}

/** A command made of typed fields, with the ids that were generated for it. */
export interface ReadCommand {
  readonly command: OfKind;
  readonly made: readonly TypedField[];
}

type Read = Result<ReadCommand, readonly FieldFault[]>;

/** The possible names of a command's fields, with the numbers of the typed rows. */
function namesFor(shape: Shape, field: string): readonly string[] {
  const row = /\.(\d+)(?:\.|$)/.exec(field)?.[1] ?? '0';
  return fieldsOfCommand(shape).map(({ path }) => path.replaceAll('.N', `.${row}`));
}

const impossible = (shape: Shape, typed: readonly TypedField[], field: string): FieldFault => {
  const tree = fieldTree(typed);
  const text = typed.findLast(([path]) => path.split(':')[0] === field)?.[1] ?? '';
  return { code: 'impossible', field, text, shape: shapeAt(shape, tree, field.split('.')) };
};

/** The command from typed fields, read as a form is. */
export function commandOfFields(
  { kind, shape, ...otherFields }: TypedKind,
  typed: readonly TypedField[],
  { read, refused }: CommandReader,
): Read {
  const unknown = unknownFields(shape, fieldTree(typed));
  if (unknown.length > 0) {
    const faults = unknown.map((field) => {
      const closest = closestTo(field, namesFor(shape, field));
      return { code: 'unknown', field, closest } as const;
    });
    return err(faults);
  }
  const { fields, made, missing } = completedFields(shape, typed, otherFields);
  if (missing.length > 0) return err(missing.map((field) => ({ code: 'missing', field }) as const));
  const command = read([['kind', kind], ...fields]);
  const places = refused(command);
  return places.length > 0
    ? err(places.map((field) => impossible(shape, fields, field)))
    : ok({ command: command as OfKind, made });
}

type NewId = TypedKind['newId'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document with a generated id for each new thing without one. */
function withNewIds(shape: Shape, value: unknown, newId: NewId, path = ''): unknown {
  if (shape.kind === 'list' && Array.isArray(value)) {
    return value.map((one, row) => withNewIds(shape.of, one, newId, `${path}.${row}`));
  }
  if (!isObject(value)) return value;
  const member = kindsIn(shape)?.get(String(value['kind'])) ?? shape;
  const own = Object.entries(ownFieldsOf(member)).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (Object.hasOwn(value, name)) return [[name, withNewIds(field, value[name], newId, at)]];
    return field.isNew === true && field.kind === 'id' ? [[name, newId(at, field.parse)]] : [];
  });
  return { ...value, ...Object.fromEntries(own) };
}

/** The command from a document, whose kind may be left out. */
export function commandOfDocument(
  { kind, shape, newId }: TypedKind,
  document: unknown,
  { refused }: CommandReader,
): Read {
  const made: TypedField[] = [];
  const making: NewId = (path, parse) => {
    const id = newId(path, parse);
    made.push([path, id]);
    return id;
  };
  if (!isObject(document)) return err([impossible(shape, [], '')]);
  const command = { kind, ...Object(withNewIds(shape, document, making)) };
  const places = command.kind === kind ? refused(command) : ['kind'];
  return places.length > 0
    ? err(places.map((field) => impossible(shape, [], field)))
    : ok({ command, made });
}
