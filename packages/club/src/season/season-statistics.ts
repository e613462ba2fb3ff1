import { nameKey } from '@rokade/rules';
import type { SeasonResult } from './contest-results.ts';

/** Something of the programme with what came of it. */
export interface ItemResults {
  readonly item: string;
  readonly name: string;
  readonly results: readonly SeasonResult[];
}

/** Somebody's year. */
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
  /** How often first, alone or not. */
  readonly wins: number;
}

/** A year in numbers. */
export interface SeasonStatistics {
  readonly competitions: number;
  readonly people: number;
  /** Games of chess, each once. */
  readonly games: number;
  /** Whoever played the most competitions first, then the most games. */
  readonly members: readonly MemberYear[];
}

/**
 * Who is who in different books: the same person of a register, else the same name. A name stands for
 * the person where one book says who it is and another does not.
 */
function keysOf(
  all: readonly SeasonResult[],
): (one: Pick<SeasonResult, 'name' | 'person'>) => string {
  const persons = new Map<string, Set<string>>();
  for (const { name, person } of all.filter((one) => one.person !== '')) {
    const known = persons.get(nameKey(name)) ?? new Set();
    persons.set(nameKey(name), known.add(person));
  }
  return ({ name, person }) => {
    const known = [...(persons.get(nameKey(name)) ?? [])];
    const who = person === '' && known.length === 1 ? known[0] : person;
    return who ? `person ${who}` : `name ${nameKey(name)}`;
  };
}

const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce((total: number, one) => total + (one ?? 0), 0);

/** What everybody played in a year, from what the reader may see of it. */
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

/** The year of one of them, by person or name; undefined: they played nothing that is seen. */
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
