import type { TimelinePoint } from '@rokade/rules';
import type { Columns, RowOf } from './column.ts';
import { columnsIn, head, plainHeading, second } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';
import { pointText } from './timeline.ts';

/** A mail reminder with its state. */
interface SentReminder {
  /** Point, day and kind: `dsu-2002 fee 2026-12-25 week`. */
  readonly name: string;
  readonly triedAt: string;
  readonly sentAt: string | null;
  readonly problem: string;
}

function stateOf(t: OfficeWords, { sentAt, problem }: SentReminder): string {
  if (sentAt !== null) return t('reminders.state-sent');
  if (problem === '') return t('reminders.state-under-way');
  const text = t.find(`reminders.problem-${problem}`) ?? t('reminders.problem-other');
  return t('reminders.again', { problem: text });
}

/** An event's data for its reminders. */
interface EventTimes {
  readonly points: readonly TimelinePoint[];
  /** Converts a time (UTC) to the hall's local time. */
  readonly at: (utc: string) => string;
}

/** The reminders of an event, with their points in the present timeline. */
export const reminderRows = (
  { t }: { readonly t: OfficeWords },
  sent: readonly SentReminder[],
  { points, at }: EventTimes,
) =>
  sent.map((one) => {
    const [, name = '', date = '', kind = ''] = /^(.*) (\S+) (\S+)$/.exec(one.name) ?? [];
    const point = points.find((other) => other.point === name);
    return {
      name: one.name,
      date,
      tried: at(one.triedAt),
      state: stateOf(t, one),
      what: point === undefined ? name : pointText(t, point),
      kind: t.find(`reminders.kind-${kind}`) ?? kind,
    };
  });

const { own } = columnsIn(['page']);

/** The columns of reminders sent by mail, and failed ones. */
export const reminderColumns = (t: OfficeWords): Columns<RowOf<typeof reminderRows>> => [
  own('date', 'day', 'terms.date', { ...second, dated: true }),
  own('what', 'text', 'terms.what', head),
  own('kind', 'text', plainHeading(t('reminders.kind')), second),
  own('tried', 'day', plainHeading(t('reminders.tried')), { ...second, dated: true }),
  own('state', 'text', 'terms.state', second),
];
