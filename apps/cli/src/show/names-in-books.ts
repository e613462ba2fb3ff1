import { allOf } from '@rokade/journal';
import { fullName, type Register } from '@rokade/register';
import type { BookDoors } from '@rokade/server';
import { namesShown } from '@rokade/tournament';
import type { BookName } from '../tell/command-sentence.ts';

/** The names of persons, clubs and groups, by their ids. */
export type NamesById = ReadonlyMap<string, string>;

type Naming = (doors: BookDoors, id: string) => Promise<readonly (readonly [string, string])[]>;

function namesOfRegister({ people, associations }: Register) {
  const named = allOf(people).map(({ id, values }) => [id, fullName(values)] as const);
  return [...named, ...allOf(associations).map(({ id, values }) => [id, values.name] as const)];
}

const ofRegister: Naming = async ({ register }) => {
  const found = await register.get('');
  return found.ok ? namesOfRegister(found.value) : [];
};

const ofTournament: Naming = async ({ tournament }, id) => {
  const found = await tournament.get(id);
  return found.ok ? [...namesShown(found.value.players)] : [];
};

/** The names of the persons of an event and its groups, and of the groups. */
const ofEvent: Naming = async (doors, id) => {
  const found = await doors.event.get(id);
  if (!found.ok) return [];
  const { groups, entrants } = found.value;
  const listed = await doors.tournament.list();
  const called = listed.filter((one) => groups.some((group) => group === one.id));
  const players = await Promise.all(groups.map((group) => ofTournament(doors, group)));
  return [
    ...players.flat(),
    ...called.map((one) => [one.id, one.name] as const),
    ...entrants.map((one) => [one.id, one.values.name] as const),
  ];
};

const ofRatings: Naming = async ({ ratings }) => {
  const found = await ratings.get('');
  if (!found.ok) return [];
  return allOf(found.value.people).map(({ id, values }) => [id, values.name] as const);
};

const ofContest: Naming = async ({ contest }, id) => {
  const found = await contest.get(id);
  return found.ok ? found.value.entries.map((one) => [one.id, one.values.name] as const) : [];
};

const ofLeague: Naming = async ({ league }, id) => {
  const found = await league.get(id);
  if (!found.ok) return [];
  const { divisions, teams, members } = found.value;
  return [...divisions, ...teams, ...members].map((one) => [one.id, one.values.name] as const);
};

const namings: Readonly<Record<BookName, Naming>> = {
  tournament: ofTournament,
  event: ofEvent,
  money: ofEvent,
  register: ofRegister,
  ratings: ofRatings,
  sanctions: ofRegister,
  contest: ofContest,
  league: ofLeague,
  installation: async () => [],
};

/** The names for the ids of a book, also where another book has them. */
export const namesInBook = async (
  doors: BookDoors,
  book: BookName,
  id: string,
): Promise<NamesById> => new Map(await namings[book](doors, id));
