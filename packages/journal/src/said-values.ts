/** What is wrong with what a field says, the same in every kind of book. */
export type FieldProblem = 'missing' | 'too-long' | 'unprintable' | 'not-a-date' | 'unknown';

/** A line is that long at most; `lines`: it may be several. */
interface TextLimits {
  readonly most?: number;
  readonly lines?: boolean;
}

/** What is wrong with a text, or null: controls and halves of signs break lines and files. */
export function textProblem(
  text: string,
  { most = 200, lines = false }: TextLimits = {},
): 'too-long' | 'unprintable' | null {
  if (text.length > most) return 'too-long';
  return /[\p{Cc}\p{Cs}]/u.test(lines ? text.replace(/[\n\r\t]/g, '') : text)
    ? 'unprintable'
    : null;
}

/** Whether two values say the same; a journal keeps the properties of an object in an order of its own. */
const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same(Reflect.get(a, name), Reflect.get(b, name)));
};

/** Of the changes, those that change something. */
export const differing = <Values extends object>(
  before: Values,
  changes: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !same(Reflect.get(before, field), value)),
  ) as Partial<Values>;
