import { byId, changeById, evolvingFrom, withById } from '@rokade/journal';
import type { RegisterEvent } from './event.ts';
import { emptyAssociationValues } from './fields/association-fields.ts';
import { emptyPersonValues, erasedPerson } from './fields/person-fields.ts';
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
  values: Object.assign({}, emptyPersonValues, ...layers.map(({ values }) => values)),
});

const newPerson = (id: PersonId, values: Layer['values']): Person =>
  layered(
    {
      id,
      layers: [],
      values: emptyPersonValues,
      memberships: [],
      offices: [],
      licenceActs: [],
      mergedInto: null,
      isErased: false,
    },
    [{ from: null, values }],
  );

const changedPerson = (person: Person, values: Layer['values']): Person =>
  layered(person, [...person.layers, { from: null, values }]);

const withMemberships = (
  person: Person,
  change: (membership: Membership) => Membership,
): Person => ({ ...person, memberships: person.memberships.map(change) });

/** Changes the memberships of everybody merged into one person. */
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

/** An erased person remains as a record without values, as does the link of others merged into it. */
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

const withPerson = (
  register: Register,
  id: PersonId,
  change: (person: Person) => Person,
): Register => ({ ...register, people: changeById(register.people, id, change) });

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

/** Changes a person's parts of one kind: memberships, offices or licence acts. */
const withParts = <Part extends 'memberships' | 'offices' | 'licenceActs'>(
  register: Register,
  person: PersonId,
  part: Part,
  change: (parts: Person[Part]) => Person[Part],
): Register => withPerson(register, person, (one) => ({ ...one, [part]: change(one[part]) }));

/** The register after one more entry. */
export const evolve = evolvingFrom<Register, RegisterEvent>(emptyRegister, {
  'register-begun': (register) => register,
  'list-taken-in': (register) => register,
  'person-entered': (register, { person, values }) => ({
    ...register,
    people: withById(register.people, person, newPerson(person, values)),
  }),
  'person-changed': (register, { person, values }) =>
    withPerson(register, person, (one) => changedPerson(one, values)),
  'person-erased': (register, { person }) => withPerson(register, person, erased),
  'people-merged': (register, event) => ({ ...register, people: merged(register.people, event) }),
  'merging-undone': (register, event) => ({ ...register, people: undone(register.people, event) }),
  'association-entered': (register, { association: id, level, above, ...payload }) => {
    const values = { ...emptyAssociationValues, ...payload.values };
    const associations = withById(register.associations, id, { id, level, values, above });
    return { ...register, associations };
  },
  'association-changed': (register, { association, values, above }) => ({
    ...register,
    associations: changeById(register.associations, association, (one) => ({
      ...one,
      values: { ...one.values, ...values },
      above: above === undefined ? one.above : above,
    })),
  }),
  'membership-begun': (register, { membership: id, person, values }) =>
    withParts(register, person, 'memberships', (all) => [
      ...all,
      { id, leftOutBy: null, ...values },
    ]),
  'membership-changed': (register, { membership, person, values }) =>
    withParts(register, person, 'memberships', (all) => changedIn(all, membership, values)),
  'membership-removed': (register, { membership, person }) =>
    withParts(register, person, 'memberships', (all) => without(all, membership)),
  'office-begun': (register, { term: id, person, values }) =>
    withParts(register, person, 'offices', (all) => [...all, { id, ...values }]),
  'office-changed': (register, { term, person, values }) =>
    withParts(register, person, 'offices', (all) => changedIn(all, term, values)),
  'office-removed': (register, { term, person }) =>
    withParts(register, person, 'offices', (all) => without(all, term)),
  'licence-act-entered': (register, { act: id, person, values }) =>
    withParts(register, person, 'licenceActs', (all) => [...all, { id, ...values }]),
  'licence-act-changed': (register, { act, person, values }) =>
    withParts(register, person, 'licenceActs', (all) => changedIn(all, act, values)),
  'licence-act-removed': (register, { act, person }) =>
    withParts(register, person, 'licenceActs', (all) => without(all, act)),
  'columns-remembered': (register, { headings, columns }) => ({
    ...register,
    columnChoices: { ...register.columnChoices, [headings]: columns },
  }),
  'people-kept-apart': (register, { person, other }) => ({
    ...register,
    keptApart: [...register.keptApart, [person, other]],
  }),
  'officers-shown': (register, { association, shown }) => {
    const others = register.showsOfficers.filter((id) => id !== association);
    return { ...register, showsOfficers: shown ? [...others, association] : others };
  },
});
