import { byId, changing, differing, unless } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { MergePeople, RegisterCommand } from '../command.ts';
import { comparedPeople, ownNumbers } from '../doubles/compared-person.ts';
import { keptApartIn } from '../doubles/kept-apart.ts';
import { doubleReasons, surenessOf } from '../doubles/sureness.ts';
import type { RegisterEvent } from '../event.ts';
import { fieldProblem } from '../fields/field-problem.ts';
import {
  emptyPersonValues,
  fullName,
  type PersonValues,
  personFields,
} from '../fields/person-fields.ts';
import type { PersonId } from '../ids.ts';
import { playsForTwo } from '../memberships.ts';
import type { RegisterRefusal } from '../refusal.ts';
import { allInOne, membershipsOf, type Person, type Register, whoStays } from '../register.ts';

export type Decision = Result<readonly RegisterEvent[], RegisterRefusal>;

/** The decider of a kind of command. */
export type Decides<Kind extends RegisterCommand['kind']> = (
  register: Register,
  command: Extract<RegisterCommand, { kind: Kind }>,
  confirmed: boolean,
) => Decision;

export const refuse = (refusal: RegisterRefusal) => err(refusal);

export const unknownPerson = (person: PersonId) =>
  refuse({ code: 'register.unknown-person', person });

const invalid = (values: Partial<PersonValues>): RegisterRefusal | null => {
  const problem = fieldProblem(personFields, values, 'surname');
  return problem === null ? null : { code: 'register.field-invalid', ...problem };
};

/** The people of the register with the same name or number, who may be the same. */
function* doublesOf(register: Register, values: PersonValues): Generator<Double> {
  const one = { key: '', values, numbers: ownNumbers(values) };
  for (const other of comparedPeople(register)) {
    const reasons = doubleReasons(one, other);
    const isAlike = reasons.includes('same-name') || reasons.includes('same-number');
    if (isAlike && surenessOf(reasons) !== null) yield other;
  }
}

type Double = ReturnType<typeof comparedPeople>[number];

/**
 * Enters a person with at least one name. A possible duplicate, with the same name and year of birth,
 * must be confirmed.
 */
export const enterPerson: Decides<'enter-person'> = (register, { person, values }, confirmed) => {
  if (byId(register.people, person) !== undefined) {
    return refuse({ code: 'register.id-taken', id: person });
  }
  const doubles = doublesOf(register, { ...emptyPersonValues, ...values });
  const double = confirmed ? undefined : doubles.next().value;
  if (double) {
    const { key, values: registered } = double;
    const facts = { name: fullName(registered), born: registered.birth.slice(0, 4) };
    return refuse({ code: 'register.double', person: key as PersonId, ...facts });
  }
  return unless(invalid({ ...values, surname: values.surname ?? '' }), [
    { kind: 'person-entered', person, values: differing(emptyPersonValues, values) },
  ]);
};

/** The decision of whoever enters a person in spite of their doubles: that each of these is somebody else. */
export const apartFromDoubles = (
  register: Register,
  { person, values }: Pick<Extract<RegisterCommand, { kind: 'enter-person' }>, 'person' | 'values'>,
): readonly RegisterEvent[] =>
  [...doublesOf(register, { ...emptyPersonValues, ...values })].map(({ key }) => ({
    kind: 'people-kept-apart',
    person,
    other: key as PersonId,
  }));

/** Decides that two people are not one; nothing is written where that was decided before. */
export const keepApart: Decides<'keep-apart'> = (register, { person: one, other: two }) => {
  const [person, other] = [whoStays(register, one), whoStays(register, two)];
  if (person === undefined) return unknownPerson(one);
  if (other === undefined) return unknownPerson(two);
  if (person.id === other.id) return refuse({ code: 'register.same-person', person: person.id });
  return ok(
    keptApartIn(register)(person.id, other.id)
      ? []
      : [{ kind: 'people-kept-apart', person: person.id, other: other.id }],
  );
};

/** Changes a person, or the one they were merged into. */
export const changePerson: Decides<'change-person'> = (register, { person, changes }) => {
  const stays = whoStays(register, person);
  if (stays === undefined) return unknownPerson(person);
  return changing(stays.values, changes, (values) =>
    unless(invalid(values), [{ kind: 'person-changed', person: stays.id, values }]),
  );
};

function mergingRefusal(
  register: Register,
  [stays, goes]: readonly [Person, Person],
  { values, leftOut }: MergePeople,
): RegisterRefusal | null {
  const counting = [stays, goes]
    .flatMap((person) => membershipsOf(register, person))
    .filter(({ id }) => !leftOut.includes(id));
  const two = playsForTwo(register, counting);
  if (two !== null) return { code: 'register.plays-for-another', membership: two[0].id };
  return invalid(values);
}

/** Merges two people, or those they were merged into; `values` keeps only what differs. */
export const mergePeople: Decides<'merge-people'> = (register, command) => {
  const [stays, goes] = [whoStays(register, command.stays), whoStays(register, command.goes)];
  if (stays === undefined) return unknownPerson(command.stays);
  if (goes === undefined) return unknownPerson(command.goes);
  if (stays.id === goes.id) return refuse({ code: 'register.same-person', person: stays.id });
  const values = differing(stays.values, command.values);
  const { leftOut } = command;
  return unless(mergingRefusal(register, [stays, goes], command), [
    { kind: 'people-merged', stays: stays.id, goes: goes.id, values, leftOut },
  ]);
};

/** Undoes a merging, whatever was written since; values entered for both stay with the one who remained. */
export const undoMerging: Decides<'undo-merging'> = (register, { goes: id }) => {
  const goes = byId(register.people, id);
  if (goes === undefined) return unknownPerson(id);
  if (goes.mergedInto === null) return refuse({ code: 'register.not-merged', person: id });
  const stays = byId(register.people, goes.mergedInto);
  if (stays === undefined) return unknownPerson(goes.mergedInto);
  return stays.mergedInto === null
    ? ok([{ kind: 'merging-undone', stays: stays.id, goes: id }])
    : refuse({ code: 'register.merged-since', person: stays.id });
};

/** Erases a person under all their ids, once confirmed. */
export const erasePerson: Decides<'erase-person'> = (register, { person }, confirmed) => {
  const stays = whoStays(register, person);
  if (stays === undefined) return unknownPerson(person);
  if (!confirmed) return refuse({ code: 'register.confirm-erasing', person: stays.id });
  return ok(
    allInOne(register, stays).map(({ id }) => ({ kind: 'person-erased', person: id }) as const),
  );
};
