import type { CourseAct } from '../acts.ts';
import type { Contest } from '../contest.ts';
import { type PlannedItem, seasonItems } from './season-view.ts';

const people = ({ item, entered, champions }: PlannedItem, day: string): readonly CourseAct[] => [
  ...entered.map((entry): CourseAct => ({ kind: 'item-entered', item, entry, day })),
  { kind: 'champion-named', item, champions, day },
];

/**
 * A season for the public: the present programme, and the names of those who entered or won something.
 * Other members, former plans and the books of competitions are left out, since an address can contain
 * the name of a book that is not public. The page adds those that are.
 */
export function publicSeason(contest: Contest): Contest {
  const items = seasonItems(contest);
  const named = new Set(items.flatMap(({ entered, champions }) => [...entered, ...champions]));
  const day = contest.acts.at(-1)?.day ?? '';
  const planned: readonly CourseAct[] =
    items.length === 0
      ? []
      : [
          {
            kind: 'programme-planned',
            day,
            items: items.map(({ entered: _, champions: __, ...item }) => ({ ...item, book: null })),
          },
        ];
  return {
    ...contest,
    entries: contest.entries
      .filter(({ id }) => named.has(id))
      .map(({ id, values: { name } }) => ({ id, values: { name, born: '', person: '' } })),
    acts: [...planned, ...items.flatMap((item) => people(item, day))],
  };
}
