import type { Shape } from '@rokade/journal';
import { isPlain, kindsIn, ownFieldsOf } from './command-shapes.ts';
import type { FieldTree } from './field-tree.ts';

const isRow = (name: string): boolean => /^\d{1,6}$/.test(name);

/** The shape of a place below another; undefined: there is no such place. */
function shapeBelow(shape: Shape, tree: FieldTree, name: string): Shape | undefined {
  switch (shape.kind) {
    case 'fields':
      return ownFieldsOf(shape)[name];
    case 'list':
      return isRow(name) ? shape.of : undefined;
    case 'table':
      return shape.of;
    case 'or-null':
      return shapeBelow(shape.of, tree, name);
    case 'one-of': {
      const kinds = kindsIn(shape);
      if (name === 'kind' && kinds !== null) return { kind: 'word', words: [...kinds.keys()] };
      const member = kinds?.get(tree.below.get('kind')?.texts.at(-1) ?? '');
      return member === undefined ? undefined : ownFieldsOf(member)[name];
    }
    default:
      return undefined;
  }
}

/** The shape at the end of a place; null: the command has no such place. */
export function shapeAt(shape: Shape, tree: FieldTree, path: readonly string[]): Shape | null {
  const [name, ...rest] = path;
  if (name === undefined) return shape;
  const found = shapeBelow(shape, tree, name);
  const below = tree.below.get(name) ?? { texts: [], below: new Map() };
  return found === undefined ? null : shapeAt(found, below, rest);
}

/** The typed places that the command does not have; where the kind of a choice is missing, that comes first. */
export function unknownFields(shape: Shape, tree: FieldTree, path = ''): readonly string[] {
  const lacksKind = kindsIn(shape) !== null && !tree.below.has('kind');
  if (lacksKind) return [];
  return [...tree.below].flatMap(([name, below]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const found = shapeBelow(shape, tree, name);
    if (found === undefined) return [at];
    if (isPlain(found) && found.kind !== 'list' && below.below.size > 0) return [at];
    return unknownFields(found, below, at);
  });
}
