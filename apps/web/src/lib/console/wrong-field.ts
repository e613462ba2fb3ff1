import type { Translate } from '@rokade/texts';
import type { Namer } from '../plain-facts.ts';
import { errorText } from './error-text.ts';

/** A refusal beside the field it is about; `field` is '' where it is about the whole form. */
export interface WrongField {
  readonly field: string;
  readonly text: string;
}

/** Which field a refusal is about, and what it says. */
export function wrongField(
  t: Translate,
  namer: Namer,
  error: { readonly code: string; readonly field?: unknown },
): WrongField {
  const text = errorText(t, namer, error);
  if (error.code === 'player.duplicate') return { field: 'name', text };
  return { field: typeof error.field === 'string' ? error.field : '', text };
}
