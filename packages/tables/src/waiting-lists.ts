import type { TimelinePoint } from '@rokade/rules';
import { articleOfEdition } from './announcement.ts';
import type { Columns, RowOf } from './column.ts';
import { below, columnsIn, head, own, second } from './columns-in.ts';
import { type OfficeWords, officeName } from './offices.ts';
import { pointText } from './timeline.ts';

/** What an event's entry list waits for. */
interface WaitingList {
  readonly event: {
    readonly id: string;
    readonly values: { readonly name: string; readonly firstDay: string };
    readonly entrants: readonly unknown[];
  };
  readonly point: TimelinePoint;
  readonly daysLeft: number;
}

function leftText(t: OfficeWords, days: number): string {
  if (days === 0) return t('timeline.state-today');
  const key = days > 0 ? 'entry-list.days-left' : 'entry-list.days-over';
  return t(key, { count: Math.abs(days) });
}

/** The waiting entry lists of all events, in the order of days. */
export const waitingListRows = (
  { t }: { readonly t: OfficeWords },
  lists: readonly WaitingList[],
) =>
  lists.map(({ event, point, daysLeft }) => ({
    event: event.id,
    point: point.point,
    name: event.values.name,
    entrants: event.entrants.length,
    date: point.date,
    left: leftText(t, daysLeft),
    what: pointText(t, point),
    article: articleOfEdition(point.rule),
    bearer: officeName(t, { regulation: point.rule.edition, office: point.rule.bearer ?? '' }),
  }));

const { own: ofFile } = columnsIn(['terminal', 'file', 'json']);

type WaitingListRow = RowOf<typeof waitingListRows>;

/** The columns of waiting entry lists: the event, who has to act, and the deadline. */
export const waitingListColumns: Columns<WaitingListRow> = [
  own('date', 'day', 'terms.date', { ...second, dated: true }),
  own('left', 'text', 'terms.days-left', { ...second, weight: 'strong' }),
  own('name', 'text', 'terms.event', head),
  ofFile('event', 'text', 'terms.address'),
  own('entrants', 'number', 'terms.entries', below),
  own('what', 'text', 'terms.what', second),
  own('bearer', 'text', 'terms.waited-for', second),
  own('article', 'text', 'terms.article', second),
];
