import type { FieldShapes, FieldsOf, Shape } from './shape.ts';

/** A shape's empty value. Of words without '', it is the first, which is the usual one. */
function emptyValueOf(shape: Shape): unknown {
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

/** An object of empty values, one for each shape. */
export const emptyValuesOf = <Shapes extends FieldShapes>(
  shapes: Shapes,
): Required<FieldsOf<Shapes>> =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, emptyValueOf(shape)]),
  ) as Required<FieldsOf<Shapes>>;
