import { pointState, type TimelinePoint } from '@rokade/rules';
import type { Language } from '@rokade/tournament';
import { articleOfEdition } from './announcement.ts';
import { type Columns, forReaders } from './column.ts';
import { type OfficeWords, officeName } from './offices.ts';
import { dateText } from './say/date-text.ts';

interface TimelineLocale {
  readonly language: Language;
  readonly t: OfficeWords;
}

/** The days on which points were done, and who said so. */
interface Ticked {
  readonly done: Readonly<Record<string, string>>;
  readonly doneBy: Readonly<Record<string, string>>;
}

/** A line of an event's timeline. */
export interface TimelineRow {
  readonly point: string;
  readonly date: string;
  /** On the hall's clock; '' where the whole day is in time. */
  readonly time: string;
  readonly what: string;
  readonly bearer: string;
  readonly article: string;
  readonly state: string;
  /** The day on which it was done; '' = not yet. */
  readonly done: string;
}

/** What a point wants done. */
export function pointText(t: OfficeWords, { rule, round }: TimelinePoint): string {
  const what = t.ifKnown(`timeline.point-${rule.edition}-${rule.code}`) ?? rule.code;
  return round === null ? what : t('timeline.round', { what, round });
}

/** The lines of a timeline as it stands on a day, by the days on which points were done. */
export const timelineRows = (
  { language, t }: TimelineLocale,
  points: readonly TimelinePoint[],
  { done, doneBy, day }: Ticked & { readonly day: string },
): readonly TimelineRow[] =>
  points.map((one) => {
    const { rule, point, date, time } = one;
    const doneOn = done[point] ?? '';
    const state = pointState(one, doneOn, day);
    const who = doneBy[point] ?? '';
    return {
      ...{ point, date, time, done: doneOn },
      what: pointText(t, one),
      bearer: officeName(t, { regulation: rule.edition, office: rule.bearer ?? '' }),
      article: articleOfEdition(rule),
      state:
        state === 'done'
          ? t(who === '' ? 'timeline.done-on' : 'timeline.done-by', {
              ...{ day: dateText(language, doneOn, 'plain'), who },
            })
          : t(`timeline.state-${state}`),
    };
  });

const everywhere = [...forReaders, 'json'] as const;

/** What has to be done for an event, in the order of the days. */
export const timelineColumns: Columns<TimelineRow> = [
  {
    key: 'date',
    kind: 'day',
    dated: true,
    heading: 'terms.date',
    media: everywhere,
    narrow: 'second',
    value: ({ date, time }) => (time === '' ? date : `${date}T${time}`),
  },
  {
    key: 'what',
    kind: 'text',
    heading: 'terms.what',
    media: everywhere,
    narrow: 'grow',
    isHead: true,
    value: ({ what }) => what,
  },
  {
    key: 'bearer',
    kind: 'text',
    heading: 'terms.bearer',
    media: everywhere,
    narrow: 'second',
    value: ({ bearer }) => bearer,
  },
  {
    key: 'article',
    kind: 'text',
    heading: 'terms.article',
    media: everywhere,
    narrow: 'second',
    value: ({ article }) => article,
  },
  {
    key: 'state',
    kind: 'text',
    heading: 'terms.state',
    media: everywhere,
    narrow: 'second',
    value: ({ state }) => state,
  },
];
