/** A change of a field; `from` is '' where it was empty, and null where the former value is not shown. */
interface FieldChange<Field extends string> {
  readonly field: Field;
  readonly from: string | null;
  readonly to: string;
}

/** A change in words, `Club: Brønden → Bakken`; `Club: → Bakken` where the former is not shown. */
export function fieldChangeText<Field extends string>(
  t: (key: `field.${NoInfer<Field>}`) => string,
  { field, from, to }: FieldChange<Field>,
): string {
  const before = from === null ? '' : `${from || '–'} `;
  return `${t(`field.${field}`)}: ${before}→ ${to}`;
}
