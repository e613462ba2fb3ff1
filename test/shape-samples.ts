import type { OfKind, Shape } from '@rokade/journal';

/** Values for properties by name, wherever in a sample they stand. */
export type SampleValues = Readonly<Record<string, unknown>>;

/** One value that a shape accepts; properties with a name in `values` get the value given there. */
function sampleOf(shape: Shape, values: SampleValues): unknown {
  switch (shape.kind) {
    case 'text':
    case 'anything':
      return '';
    case 'moment':
      return '2026-11-21T19:05:00.000Z';
    case 'switch':
      return false;
    case 'number':
      return 0;
    case 'whole':
      return shape.least ?? 0;
    case 'id':
      return 'a';
    case 'word':
      return shape.words[0];
    case 'former-word':
      return shape.now;
    case 'list':
      return [sampleOf(shape.of, values)];
    case 'table':
      return { a: sampleOf(shape.of, values) };
    case 'or-null':
      return sampleOf(shape.of, values);
    case 'one-of':
      return sampleOf(shape.shapes[0] as Shape, values);
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, of]) => [
          name,
          values[name] ?? sampleOf(of, values),
        ]),
      );
  }
}

/** One value of each member of a union that is told apart by `kind`, by that kind. */
export function samplesByKind(union: Shape, values: SampleValues): ReadonlyMap<string, OfKind> {
  const members = union.kind === 'one-of' ? union.shapes : [union];
  return new Map(
    members.flatMap((member) => {
      if (member.kind !== 'fields') return [];
      const sample = sampleOf(member, values) as OfKind;
      return [[sample.kind, sample] as const];
    }),
  );
}
