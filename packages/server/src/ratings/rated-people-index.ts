import { allOf, byId, doneAtOnce, type InSteps } from '@rokade/journal';
import {
  emptyRatedPerson,
  parseRatedPersonId,
  type RatedPersonId,
  type RatedPersonValues,
  type Ratings,
} from '@rokade/ratings';
import { peopleOf, type Register } from '@rokade/register';
import { nameKey } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { newId } from '../values/new-ids.ts';

/** The values by which a player of a file or tournament is identified. */
export type IdentifyingValues = Pick<
  RatedPersonValues,
  'name' | 'nationalId' | 'fideId' | 'birth' | 'federation'
>;

/** A player's details as values of a person in the book of ratings. */
export const personValues = (details: PlayerDetails): RatedPersonValues => ({
  ...emptyRatedPerson,
  name: details.name,
  nationalId: details.nationalId,
  fideId: details.fideId,
  club: details.club,
  federation: details.federation,
  sex: details.sex,
  birth: details.birthDate,
});

/** Identifies players as people of the book of ratings. */
export interface RatedPeopleIndex {
  /** The person of the book of ratings; null: they are not in it, or several people may be meant. */
  find(by: IdentifyingValues): RatedPersonId | null;
  /** An id for somebody who is not in the book: that of the register if it has one of the numbers, else a new one. */
  newId(by: IdentifyingValues): RatedPersonId;
}

/** Whether two births may be one person's: one is missing, they are equal, or one is the year of the other. */
const mayBe = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

const isOther = (one: string, other: string): boolean =>
  one !== '' && other !== '' && one !== other;

interface IndexedPerson extends IdentifyingValues {
  readonly id: RatedPersonId;
}

/** People by their numbers and names. */
interface PeopleFound {
  add(person: IndexedPerson): void;
  readonly find: RatedPeopleIndex['find'];
}

function makeFound(): PeopleFound {
  const byNumber = new Map<string, RatedPersonId>();
  const byName = new Map<string, IndexedPerson[]>();
  return {
    add(person) {
      const { nationalId, fideId, name, id } = person;
      if (nationalId !== '') byNumber.set(`national ${nationalId}`, id);
      if (fideId !== '') byNumber.set(`fide ${fideId}`, id);
      const key = nameKey(name);
      const alike = byName.get(key);
      if (alike === undefined) byName.set(key, [person]);
      else alike.push(person);
    },
    find({ nationalId, fideId, name, birth, federation }) {
      const numbered =
        byNumber.get(`national ${nationalId}`) ?? byNumber.get(`fide ${fideId}`) ?? null;
      if (numbered !== null) return numbered;
      const alike = (byName.get(nameKey(name)) ?? []).filter(
        (one) =>
          mayBe(one.birth, birth) &&
          !isOther(one.nationalId, nationalId) &&
          !isOther(one.fideId, fideId) &&
          !isOther(one.federation, federation),
      );
      return alike.length === 1 ? (alike[0]?.id ?? null) : null;
    },
  };
}

/** How many people are indexed between two turns of other tasks: some hundredths of a second. */
const peopleAtOnce = 500;

/** Indexes the people of the book of ratings, and those of the register who are not in it; in steps. */
export function* indexPeopleInSteps(
  { people }: Ratings,
  register: Register,
): InSteps<RatedPeopleIndex> {
  const own = makeFound();
  for (const [index, { id, values }] of allOf(people).entries()) {
    if (index % peopleAtOnce === peopleAtOnce - 1) yield;
    own.add({ id, ...values });
  }
  const registered = makeFound();
  for (const [index, { id, values }] of peopleOf(register).entries()) {
    if (index % peopleAtOnce === peopleAtOnce - 1) yield;
    const ratedId = parseRatedPersonId(id);
    const { dsuNumber, fideId } = values;
    if (ratedId === null || byId(people, id) !== undefined) continue;
    if (dsuNumber === '' && fideId === '') continue;
    registered.add({
      id: ratedId,
      name: '',
      birth: '',
      federation: '',
      nationalId: dsuNumber,
      fideId,
    });
  }
  return {
    find: own.find,
    newId: ({ nationalId, fideId }) =>
      registered.find({ nationalId, fideId, name: '-', birth: '', federation: '' }) ??
      newId(parseRatedPersonId),
  };
}

/** The same without interruption. */
export const indexPeople = (ratings: Ratings, register: Register): RatedPeopleIndex =>
  doneAtOnce(indexPeopleInSteps(ratings, register));
