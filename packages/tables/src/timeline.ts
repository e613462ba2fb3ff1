import { pointState, type TimelinePoint } from '@rokade/rules';
import { articleOfEdition } from './announcement.ts';
import type { Columns, RowOf } from './column.ts';
import { column, head, own, second } from './columns-in.ts';
import { type OfficeLocale, type OfficeWords, officeName } from './offices.ts';
import { dateText } from './say/date-text.ts';

/** The days on which points were done, and who ticked them. */
interface Ticked {
  readonly done: Readonly<Record<string, string>>;
  readonly doneBy: Readonly<Record<string, string>>;
}

/** The text of a point's task. */
export function pointText(t: OfficeWords, { rule, round }: TimelinePoint): string {
  const what = t.find(`timeline.point-${rule.edition}-${rule.code}`) ?? rule.code;
  return round === null ? what : t('timeline.round', { what, round });
}

/** The rows of a timeline on a day, with the days on which points were done. */
export const timelineRows = (
  { language, t }: OfficeLocale,
  points: readonly TimelinePoint[],
  { done, doneBy, day }: Ticked & { readonly day: string },
) =>
  points.map((one) => {
    const { rule, point, date, time } = one;
    const doneOn = done[point] ?? '';
    const state = pointState(one, doneOn, day);
    const who = doneBy[point] ?? '';
    return {
      point,
      date,
      time,
      done: doneOn,
      what: pointText(t, one),
      bearer: officeName(t, { regulation: rule.edition, office: rule.bearer ?? '' }),
      article: articleOfEdition(rule),
      state:
        state === 'done'
          ? t(who === '' ? 'timeline.done-on' : 'timeline.done-by', {
              day: dateText(language, doneOn, 'plain'),
              who,
            })
          : t(`timeline.state-${state}`),
    };
  });

export type TimelineRow = RowOf<typeof timelineRows>;

/** The tasks of an event, in the order of days. */
export const timelineColumns: Columns<TimelineRow> = [
  column<TimelineRow>('date', 'terms.date', { ...second, dated: true }).day(({ date, time }) =>
    time === '' ? date : `${date}T${time}`,
  ),
  own('what', 'text', 'terms.what', head),
  own('bearer', 'text', 'terms.bearer', second),
  own('article', 'text', 'terms.article', second),
  own('state', 'text', 'terms.state', second),
];
