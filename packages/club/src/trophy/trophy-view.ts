import { type TrophyStanding, type TrophyYear, trophyStandings, trophyYears } from '@rokade/rules';
import type { ActOf } from '../acts.ts';
import type { Contest } from '../contest.ts';
import { entryOf, numberOf } from '../entries.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';

/** Places in an association's cup, by the year in which they were won. */
export type TrophyPlaces = Omit<ActOf<'places-given'>, 'kind' | 'day'>;

/** A trophy through the years. */
export interface TrophyView {
  /** Newest first. */
  readonly years: readonly (TrophyYear & { readonly winner: EntryId })[];
  /** The winners of the present cup, those who lack least wins first. */
  readonly standings: readonly (TrophyStanding & { readonly entry: EntryId })[];
  /** Newest first. */
  readonly places: readonly TrophyPlaces[];
}

/** The winner of each year; the last entry counts. */
export const trophyWinners = ({ acts }: Contest): ReadonlyMap<number, EntryId> => {
  const winners = new Map<number, EntryId>();
  for (const act of acts) {
    if (act.kind === 'trophy-won') winners.set(act.year, act.winner);
    if (act.kind === 'trophy-struck') winners.delete(act.year);
  }
  return winners;
};

/** The places as given last, in years with a winner. */
function trophyPlaces(contest: Contest): readonly TrophyPlaces[] {
  const winners = trophyWinners(contest);
  const byYear = new Map<number, TrophyPlaces>();
  for (const act of contest.acts) {
    if (act.kind !== 'places-given') continue;
    const { kind: _, day: __, ...places } = act;
    byYear.set(act.year, places);
  }
  return [...byYear.values()]
    .filter(({ year }) => winners.has(year))
    .toSorted((a, b) => b.year - a.year);
}

/** A trophy with what follows from its winners; null: the competition is not a trophy. */
export function trophyView(contest: Contest): TrophyView | null {
  if (contest.format !== 'trophy') return null;
  const idOf = (no: number): EntryId => entryOf(contest, no);
  const wins = [...trophyWinners(contest)].map(([year, winner]) => ({
    year,
    no: numberOf(contest, winner),
  }));
  const years = trophyYears(rulesOf(contest, 'trophy'), wins);
  return {
    years: years.map((one) => ({ ...one, winner: idOf(one.no) })).toReversed(),
    standings: trophyStandings(rulesOf(contest, 'trophy'), years).map((one) => ({
      ...one,
      entry: idOf(one.no),
    })),
    places: trophyPlaces(contest),
  };
}
