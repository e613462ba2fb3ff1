/** The fields of a form by name; a browser's `FormData` is one. */
export interface FormFields {
  get(field: string): unknown;
  getAll(field: string): readonly unknown[];
  has(field: string): boolean;
  keys(): Iterable<string>;
}

/** The trimmed text of a field; '' if the form does not have it. */
function textIn(form: FormFields, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Parses a whole number: `none` if the text is empty, NaN if it is no whole number. A decimal mark
 * is not dropped: `12,5` is not 125.
 */
export function wholeOf<None extends number | null>(typed: string, none: None): number | None {
  const text = typed.trim().replace(/^−/, '-');
  if (text === '') return none;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** The whole number in a field; NaN if it holds none, `none` if it is empty. */
export const wholeIn = (form: FormFields, field: string, none = 0): number =>
  wholeOf(textIn(form, field), none);

/** The text of a field in one line, with single spaces. */
export const lineIn = (form: FormFields, field: string): string =>
  textIn(form, field).replace(/\s+/g, ' ');
