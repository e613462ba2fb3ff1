import type { ThinkingTime, TimeOddsLine } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import { type Column, type Columns, forPeople } from './column.ts';

const minutesOf = ({ stages }: ThinkingTime): number =>
  stages.reduce((sum, { minutes }) => sum + minutes, 0);

/** What each has by the difference in rating. */
export function timeOddsColumns(t: TranslateFor<'tournament'>): Columns<TimeOddsLine> {
  const side = (key: 'stronger' | 'weaker'): Column<TimeOddsLine> => ({
    key,
    kind: 'text',
    heading: `times.odds-${key}`,
    media: forPeople,
    align: 'end',
    value: (line) => t('terms.minutes-n', { minutes: minutesOf(line[key]) }),
  });
  return [
    {
      key: 'difference',
      kind: 'text',
      heading: 'times.odds-difference',
      media: forPeople,
      align: 'end',
      value: ({ fromDifference: from, toDifference: to }) =>
        to === null ? t('times.odds-and-more', { from }) : `${from}–${to}`,
    },
    side('stronger'),
    side('weaker'),
  ];
}
