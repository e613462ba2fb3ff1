import type { ThinkingTime, TimeOddsLine } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import { type Columns, forPeople } from './column.ts';
import { columnsIn } from './columns-in.ts';

const minutesOf = ({ stages }: ThinkingTime): number =>
  stages.reduce((sum, { minutes }) => sum + minutes, 0);

const { column } = columnsIn(forPeople);
const of = column<TimeOddsLine>;

/** The times of both players by the difference in rating. */
export function timeOddsColumns(t: TranslateFor<'tournament'>): Columns<TimeOddsLine> {
  const side = (key: 'stronger' | 'weaker') =>
    of(key, `times.odds-${key}`, { align: 'end' }).text((line) =>
      t('terms.minutes-n', { minutes: minutesOf(line[key]) }),
    );
  return [
    of('difference', 'times.odds-difference', { align: 'end' }).text(
      ({ fromDifference: from, toDifference: to }) =>
        to === null ? t('times.odds-and-more', { from }) : `${from}–${to}`,
    ),
    side('stronger'),
    side('weaker'),
  ];
}
