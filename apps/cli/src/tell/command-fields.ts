import type { Shape } from '@rokade/journal';
import { canBeUnsaid, isPlain, kindsIn, ownFieldsOf } from './command-shapes.ts';

/** Whether a field is required; `made`: an id that is generated where none is given. */
type FieldNeed = 'needed' | 'optional' | 'made';

/** A place in a command that takes a value. */
export interface CommandField {
  /** `values.name`; `N` stands for the number of a row, `NAME` for any name. */
  readonly path: string;
  readonly shape: Shape;
  readonly need: FieldNeed;
  /** The kind that has this field: `act.kind=challenge-made`; '' = every kind. */
  readonly where: string;
}

interface At extends Pick<CommandField, 'path' | 'where'> {
  readonly depth: number;
  /** Whether a part above it may be left out. */
  readonly isOptional: boolean;
}

const below = ({ path }: At, name: string): string => (path === '' ? name : `${path}.${name}`);

function needOf(shape: Shape, { depth, isOptional }: At): FieldNeed {
  if (shape.isNew === true) return 'made';
  const mayBeLeftOut = shape.optional === true || (depth > 1 && canBeUnsaid(shape));
  return isOptional || mayBeLeftOut ? 'optional' : 'needed';
}

const leaf = (shape: Shape, at: At): CommandField => ({
  path: at.path,
  where: at.where,
  shape,
  need: needOf(shape, at),
});

function fieldsBelow(shape: Shape, at: At): readonly CommandField[] {
  return Object.entries(ownFieldsOf(shape)).flatMap(([name, field]) =>
    fieldsAt(field, {
      ...at,
      path: below(at, name),
      depth: at.depth + 1,
      isOptional: at.isOptional || field.optional === true,
    }),
  );
}

function fieldsOfChoice(shape: Shape, at: At): readonly CommandField[] {
  const kinds = [...(kindsIn(shape) ?? [])];
  const path = below(at, 'kind');
  const words: Shape = { kind: 'word', words: kinds.map(([kind]) => kind) };
  const own = kinds.flatMap(([kind, member]) =>
    fieldsBelow(member, { ...at, where: `${path}=${kind}` }),
  );
  return [{ ...leaf(words, at), path }, ...own];
}

function fieldsAt(shape: Shape, at: At): readonly CommandField[] {
  if (isPlain(shape)) return [leaf(shape, at)];
  switch (shape.kind) {
    case 'list':
      return fieldsAt(shape.of, {
        ...at,
        path: below(at, 'N'),
        isOptional: at.isOptional || shape.least === 0,
      });
    case 'table':
      return fieldsAt(shape.of, { ...at, path: below(at, 'NAME'), isOptional: true });
    case 'or-null':
      return fieldsAt(shape.of, { ...at, isOptional: true });
    case 'one-of':
      return fieldsOfChoice(shape, at);
    default:
      return fieldsBelow(shape, at);
  }
}

/** Every field of a command, from its shape. */
export const fieldsOfCommand = (command: Shape): readonly CommandField[] =>
  fieldsBelow(command, { path: '', where: '', depth: 0, isOptional: false });
