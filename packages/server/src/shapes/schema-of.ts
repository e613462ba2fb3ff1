import type { Description, Shape } from '@rokade/journal';
import { z } from 'zod';

const wholeSchema = ({ least, most }: Extract<Description, { kind: 'whole' }>): z.ZodType => {
  const from = least === undefined ? z.int() : z.int().min(least);
  return most === undefined ? from : from.max(most);
};

function listSchema({ of, least, most }: Extract<Description, { kind: 'list' }>): z.ZodType {
  const list = z.array(schemaOf(of)).max(most);
  return least === 0 ? list : list.min(least);
}

const fieldSchemas = (fields: Readonly<Record<string, Shape>>): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [
      name,
      shape.optional ? schemaOf(shape).exactOptional() : schemaOf(shape),
    ]),
  );

/** A union; members with a `kind` are looked up by it, so that the fault reported is that of the member meant. */
function anyOf(shapes: readonly Shape[]): z.ZodType {
  const members = shapes.map((shape) => schemaOf(shape));
  const haveKinds = shapes.every((shape) => shape.kind === 'fields' && 'kind' in shape.fields);
  return haveKinds
    ? z.discriminatedUnion('kind', members as unknown as [z.core.$ZodTypeDiscriminable])
    : z.union(members);
}

function schema(shape: Shape): z.ZodType {
  switch (shape.kind) {
    case 'text':
      return z.string().max(shape.most);
    case 'moment':
      return z.iso.datetime({ precision: 3 });
    case 'switch':
      return z.boolean();
    case 'number':
      return z.number();
    case 'anything':
      return z.unknown();
    case 'whole':
      return wholeSchema(shape);
    case 'id':
      return z.string().refine((text) => shape.parse(text) !== null, 'not an id');
    case 'word':
      return z.literal(shape.words);
    case 'former-word':
      return z.literal(shape.word).transform(() => shape.now);
    case 'list':
      return listSchema(shape);
    case 'table':
      return z.record(z.string().max(2000), schemaOf(shape.of));
    case 'or-null':
      return schemaOf(shape.of).nullable();
    case 'one-of':
      return anyOf(shape.shapes);
    case 'fields':
      return z.strictObject(fieldSchemas(shape.fields));
  }
}

const made = new WeakMap<Shape, z.ZodType>();

/** The Zod schema of a shape, for input from outside and for the API's description; made once for each shape. */
export function schemaOf<T>(shape: Shape<T>): z.ZodType<T> {
  const found = made.get(shape) ?? schema(shape);
  made.set(shape, found);
  return found as z.ZodType<T>;
}
