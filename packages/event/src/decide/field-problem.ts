const longestText = 200;

/** What is wrong with a text, or null: it is to be of one line, and not a book. */
export function textProblem(text: string): 'too-long' | 'unprintable' | null {
  if (text.length > longestText) return 'too-long';
  return /\p{Cc}/u.test(text) ? 'unprintable' : null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Of the changes, those that change something. */
export const differing = <Values extends object>(
  before: Values,
  changes: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !same(Reflect.get(before, field), value)),
  ) as Partial<Values>;
