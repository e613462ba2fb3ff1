import type { FieldShapes, FieldsOf, Shape } from './shape.ts';

/** What stands where nobody said anything; of words none of which is '', the first is the usual one. */
function unsaidIn(shape: Shape): unknown {
  switch (shape.kind) {
    case 'switch':
      return false;
    case 'whole':
    case 'number':
      return 0;
    case 'word':
      return shape.words.includes('') ? '' : shape.words[0];
    case 'list':
      return [];
    case 'table':
      return {};
    case 'or-null':
      return null;
    default:
      return '';
  }
}

/** The values of some shapes as long as nothing is said. */
export const unsaidBy = <Shapes extends FieldShapes>(shapes: Shapes): Required<FieldsOf<Shapes>> =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, unsaidIn(shape)]),
  ) as Required<FieldsOf<Shapes>>;
