import { type Clash, clashesIn, ruleSetsOf, type SeasonSection } from '@rokade/rules';
import type { Contest } from '../contest.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';
import type { SeasonItem } from './season-acts.ts';

/** An item of the programme with its entries and champions. */
export interface PlannedItem extends SeasonItem {
  readonly entered: readonly EntryId[];
  readonly champions: readonly EntryId[];
}

/** A season for display. */
export interface SeasonView {
  /** By first day; those without days last, in the regulation's order. */
  readonly items: readonly PlannedItem[];
  readonly clashes: readonly Clash<PlannedItem>[];
  /** Sections that every year should have, but that are not planned. */
  readonly missing: readonly SeasonSection[];
}

/**
 * The sections of a season's programme by its club's rules; empty if this installation does not have
 * these rules, so that the club's other seasons can be shown.
 */
export const seasonSections = (season: Pick<Contest, 'rules'>): readonly SeasonSection[] =>
  ruleSetsOf('season').includes(season.rules) ? rulesOf(season, 'season').sections : [];

/** The section with a code. */
export const seasonSection = (
  season: Pick<Contest, 'rules'>,
  code: string,
): SeasonSection | undefined => seasonSections(season).find((one) => one.code === code);

function planned(
  items: readonly PlannedItem[],
  ownItems: readonly SeasonItem[],
): readonly PlannedItem[] {
  const kept = items.map((one) => ({ ...one, ...ownItems.find(({ item }) => item === one.item) }));
  const further = ownItems.filter(({ item }) => !items.some((one) => one.item === item));
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
      return changed(items, act.item, () => ({
        // A champion who is named twice is one.
        champions: [...new Set(act.champions)],
      }));
    default:
      return items;
  }
}

/** The sort key of an item: when it begins; without a day last, by section. */
const orderOf = (sections: readonly SeasonSection[], { days, at, what }: SeasonItem): string =>
  days.length === 0
    ? `9${String(sections.findIndex(({ code }) => code === what)).padStart(3, '0')}`
    : `${days[0]} ${at}`;

/** The programme of a season in order. */
export function seasonItems(season: Pick<Contest, 'acts' | 'rules'>): readonly PlannedItem[] {
  const sections = seasonSections(season);
  return season.acts.reduce(after, []).toSorted((one, other) => {
    const [a, b] = [orderOf(sections, one), orderOf(sections, other)];
    return a < b ? -1 : Number(a > b);
  });
}

/** A season with what follows from its programme; null: the competition is not a season. */
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
