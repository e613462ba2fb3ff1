import { nameKey } from '@rokade/rules';
import type { SeasonResult } from './contest-results.ts';

/** An item of the programme with its results. */
export interface ItemResults {
  readonly item: string;
  readonly name: string;
  readonly results: readonly SeasonResult[];
}

/** A person's results of a year. */
export interface MemberYear {
  readonly name: string;
  /** In the order of the programme. */
  readonly played: readonly {
    readonly item: string;
    readonly name: string;
    readonly place: number | null;
    readonly players: number;
    readonly games: number | null;
    readonly halfPoints: number | null;
  }[];
  readonly games: number;
  readonly halfPoints: number;
  /** How often they were first, alone or shared. */
  readonly wins: number;
}

/** The statistics of a year. */
export interface SeasonStatistics {
  readonly competitions: number;
  readonly people: number;
  /** Games of chess, each counted once. */
  readonly games: number;
  /** Those with most competitions first, then with most games. */
  readonly members: readonly MemberYear[];
}

/**
 * Identifies people across books: by the person of the register, else by name. A name also stands for a
 * person if one book links it to the register and another does not.
 */
function keysOf(
  all: readonly SeasonResult[],
): (one: Pick<SeasonResult, 'name' | 'person'>) => string {
  const persons = new Map<string, Set<string>>();
  for (const { name, person } of all.filter((one) => one.person !== '')) {
    const ids = persons.get(nameKey(name)) ?? new Set();
    persons.set(nameKey(name), ids.add(person));
  }
  return ({ name, person }) => {
    const ids = [...(persons.get(nameKey(name)) ?? [])];
    const who = person === '' && ids.length === 1 ? ids[0] : person;
    return who ? `person ${who}` : `name ${nameKey(name)}`;
  };
}

const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce((total: number, one) => total + (one ?? 0), 0);

/** Everybody's results of a year, from what the reader may see. */
export function seasonStatistics(items: readonly ItemResults[]): SeasonStatistics {
  const played = items.filter(({ results }) => results.length > 0);
  const keyOf = keysOf(played.flatMap(({ results }) => results));
  const members = new Map<string, { name: string; played: MemberYear['played'][number][] }>();
  for (const { item, name, results } of played) {
    for (const one of results) {
      const member = members.get(keyOf(one)) ?? { name: one.name, played: [] };
      const { place, games, halfPoints } = one;
      const line = { item, name, place, players: results.length, games, halfPoints };
      members.set(keyOf(one), { ...member, played: [...member.played, line] });
    }
  }
  const years = [...members.values()].map(
    ({ name, played: own }): MemberYear => ({
      name,
      played: own,
      games: sum(own.map(({ games }) => games)),
      halfPoints: sum(own.map(({ halfPoints }) => halfPoints)),
      wins: own.filter(({ place }) => place === 1).length,
    }),
  );
  return {
    competitions: played.length,
    people: years.length,
    games: Math.ceil(sum(years.map(({ games }) => games)) / 2),
    members: years.toSorted(
      (a, b) =>
        b.played.length - a.played.length || b.games - a.games || (a.name < b.name ? -1 : 1),
    ),
  };
}

/** One person's results of a year, by person or name; undefined: none that are visible. */
export function yearOf(
  items: readonly ItemResults[],
  who: Pick<SeasonResult, 'name' | 'person'>,
): MemberYear | undefined {
  const keyOf = keysOf([
    ...items.flatMap(({ results }) => results),
    { ...who, place: null, games: null, halfPoints: null },
  ]);
  const own = items.map((item) => ({
    item,
    mine: item.results.filter((one) => keyOf(one) === keyOf(who)),
  }));
  const found = seasonStatistics(
    own.filter(({ mine }) => mine.length > 0).map(({ item }) => item),
  ).members;
  const names = new Set(own.flatMap(({ mine }) => mine.map(({ name }) => name)));
  return found.find(({ name }) => names.has(name));
}
