import type { PersonField } from '@rokade/register';

/** What is asked of everybody, whatever the federation. */
const fieldsForEverybody: readonly PersonField[] = [
  'surname',
  'firstName',
  'birth',
  'sex',
  'email',
  'phone',
];

/** The number by which a federation knows its players. */
const numberOf: Readonly<Record<string, PersonField>> = { DEN: 'dsuNumber', GER: 'dsbId' };

/** The fields of a new person: those that are mostly filled in, and those that are folded. */
export interface PersonForm {
  readonly first: readonly PersonField[];
  readonly more: readonly PersonField[];
}

/** Parts the fields that a reader may fill in, by the federation that the installation is of. */
export function personForm(fields: readonly PersonField[], federation: string): PersonForm {
  const first = [...fieldsForEverybody, numberOf[federation] ?? 'fideId'];
  return {
    first: fields.filter((field) => first.includes(field)),
    more: fields.filter((field) => !first.includes(field)),
  };
}
