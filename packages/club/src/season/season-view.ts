import { type Clash, clashesIn, ruleSetsOf, type SeasonSection } from '@rokade/rules';
import type { Contest } from '../contest.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';
import type { SeasonItem } from './season-acts.ts';

/** Something of the programme with who entered it and who won. */
export interface PlannedItem extends SeasonItem {
  readonly entered: readonly EntryId[];
  readonly champions: readonly EntryId[];
}

/** A season as it is looked at. */
export interface SeasonView {
  /** By their first day; those without days last, in the order of the regulation. */
  readonly items: readonly PlannedItem[];
  readonly clashes: readonly Clash<PlannedItem>[];
  /** What belongs into every year and is not planned. */
  readonly missing: readonly SeasonSection[];
}

/**
 * What a season's programme is made of, by its club's rules; nothing where those are not here any
 * more, so that the other seasons of the club can be looked at.
 */
export const seasonSections = (season: Pick<Contest, 'rules'>): readonly SeasonSection[] =>
  ruleSetsOf('season').includes(season.rules) ? rulesOf(season, 'season').sections : [];

/** A section of the programme by its code. */
export const seasonSection = (
  season: Pick<Contest, 'rules'>,
  code: string,
): SeasonSection | undefined => seasonSections(season).find((one) => one.code === code);

function planned(
  items: readonly PlannedItem[],
  said: readonly SeasonItem[],
): readonly PlannedItem[] {
  const kept = items.map((one) => ({ ...one, ...said.find(({ item }) => item === one.item) }));
  const further = said.filter(({ item }) => !items.some((one) => one.item === item));
  return [...kept, ...further.map((one) => ({ ...one, entered: [], champions: [] }))];
}

const changed = (
  items: readonly PlannedItem[],
  id: string,
  change: (item: PlannedItem) => Partial<PlannedItem>,
): readonly PlannedItem[] =>
  items.map((one) => (one.item === id ? { ...one, ...change(one) } : one));

function after(
  items: readonly PlannedItem[],
  act: Contest['acts'][number],
): readonly PlannedItem[] {
  switch (act.kind) {
    case 'programme-planned':
      return planned(items, act.items);
    case 'item-dropped':
      return items.filter(({ item }) => item !== act.item);
    case 'item-entered':
      return changed(items, act.item, ({ entered }) => ({
        entered: [...entered.filter((one) => one !== act.entry), act.entry],
      }));
    case 'item-left':
      return changed(items, act.item, ({ entered }) => ({
        entered: entered.filter((one) => one !== act.entry),
      }));
    case 'champion-named':
      return changed(items, act.item, () => ({ champions: act.champions }));
    default:
      return items;
  }
}

/** When it begins; those without a day come last, by their section. */
const orderOf = (sections: readonly SeasonSection[], { days, at, what }: SeasonItem): string =>
  days.length === 0
    ? `9${String(sections.findIndex(({ code }) => code === what)).padStart(3, '0')}`
    : `${days[0]} ${at}`;

/** The programme of a season in its order. */
export function seasonItems(season: Pick<Contest, 'acts' | 'rules'>): readonly PlannedItem[] {
  const sections = seasonSections(season);
  return season.acts.reduce(after, []).toSorted((one, other) => {
    const [a, b] = [orderOf(sections, one), orderOf(sections, other)];
    return a < b ? -1 : Number(a > b);
  });
}

/** A season with what follows from its programme; null: the competition is none. */
export function seasonView(contest: Contest): SeasonView | null {
  if (contest.format !== 'season') return null;
  const items = seasonItems(contest);
  return {
    items,
    clashes: clashesIn(items),
    missing: seasonSections(contest).filter(
      ({ code, yearly }) => yearly && !items.some(({ what }) => what === code),
    ),
  };
}
