import { type FieldFault, type FieldProblem, textProblem } from '@rokade/journal';
import { isDay } from '@rokade/rules';
import { type FieldKind, type FieldRecord, publicNames, titles } from './field.ts';

const oneOf = (values: readonly string[]) => (text: string) =>
  values.includes(text) ? null : 'unknown';

const anything = (): null => null;

/** The check of each kind of field. */
const checks: Readonly<Record<FieldKind, (text: string) => FieldProblem | null>> = {
  text: anything,
  number: anything,
  federation: (text) => (/^[A-Z]{3}$/.test(text) ? null : 'unknown'),
  'day-or-year': (text) => (/^\d{4}$/.test(text) || isDay(text) ? null : 'not-a-date'),
  sex: oneOf(['m', 'w']),
  title: oneOf(titles),
  'public-name': oneOf(publicNames),
};

const problemOf = (kind: FieldKind, text: string): FieldProblem | null =>
  text === '' ? null : (textProblem(text, { lines: true }) ?? checks[kind](text));

/** The first invalid value, or null. Values may be absent; a name, if given, must not be empty. */
export function fieldProblem<Code extends string>(
  fields: Readonly<Record<Code, FieldRecord>>,
  values: Partial<Readonly<Record<Code, string>>>,
  named: Code,
): FieldFault | null {
  if (values[named]?.trim() === '') return { field: named, problem: 'missing' };
  for (const [field, text] of Object.entries<string | undefined>(values)) {
    const problem = problemOf(fields[field as Code].kind, text ?? '');
    if (problem !== null) return { field, problem };
  }
  return null;
}
