import type { TimelinePoint } from '@rokade/rules';
import { articleOfEdition } from './announcement.ts';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { type OfficeWords, officeName } from './offices.ts';
import { pointText } from './timeline.ts';

/** What an event's list of entries waits for. */
interface WaitingList {
  readonly event: {
    readonly id: string;
    readonly values: { readonly name: string; readonly firstDay: string };
    readonly entrants: readonly unknown[];
  };
  readonly point: TimelinePoint;
  readonly daysLeft: number;
}

/** A line of the lists of entries of all events. */
export interface WaitingListRow {
  readonly event: string;
  readonly point: string;
  readonly name: string;
  readonly entrants: number;
  readonly date: string;
  readonly left: string;
  readonly what: string;
  readonly bearer: string;
  readonly article: string;
}

function leftText(t: OfficeWords, days: number): string {
  if (days === 0) return t('timeline.state-today');
  const key = days > 0 ? 'entry-list.days-left' : 'entry-list.days-over';
  return t(key, { count: Math.abs(days) });
}

/** The lists of entries of all events, in the order of their days. */
export const waitingListRows = (
  { t }: { readonly t: OfficeWords },
  lists: readonly WaitingList[],
): readonly WaitingListRow[] =>
  lists.map(({ event, point, daysLeft }) => ({
    ...{ event: event.id, point: point.point, name: event.values.name },
    ...{ entrants: event.entrants.length, date: point.date, left: leftText(t, daysLeft) },
    ...{ what: pointText(t, point), article: articleOfEdition(point.rule) },
    bearer: officeName(t, { regulation: point.rule.edition, office: point.rule.bearer ?? '' }),
  }));

const { own } = columnsIn([...forReaders, 'json']);
const { own: ofFile } = columnsIn(['terminal', 'file', 'json']);

/** Whose list of entries waits for whom, until when. */
export const waitingListColumns: Columns<WaitingListRow> = [
  own('date', 'day', 'terms.date', { narrow: 'second', dated: true }),
  own('left', 'text', 'terms.days-left', { narrow: 'second', weight: 'strong' }),
  own('name', 'text', 'terms.event', { narrow: 'grow', isHead: true }),
  ofFile('event', 'text', 'terms.address'),
  own('entrants', 'number', 'terms.entries', { narrow: 'second', named: true }),
  own('what', 'text', 'terms.what', { narrow: 'second' }),
  own('bearer', 'text', 'terms.waited-for', { narrow: 'second' }),
  own('article', 'text', 'terms.article', { narrow: 'second' }),
];
