import { isFieldName } from '@rokade/presentation/console/journal/field-keys.ts';
import { errorText, type Namer } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { WrongField } from '#lib/ui/around-form.ts';

const fieldOfPath = (path: string): string =>
  path.split('.').find((part) => isFieldName(part)) ?? '';

/** The field of each refusal that names none itself, by the beginning of its code. */
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

/**
 * The API of competitions names the day of an act `when` and the second game's points `second` in
 * refusals; the form's fields have other names.
 */
const placesInContests: Readonly<Record<string, string>> = { when: 'day', second: 'halfPoints.1' };

function fieldOf({ code, field }: { readonly code: string; readonly field?: unknown }): string {
  if (typeof field !== 'string') return fieldOfCode(code);
  return (code.startsWith('contest.') ? placesInContests[field] : undefined) ?? field;
}

/** What a field takes whose value can be wrong in a way that nobody sees, by the field's name. */
const textsOfShapes = { dailyLists: 'installation.daily-lists-wrong' } as const;

/** Why a value of the wrong shape is refused, by the path of its field in the body. */
export function wrongValueText(t: TranslateFor<'console'>, path: string): string {
  const field = path.split('.').at(-1) ?? '';
  return t(
    field in textsOfShapes
      ? textsOfShapes[field as keyof typeof textsOfShapes]
      : 'console.value-wrong',
  );
}

/**
 * The field that a refusal is about, and its text. A value of the wrong shape is named by its path
 * (`command.players.0.details.rating`).
 */
export function wrongField(
  t: TranslateFor<'console'>,
  namer: Namer,
  error: { readonly code: string; readonly field?: unknown; readonly at?: unknown },
): WrongField {
  if (error.code === 'request.invalid' && typeof error.at === 'string') {
    const field = typeof error.field === 'string' ? error.field : fieldOfPath(error.at);
    if (field !== '') return { field, text: wrongValueText(t, field) };
  }
  const text = errorText(t, namer, error);
  return { field: fieldOf(error), text };
}
