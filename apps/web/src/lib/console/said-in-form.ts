/** What a field says, without blanks around it; '' where it is not there. */
export function textIn(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * A whole number as it was typed: `none` where nothing was, NaN where it is no whole number. A decimal
 * mark is never left out: `12,5` is not 125.
 */
export function wholeOf<None extends number | null>(typed: string, none: None): number | None {
  const text = typed.trim().replace(/^−/, '-');
  if (text === '') return none;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** The whole number that a field says. */
export const wholeIn = (form: FormData, field: string, none = 0): number =>
  wholeOf(textIn(form, field), none);

/** What several fields say. */
export const textsIn = <Field extends string>(form: FormData, ...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, textIn(form, field)])) as Readonly<
    Record<Field, string>
  >;

/** What a field says in one line, with single blanks. */
export const lineIn = (form: FormData, field: string): string =>
  textIn(form, field).replace(/\s+/g, ' ');

/** Which of these words a field says. */
export const wordIn = <Word extends string>(
  form: FormData,
  field: string,
  words: readonly Word[],
): Word | undefined => words.find((word) => word === textIn(form, field));
