import { reason } from '../../kernel/reason.ts';
import type { ChampionshipRules } from './edition-2018.ts';
import type { ChampionshipReason } from './reason-codes.ts';

/** The form of a championship, or of one class that plays separately. */
export interface ChampionshipForm {
  /** The number of players by class, the highest first, in one tournament. */
  readonly classes: readonly number[];
  readonly allPlayAll: boolean;
  readonly rounds: number;
}

/**
 * The fewest rounds that make the first k of n places certain: (n + 7k) / 5, rounded up.
 *
 * @article Tempelhof 2018 III.A.5
 */
const roundsForSurePlaces = (players: number, places: number): number =>
  Math.ceil((players + 7 * places) / 5);

/** Findings about the one Swiss of all classes. */
function oneSwiss(
  { rounds: { usual, least, players: range } }: ChampionshipRules,
  { rounds, players }: { readonly rounds: number; readonly players: number },
): readonly ChampionshipReason[] {
  const [from, to] = range;
  const facts = { rounds, usual, count: players, least: from, most: to };
  const isFixed = players >= from && players <= to;
  if (isFixed) {
    return rounds === usual ? [] : [reason('championship.rounds-fixed', 'III.A.2', facts)];
  }
  return [
    ...(rounds % 2 === 0 ? [reason('championship.rounds-even', 'III.A.2', { rounds })] : []),
    ...(rounds < least ? [reason('championship.rounds-few', 'III.A.2', { rounds, least })] : []),
  ];
}

/** Findings about a class with a Swiss of its own. */
function swissOfClass(
  { swissInClass: { over, surePlaces } }: ChampionshipRules,
  rounds: number,
  count: number,
): readonly ChampionshipReason[] {
  if (count <= over) return [reason('championship.class-swiss-few', 'III.A.5', { count, over })];
  const least = roundsForSurePlaces(count, surePlaces);
  const facts = { rounds, least, count, places: surePlaces };
  return [
    ...(rounds < least ? [reason('championship.class-swiss-rounds', 'III.A.5', facts)] : []),
    reason('championship.class-swiss-wish', 'III.A.5'),
  ];
}

/**
 * Where classes and rounds do not meet the regulation. A tournament with players of a single class is
 * that class playing separately.
 *
 * @article Tempelhof 2018 III.A.1, III.A.2, III.A.5
 */
export function championshipFindings(
  rules: ChampionshipRules,
  { classes, allPlayAll, rounds }: ChampionshipForm,
): readonly ChampionshipReason[] {
  const { mostInClass: most, allPlayAllFrom: least } = rules;
  const players = classes.reduce((sum, count) => sum + count, 0);
  const single = classes.filter((count) => count > 0).length === 1;
  const large = classes.flatMap((count, index) =>
    count > most
      ? [reason('championship.class-too-large', 'III.A.1', { class: index + 1, count, most })]
      : [],
  );
  const empty = classes.flatMap((count, index) =>
    count === 0 && !single
      ? [reason('championship.class-empty', 'III.A.1', { class: index + 1 })]
      : [],
  );
  if (allPlayAll) {
    const few = reason('championship.too-few-for-all', 'III.A.1', { count: players, least });
    return [...large, ...(players < least ? [few] : [])];
  }
  return [
    ...large,
    ...empty,
    ...(single ? swissOfClass(rules, rounds, players) : oneSwiss(rules, { rounds, players })),
  ];
}
