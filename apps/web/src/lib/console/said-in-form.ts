/** What a field says, without blanks around it; '' where it is not there. */
export function textIn(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

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
