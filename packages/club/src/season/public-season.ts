import type { CourseAct } from '../acts.ts';
import type { Contest } from '../contest.ts';
import { type PlannedItem, seasonItems } from './season-view.ts';

const people = ({ item, entered, champions }: PlannedItem, day: string): readonly CourseAct[] => [
  ...entered.map((entry): CourseAct => ({ kind: 'item-entered', item, entry, day })),
  { kind: 'champion-named', item, champions, day },
];

/**
 * A season as everybody may see it: the programme as it is now, and by name whoever entered something
 * or won it. Not told are other members, what was planned before, and which books it is played in: an
 * address says the name of one that may not be public. Who shows the page adds the public ones.
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
