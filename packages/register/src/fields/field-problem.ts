import { isDay } from '@rokade/rules';
import { type FieldKind, type FieldRecord, publicNames } from './field.ts';
import { titles } from './person-fields.ts';

/** What is wrong with the value of a field. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: 'missing' | 'too-long' | 'unprintable' | 'not-a-date' | 'unknown';
}

const longestText = 200;

/** Controls and halves of surrogate pairs break lines and files; an address may have lines. */
const unprintable = /\p{Cs}|(?!\n)\p{Cc}/u;

const known = (values: readonly string[]) => (text: string) =>
  values.includes(text) ? null : 'unknown';

const anything = (): null => null;

/** A kind of field does not compile until it says here what it holds. */
const checks: Readonly<Record<FieldKind, (text: string) => FieldProblem['problem'] | null>> = {
  text: anything,
  number: anything,
  federation: (text) => (/^[A-Z]{3}$/.test(text) ? null : 'unknown'),
  'day-or-year': (text) => (/^\d{4}$/.test(text) || isDay(text) ? null : 'not-a-date'),
  sex: known(['m', 'w']),
  title: known(titles),
  'public-name': known(publicNames),
};

/** What is wrong with any text. */
export function textProblem(text: string, longest = longestText): FieldProblem['problem'] | null {
  if (text.length > longest) return 'too-long';
  return unprintable.test(text) ? 'unprintable' : null;
}

const problemOf = (kind: FieldKind, text: string): FieldProblem['problem'] | null =>
  text === '' ? null : (textProblem(text) ?? checks[kind](text));

/** The first thing wrong with values, or null. A value may be left out; a name that is said is one. */
export function fieldProblem<Code extends string>(
  fields: Readonly<Record<Code, FieldRecord>>,
  values: Partial<Readonly<Record<Code, string>>>,
  named: Code,
): FieldProblem | null {
  if (values[named]?.trim() === '') return { field: named, problem: 'missing' };
  for (const [field, text] of Object.entries<string | undefined>(values)) {
    const problem = problemOf(fields[field as Code].kind, text ?? '');
    if (problem !== null) return { field, problem };
  }
  return null;
}
