import type { SeasonSection } from '@rokade/rules';
import type { Contest } from '../contest.ts';
import { type EntryValues, erasedEntry } from '../contest-values.ts';
import type { EntryId, ItemId } from '../ids.ts';
import { matchedEntry } from '../matched-entry.ts';
import { type PlannedItem, seasonItems, seasonSection } from '../season/season-view.ts';
import { trophyWinners } from './trophy-view.ts';

/** A season's champion who may be the trophy's winner. */
export interface TrophyOffer {
  readonly item: ItemId;
  readonly year: number;
  /** The name of the competition in the programme. */
  readonly competition: string;
  /** The champions; several if they share the title. */
  readonly champions: readonly EntryValues[];
  /** The champion's entry in the trophy's book; null: none yet, or several champions. */
  readonly entry: EntryId | null;
  /**
   * `noted`: already the winner; `other`: another winner is entered; `shared`: a shared title gives no
   * winner.
   */
  readonly state: 'new' | 'noted' | 'other' | 'shared';
}

/** The year of a title: that of the item's last day, or of the season's. */
const yearOf = ({ values }: Contest, { days }: PlannedItem): number =>
  Number((days.at(-1) ?? values.lastDay).slice(0, 4));

function stateOf(
  trophy: Contest,
  { year, entry, champions }: Pick<TrophyOffer, 'year' | 'entry' | 'champions'>,
): TrophyOffer['state'] {
  const winner = trophyWinners(trophy).get(year);
  if (champions.length > 1) return 'shared';
  if (winner === undefined) return 'new';
  return winner === entry ? 'noted' : 'other';
}

function offersOf(trophy: Contest, season: Contest, section: string): readonly TrophyOffer[] {
  return seasonItems(season)
    .filter(({ what }) => what === section)
    .flatMap((planned) => {
      const { item, name: competition } = planned;
      const champions = planned.champions
        .flatMap((id) => season.entries.find((one) => one.id === id)?.values ?? [])
        .filter(({ name }) => name !== erasedEntry.name);
      const [first, second] = champions;
      if (first === undefined) return [];
      const entry = second === undefined ? matchedEntry(trophy, first) : null;
      const won = { year: yearOf(season, planned), champions, entry };
      return [{ item, competition, ...won, state: stateOf(trophy, won) }];
    });
}

/** The champions in a section of the seasons' programmes, oldest first. */
export const trophyOffers = (
  trophy: Contest,
  seasons: readonly Contest[],
  section: string,
): readonly TrophyOffer[] =>
  seasons
    .flatMap((season) => offersOf(trophy, season, section))
    .toSorted((a, b) => a.year - b.year);

/** The sections in which seasons name champions, each once. */
export const championSections = (seasons: readonly Contest[]): readonly SeasonSection[] =>
  seasons
    .flatMap((season) =>
      seasonItems(season)
        .filter(({ champions }) => champions.length > 0)
        .flatMap(({ what }) => seasonSection(season, what) ?? []),
    )
    .filter(({ code }, index, all) => all.findIndex((one) => one.code === code) === index);
