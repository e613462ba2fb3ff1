import { z } from 'zod';
import type { ShapeOf } from './basic-shapes.ts';

type Member<T extends { readonly kind: string }, K extends T['kind']> = Extract<
  T,
  { readonly kind: K }
>;

/** The properties of each member of a union on `kind`, but for the kind itself. */
export type KindShapes<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Omit<ShapeOf<Member<T, K>>, 'kind'>;
};

/**
 * The schema of a union on `kind`, from a table with a row for each kind: a member without its row,
 * or a row without one of its properties, is a type error. A kind is also read by a name it had before.
 */
export function kindUnion<T extends { readonly kind: string }>(
  shapes: KindShapes<T>,
  formerNames: Readonly<Record<string, T['kind']>> = {},
): z.ZodType<T> {
  const table: Readonly<Record<string, z.ZodRawShape>> = shapes;
  const members = [
    ...Object.entries(table).map(([kind, shape]) =>
      z.strictObject({ kind: z.literal(kind), ...shape }),
    ),
    ...Object.entries(formerNames).map(([name, kind]) =>
      z.strictObject({ kind: z.literal(name).transform(() => kind), ...table[kind] }),
    ),
  ];
  return z.discriminatedUnion('kind', members as [(typeof members)[0]]) as unknown as z.ZodType<T>;
}
