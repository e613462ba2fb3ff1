import type { Entry } from '@rokade/journal';
import { byId, changeById, withById } from '@rokade/journal';
import { unreachable } from '@rokade/rules';
import type { RegisterEvent } from './event.ts';
import { unsaidAssociation } from './fields/association-fields.ts';
import { erasedPerson, unsaidPerson } from './fields/person-fields.ts';
import type { PersonId } from './ids.ts';
import {
  allInOne,
  emptyRegister,
  type Layer,
  type Membership,
  type Person,
  type Register,
} from './register.ts';

type Of<Kind extends RegisterEvent['kind']> = Extract<RegisterEvent, { kind: Kind }>;

const layered = (person: Person, layers: readonly Layer[]): Person => ({
  ...person,
  layers,
  values: Object.assign({}, unsaidPerson, ...layers.map(({ values }) => values)),
});

const newPerson = (id: PersonId, values: Layer['values']): Person =>
  layered(
    {
      id,
      layers: [],
      values: unsaidPerson,
      memberships: [],
      offices: [],
      licenceActs: [],
      mergedInto: null,
      isErased: false,
    },
    [{ from: null, values }],
  );

const told = (person: Person, values: Layer['values']): Person =>
  layered(person, [...person.layers, { from: null, values }]);

const withMemberships = (
  person: Person,
  change: (membership: Membership) => Membership,
): Person => ({ ...person, memberships: person.memberships.map(change) });

/** The memberships of everybody in one, changed. */
function inAll(
  people: Register['people'],
  stays: PersonId,
  change: (membership: Membership) => Membership,
): Register['people'] {
  const person = byId(people, stays);
  const all = person === undefined ? [] : allInOne({ people }, person);
  return all.reduce(
    (changed, one) => withById(changed, one.id, withMemberships(one, change)),
    people,
  );
}

function merged(people: Register['people'], event: Of<'people-merged'>): Register['people'] {
  const { stays, goes, values, leftOut } = event;
  const withValues = changeById(people, stays, (person) =>
    layered(person, [...person.layers, { from: goes, values }]),
  );
  const pointing = changeById(withValues, goes, (person) => ({ ...person, mergedInto: stays }));
  return inAll(pointing, stays, (one) =>
    leftOut.includes(one.id) ? { ...one, leftOutBy: goes } : one,
  );
}

function undone(
  people: Register['people'],
  { stays, goes }: Of<'merging-undone'>,
): Register['people'] {
  const counting = inAll(people, stays, (one) =>
    one.leftOutBy === goes ? { ...one, leftOutBy: null } : one,
  );
  const without = changeById(counting, stays, (person) =>
    layered(
      person,
      person.layers.filter(({ from }) => from !== goes),
    ),
  );
  return changeById(without, goes, (person) => ({ ...person, mergedInto: null }));
}

/** Who is erased stays as nobody in particular; that others are merged into them, too. */
const erased = (person: Person): Person => ({
  ...layered(person, [
    { from: null, values: erasedPerson },
    ...person.layers.filter(({ from }) => from !== null).map(({ from }) => ({ from, values: {} })),
  ]),
  memberships: [],
  offices: [],
  licenceActs: [],
  isErased: true,
});

interface WithId {
  readonly id: string;
}

const changedIn = <One extends WithId>(
  all: readonly One[],
  id: string,
  values: Partial<NoInfer<One>>,
): readonly One[] => all.map((one) => (one.id === id ? { ...one, ...values } : one));

const without = <One extends WithId>(all: readonly One[], id: string): readonly One[] =>
  all.filter((one) => one.id !== id);

function afterMembership(
  person: Person,
  event: Of<'membership-begun' | 'membership-changed' | 'membership-removed'>,
): Person {
  const { memberships } = person;
  const { membership: id } = event;
  switch (event.kind) {
    case 'membership-begun':
      return { ...person, memberships: [...memberships, { id, leftOutBy: null, ...event.values }] };
    case 'membership-changed':
      return { ...person, memberships: changedIn(memberships, id, event.values) };
    case 'membership-removed':
      return { ...person, memberships: without(memberships, id) };
    default:
      return unreachable(event);
  }
}

function afterOffice(
  person: Person,
  event: Of<'office-begun' | 'office-changed' | 'office-removed'>,
): Person {
  const { offices } = person;
  const { term: id } = event;
  switch (event.kind) {
    case 'office-begun':
      return { ...person, offices: [...offices, { id, ...event.values }] };
    case 'office-changed':
      return { ...person, offices: changedIn(offices, id, event.values) };
    case 'office-removed':
      return { ...person, offices: without(offices, id) };
    default:
      return unreachable(event);
  }
}

function afterLicenceAct(
  person: Person,
  event: Of<'licence-act-entered' | 'licence-act-changed' | 'licence-act-removed'>,
): Person {
  const { licenceActs } = person;
  const { act: id } = event;
  switch (event.kind) {
    case 'licence-act-entered':
      return { ...person, licenceActs: [...licenceActs, { id, ...event.values }] };
    case 'licence-act-changed':
      return { ...person, licenceActs: changedIn(licenceActs, id, event.values) };
    case 'licence-act-removed':
      return { ...person, licenceActs: without(licenceActs, id) };
    default:
      return unreachable(event);
  }
}

function afterAssociation(
  associations: Register['associations'],
  event: Of<'association-entered' | 'association-changed'>,
): Register['associations'] {
  const { association: id } = event;
  if (event.kind === 'association-entered') {
    const values = { ...unsaidAssociation, ...event.values };
    return withById(associations, id, { id, level: event.level, values, above: event.above });
  }
  return changeById(associations, id, (one) => ({
    ...one,
    values: { ...one.values, ...event.values },
    above: event.above === undefined ? one.above : event.above,
  }));
}

type PeopleEvent = Extract<
  RegisterEvent,
  {
    kind:
      | `person-${string}`
      | `membership-${string}`
      | `office-${string}`
      | `licence-act-${string}`
      | 'people-merged'
      | 'merging-undone';
  }
>;

function afterPeople(people: Register['people'], event: PeopleEvent): Register['people'] {
  switch (event.kind) {
    case 'person-entered':
      return withById(people, event.person, newPerson(event.person, event.values));
    case 'person-changed':
      return changeById(people, event.person, (person) => told(person, event.values));
    case 'person-erased':
      return changeById(people, event.person, erased);
    case 'people-merged':
      return merged(people, event);
    case 'merging-undone':
      return undone(people, event);
    case 'membership-begun':
    case 'membership-changed':
    case 'membership-removed':
      return changeById(people, event.person, (person) => afterMembership(person, event));
    case 'office-begun':
    case 'office-changed':
    case 'office-removed':
      return changeById(people, event.person, (person) => afterOffice(person, event));
    case 'licence-act-entered':
    case 'licence-act-changed':
    case 'licence-act-removed':
      return changeById(people, event.person, (person) => afterLicenceAct(person, event));
    default:
      return unreachable(event);
  }
}

function after(register: Register, event: RegisterEvent): Register {
  switch (event.kind) {
    case 'register-begun':
    case 'list-taken-in':
      return register;
    case 'association-entered':
    case 'association-changed':
      return { ...register, associations: afterAssociation(register.associations, event) };
    case 'columns-remembered': {
      const { headings, columns } = event;
      return { ...register, columnChoices: { ...register.columnChoices, [headings]: columns } };
    }
    case 'officers-shown': {
      const others = register.showsOfficers.filter((id) => id !== event.association);
      return { ...register, showsOfficers: event.shown ? [...others, event.association] : others };
    }
    default:
      return { ...register, people: afterPeople(register.people, event) };
  }
}

/** The register after one more entry. */
export const evolve = (
  register: Register | null,
  { version, event }: Entry<RegisterEvent>,
): Register => ({ ...after(register ?? emptyRegister, event), version });
