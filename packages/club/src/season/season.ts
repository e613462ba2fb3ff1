import { clashesIn, isDay, ruleSetsOf } from '@rokade/rules';
import type { Contest } from '../contest.ts';
import type { ContestFormat, Objection } from '../contest-format.ts';
import type { ContestValues } from '../contest-values.ts';
import { invalid } from '../decide/values-refusal.ts';
import { entryName } from '../entries.ts';
import type { ContestRefusal } from '../refusal.ts';
import { publicSeason } from './public-season.ts';
import type { SeasonItem } from './season-acts.ts';
import { type PlannedItem, seasonItems, seasonSection } from './season-view.ts';

/** A season needs its first and last day, from which overlapping seasons are refused. */
function objectionToValues({ firstDay, lastDay }: ContestValues): ContestRefusal | null {
  if (firstDay === '') return invalid('firstDay', 'missing');
  return lastDay === '' ? invalid('lastDay', 'missing') : null;
}

const isHour = (at: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(at);

/** Why an item is refused in itself; null: it is valid. */
function itemFault(contest: Contest, item: SeasonItem): ContestRefusal | null {
  if (seasonSection(contest, item.what) === undefined) return invalid('what', 'unknown');
  if (item.name.trim() === '') return invalid('name', 'missing');
  if (item.name.length > 200) return invalid('name', 'too-long');
  if (item.note.length > 200) return invalid('note', 'too-long');
  if (item.at !== '' && !isHour(item.at)) return invalid('at', 'unknown');
  if (item.days.some((day) => !isDay(day))) return invalid('days', 'not-a-date');
  const { firstDay: first, lastDay: last } = contest.values;
  const outside = item.days.find((day) => day < first || day > last);
  if (outside === undefined) return null;
  return { code: 'contest.outside-season', field: 'days', day: outside, first, last };
}

/** The first two items on the same day, at least one of them new; to be confirmed. */
function clash(before: readonly PlannedItem[], items: readonly SeasonItem[]) {
  const others = before.filter(({ item }) => !items.some((one) => one.item === item));
  const isNew = ({ item }: SeasonItem): boolean => items.some((one) => one.item === item);
  const found = clashesIn<SeasonItem>([...items, ...others]).find((one) => one.items.some(isNew));
  if (found === undefined) return null;
  const [{ name }, { name: other }] = found.items;
  return { code: 'contest.clash', field: 'days', day: found.day, name, other } as const;
}

const objectionToPlan: Objection<'programme-planned'> = (contest, { items }) => {
  for (const [index, item] of items.entries()) {
    const isTwice = items.findIndex((one) => one.item === item.item) !== index;
    const fault = isTwice ? invalid('what', 'unknown') : itemFault(contest, item);
    if (fault !== null) return fault;
  }
  return clash(seasonItems(contest), items);
};

const objectionToItem: Objection<
  'item-dropped' | 'item-entered' | 'item-left' | 'champion-named'
> = (contest, act) => {
  const item = seasonItems(contest).find((one) => one.item === act.item);
  if (item === undefined) return { code: 'contest.unknown-item', item: act.item };
  if (act.kind !== 'item-entered' && act.kind !== 'item-left') return null;
  const isIn = item.entered.includes(act.entry);
  if (isIn === (act.kind === 'item-left')) return null;
  const name = entryName(contest, act.entry);
  return { code: isIn ? 'contest.entered-already' : 'contest.not-entered', name, item: item.name };
};

/** A club's year: its programme, entries and champions; the competitions have books of their own. */
export const season: ContestFormat = {
  code: 'season',
  ruleSets: ruleSetsOf('season'),
  isOneAtATime: true,
  objectionToValues,
  shown: publicSeason,
  objections: {
    'programme-planned': objectionToPlan,
    'item-dropped': objectionToItem,
    'item-entered': objectionToItem,
    'item-left': objectionToItem,
    'champion-named': objectionToItem,
  },
};
