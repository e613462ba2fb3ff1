import type { PersonField } from '@rokade/register';
import { nationalNumberOf } from '../../console/people/national-number.ts';

/** What is asked of everybody, whatever the federation. */
const fieldsForEverybody: readonly PersonField[] = [
  'surname',
  'firstName',
  'birth',
  'sex',
  'email',
  'phone',
];

/** The fields of a new person: those that are mostly filled in, and those that are folded. */
export interface PersonForm {
  readonly first: readonly PersonField[];
  readonly more: readonly PersonField[];
}

/** Parts the fields that a reader may fill in, by the federation that the installation is of. */
export function personForm(fields: readonly PersonField[], federation: string): PersonForm {
  const first = [...fieldsForEverybody, nationalNumberOf(federation) ?? 'fideId'];
  return {
    first: fields.filter((field) => first.includes(field)),
    more: fields.filter((field) => !first.includes(field)),
  };
}
