import { pointState, type TimelinePoint } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { type Columns, forReaders } from './column.ts';
import { type OfficeWords, officeName } from './offices.ts';
import { dateText } from './say/date-text.ts';

interface TimelineLocale {
  readonly language: Language;
  readonly t: OfficeWords;
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

/** The lines of a timeline as it stands on a day, by the days on which points were done. */
export const timelineRows = (
  { language, t }: TimelineLocale,
  points: readonly TimelinePoint[],
  { done, day }: { readonly done: Readonly<Record<string, string>>; readonly day: string },
): readonly TimelineRow[] =>
  points.map((one) => {
    const { rule, point, date, time, round } = one;
    const what = t.ifKnown(`timeline.point-${rule.edition}-${rule.code}`) ?? rule.code;
    const doneOn = done[point] ?? '';
    const state = pointState(one, doneOn, day);
    const regulation = rule.edition === 'fide-2012' ? 'FIDE 2012 ' : '';
    return {
      ...{ point, date, time, done: doneOn },
      what: round === null ? what : t('timeline.round', { what, round }),
      bearer: officeName(t, { regulation: rule.edition, office: rule.bearer ?? '' }),
      article: citation(`${regulation}${rule.article}`),
      state:
        state === 'done'
          ? t('timeline.done-on', { day: dateText(language, doneOn, 'plain') })
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
