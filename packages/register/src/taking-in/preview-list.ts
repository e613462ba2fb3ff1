import { byId } from '@rokade/journal';
import { groupedBy } from '@rokade/rules';
import { comparedPeople } from '../doubles/compared-person.ts';
import { type Likeness, likenessIn } from '../doubles/find-doubles.ts';
import {
  isContactField,
  type PersonField,
  type PersonValues,
  personFieldCodes,
} from '../fields/person-fields.ts';
import {
  type Association,
  type Membership,
  membershipsOf,
  type Person,
  peopleOf,
  type Register,
} from '../register.ts';
import { clubsByList } from './find-club.ts';
import { groupRows, type ListedGroup } from './group-rows.ts';
import type { ListedPerson } from './listed-person.ts';
import { missingMembers } from './missing-members.ts';
import { planMemberships } from './plan-memberships.ts';
import { type FieldChange, isLine, type ListFacts, type PreviewLine } from './preview-line.ts';

/** Whether the list's value only contains less, such as the year of a birthday: no change. */
const isOnlyLess = (field: PersonField, registered: string, listed: string): boolean =>
  field === 'birth' && registered.length > 4 && registered.startsWith(listed);

const changesOf = (registered: PersonValues, listed: PersonValues): readonly FieldChange[] =>
  personFieldCodes
    .filter(
      (field) =>
        listed[field] !== '' &&
        listed[field] !== registered[field] &&
        !isOnlyLess(field, registered[field], listed[field]),
    )
    .map((field) => ({
      field,
      to: listed[field],
      from: isContactField(field) ? null : registered[field],
    }));

/** The changes that a person's rows would make. */
type Effect = Pick<PreviewLine, 'changes' | 'memberships'>;

function effects(register: Register, { day, federation }: ListFacts) {
  const clubOf = clubsByList(register);
  const isOfFederation = ({ association }: Membership): boolean =>
    byId(register.associations, association)?.values.federation === federation;
  const withMembers = new Set(
    peopleOf(register).flatMap((person) =>
      membershipsOf(register, person).map(({ association }) => association),
    ),
  );
  const hasMembers = ({ id }: Association): boolean => withMembers.has(id);
  return ({ values, rows }: ListedGroup, person: Person | undefined): Effect => ({
    changes: person === undefined ? [] : changesOf(person.values, values),
    memberships: planMemberships(rows, {
      existing: person === undefined ? [] : membershipsOf(register, person),
      clubOf,
      isOfFederation,
      hasMembers,
      day,
    }),
  });
}

const saysNothing = ({ changes, memberships }: Effect): boolean =>
  changes.length === 0 && memberships.length === 0;

/**
 * The person whom rows mean without a choice: the only sure candidate, or the only one for whom they
 * change nothing.
 */
function recognised(
  candidates: readonly Likeness[],
  effectOn: (key: string) => Effect,
): string | null {
  const sure = candidates.filter(({ sureness }) => sureness === 'sure');
  const [only, ...others] =
    sure.length > 0 ? sure : candidates.filter(({ key }) => saysNothing(effectOn(key)));
  return only === undefined || others.length > 0 ? null : only.key;
}

/**
 * Whether a likeness makes a row wait for a choice. A namesake born in the same year but with another
 * number does not: the person is imported, and the two are listed as possible duplicates.
 */
const isOpen = ({ reasons }: Likeness): boolean =>
  !reasons.includes('other-number') ||
  reasons.some((reason) => reason === 'same-number' || reason === 'same-birth-date');

/**
 * The changes that importing a list would make, person by person. Empty cells change nothing. Rows
 * whose person is uncertain wait for a choice, as do those of which two mean the same person. Importing
 * the same list again changes nothing. The order of the rows does not matter.
 */
export function previewList(
  register: Register,
  listed: readonly ListedPerson[],
  facts: ListFacts,
): readonly PreviewLine[] {
  const groups = groupRows(listed);
  const likeness = likenessIn([...comparedPeople(register), ...groups]);
  const effectOf = effects(register, facts);
  const found = groups.map((group) => {
    const candidates = likeness(group).filter(isOpen);
    const inRegister = candidates.filter(({ key }) => !isLine(key));
    const effectOn = (key: string): Effect => effectOf(group, byId(register.people, key));
    return { group, candidates, own: recognised(inRegister, effectOn) };
  });
  const byPerson = groupedBy(found, ({ own }) => own);
  const lines = found
    .map(({ group, candidates, own }): PreviewLine => {
      const choice = facts.choices[group.key];
      const isClear =
        own === null ? candidates.length === 0 : (byPerson.get(own)?.length ?? 0) === 1;
      const key = choice?.kind === 'same' ? choice.person : choice === undefined ? own : null;
      const person = key === null ? undefined : byId(register.people, key);
      const effect = effectOf(group, person);
      const { rows, ...line } = group;
      const settled = person === undefined ? 'new' : saysNothing(effect) ? 'unchanged' : 'changed';
      const open = choice === undefined && !isClear ? 'doubtful' : settled;
      return {
        key: line.key,
        values: line.values,
        rows: rows.map(({ row }) => row).sort((a, b) => a - b),
        state: choice?.kind === 'leave-out' ? 'left-out' : open,
        person: person?.id ?? null,
        ...effect,
        candidates,
      };
    })
    .sort((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
  const missing = facts.isComplete ? missingMembers(register, listed, { lines, facts }) : [];
  return [...lines, ...missing];
}
