import { effectiveEntries } from '@rokade/journal';
import {
  type PersonField,
  type PersonValues,
  personFields,
  type RegisterEntry,
} from '@rokade/register';

/** The values of a person that were set at one time. */
export interface FormerValue {
  readonly version: number;
  readonly at: string;
  readonly who: string;
  readonly field: PersonField;
  readonly value: string;
}

const isField = (text: string): text is PersonField => Object.hasOwn(personFields, text);

function valuesIn({ event }: RegisterEntry, ids: ReadonlySet<string>): Partial<PersonValues> {
  switch (event.kind) {
    case 'person-entered':
    case 'person-changed':
      return ids.has(event.person) ? event.values : {};
    case 'people-merged':
      return ids.has(event.stays) ? event.values : {};
    default:
      return {};
  }
}

/** The names, numbers and titles that a person had under any of their ids, the newest first. */
export const formerValues = (
  entries: readonly RegisterEntry[],
  ids: ReadonlySet<string>,
  fields: readonly PersonField[],
): readonly FormerValue[] =>
  effectiveEntries(entries)
    .flatMap((entry) =>
      Object.entries(valuesIn(entry, ids)).flatMap(([field, value]) =>
        isField(field) && fields.includes(field)
          ? [{ version: entry.version, at: entry.at, who: entry.actor.name, field, value }]
          : [],
      ),
    )
    .reverse();
