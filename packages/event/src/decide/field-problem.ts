const longestText = 200;

/** What is wrong with a text, or null: it is to be of one line, and not a book. */
export function textProblem(text: string): 'too-long' | 'unprintable' | null {
  if (text.length > longestText) return 'too-long';
  return /\p{Cc}/u.test(text) ? 'unprintable' : null;
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
