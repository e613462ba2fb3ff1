import { groupedBy, nameKey } from '@rokade/rules';
import { fullName, numberFields } from '../fields/person-fields.ts';
import type { PersonId } from '../ids.ts';
import { peopleOf, type Register } from '../register.ts';

/**
 * The people named by the lines of a list, by a number or by a unique name, and the lines that match
 * nobody.
 */
export function peopleNamed(
  register: Register,
  lines: readonly string[],
): { readonly found: readonly PersonId[]; readonly unknown: readonly string[] } {
  const keys = peopleOf(register).flatMap(({ id, values }) =>
    [nameKey(fullName(values)), ...numberFields.map((field) => values[field])].map((key) => ({
      key,
      id,
    })),
  );
  const byKey = groupedBy(keys, ({ key }) => key);
  const matches = lines.map((line) => ({
    line,
    ids: new Set((byKey.get(line) ?? byKey.get(nameKey(line)) ?? []).map(({ id }) => id)),
  }));
  return {
    found: [...new Set(matches.flatMap(({ ids }) => (ids.size === 1 ? [...ids] : [])))],
    unknown: matches.filter(({ ids }) => ids.size !== 1).map(({ line }) => line),
  };
}
