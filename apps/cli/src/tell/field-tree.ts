/** A field as it was typed: its place in the command, and the text. */
export type TypedField = readonly [path: string, text: string];

/** The texts typed for a place, and for the places below it. */
export interface FieldTree {
  readonly texts: readonly string[];
  readonly below: ReadonlyMap<string, FieldTree>;
}

interface Growing {
  readonly texts: string[];
  readonly below: Map<string, Growing>;
}

/** The place that a field names, without the format of its value: `amount` of `amount:money`. */
export const placeOf = (path: string): string => path.split(':')[0] ?? '';

/** The places of a field: the words of one choice may fill several, `at.rules,ground`. */
function placesOf(path: string): readonly string[] {
  const [first = '', ...others] = placeOf(path).split(',');
  const above = first.slice(0, first.lastIndexOf('.') + 1);
  return [first, ...others.map((name) => above + name)];
}

/** The fields by their places. */
export function fieldTree(fields: readonly TypedField[]): FieldTree {
  const root: Growing = { texts: [], below: new Map() };
  const placed = fields.flatMap(([path, text]) =>
    placesOf(path).map((place) => [place, text] as const),
  );
  for (const [path, text] of placed) {
    const place = path.split('.').reduce((at, name) => {
      const found = at.below.get(name) ?? { texts: [], below: new Map<string, Growing>() };
      at.below.set(name, found);
      return found;
    }, root);
    place.texts.push(text);
  }
  return root;
}
