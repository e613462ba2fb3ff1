import type { TranslateFor } from '@rokade/texts';
import { nobody } from '#lib/chess/plain-facts.ts';
import { wrongField } from '#lib/console/wrong-field.ts';
import type { WrongField } from '#lib/ui/around-form.ts';

/** The fields that a refusal is about, by the beginning of its code. */
const fields = {
  'organisation.address': 'address',
  'organisation.name': 'name',
} as const;

/** Which field of an organisation's form a refusal is about, and what it says. */
export function wrongOrganisationField(
  t: TranslateFor<'console'>,
  error: { readonly code: string } | undefined,
): WrongField | null {
  if (error === undefined) return null;
  const found = Object.entries(fields).find(([code]) => error.code.startsWith(code));
  return wrongField(t, nobody, { ...error, field: found?.[1] ?? '' });
}
