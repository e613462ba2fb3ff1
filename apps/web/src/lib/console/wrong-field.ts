import { errorText, type Namer } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { WrongField } from '#lib/ui/around-form.ts';
import { isFieldName } from './field-keys.ts';

const fieldOfPath = (path: string): string =>
  path.split('.').find((part) => isFieldName(part)) ?? '';

/** The fields that refusals are about which name none, by the beginning of their code. */
const fieldsByCode = {
  'account.name-invalid': 'name',
  'player.duplicate': 'name',
  'organisation.address': 'address',
  'organisation.name': 'name',
  'webhook.address': 'address',
  'account.name': 'name',
  'account.password-too-short': 'password',
  'rights.other-scope': 'for',
  'rights.unknown-event': 'for',
} as const;

const fieldOfCode = (code: string): string =>
  Object.entries(fieldsByCode).find(([beginning]) => code.startsWith(beginning))?.[1] ?? '';

/** Refusals of competitions call the day of what happened *when*, and a second game *second*. */
const placesInContests: Readonly<Record<string, string>> = { when: 'day', second: 'halfPoints.1' };

function fieldOf({ code, field }: { readonly code: string; readonly field?: unknown }): string {
  if (typeof field !== 'string') return fieldOfCode(code);
  return (code.startsWith('contest.') ? placesInContests[field] : undefined) ?? field;
}

/**
 * Which field a refusal is about, and what it says. A value that has not even the right shape is
 * named by its path (`command.players.0.details.rating`).
 */
export function wrongField(
  t: TranslateFor<'console'>,
  namer: Namer,
  error: { readonly code: string; readonly field?: unknown; readonly at?: unknown },
): WrongField {
  if (error.code === 'request.invalid' && typeof error.at === 'string') {
    const field = typeof error.field === 'string' ? error.field : fieldOfPath(error.at);
    if (field !== '') return { field, text: t('console.value-wrong') };
  }
  const text = errorText(t, namer, error);
  return { field: fieldOf(error), text };
}
