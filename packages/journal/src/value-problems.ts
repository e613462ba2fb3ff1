/** Why a field's value is refused; the same codes in every kind of book. */
export type FieldProblem = 'missing' | 'too-long' | 'unprintable' | 'not-a-date' | 'unknown';

/** `most`: the greatest length; `lines`: line breaks are allowed. */
interface TextLimits {
  readonly most?: number;
  readonly lines?: boolean;
}

/** Why a text is refused, or null. Control characters and lone surrogates would break lines and files. */
export function textProblem(
  text: string,
  { most = 200, lines = false }: TextLimits = {},
): 'too-long' | 'unprintable' | null {
  if (text.length > most) return 'too-long';
  return /[\p{Cc}\p{Cs}]/u.test(lines ? text.replace(/[\n\r\t]/g, '') : text)
    ? 'unprintable'
    : null;
}

/** Whether two values are equal, whatever the order of an object's properties. */
const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same(Reflect.get(a, name), Reflect.get(b, name)));
};

/** The changes whose value differs from the one before. */
export const differing = <Values extends object>(
  before: Values,
  changes: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !same(Reflect.get(before, field), value)),
  ) as Partial<Values>;
