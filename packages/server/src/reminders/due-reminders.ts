import { plusDays, type TimelinePoint } from '@rokade/rules';
import type { StoredReminder } from '@rokade/store';
import type { ReminderKind, ReminderSettings } from './reminder-settings.ts';

/** A reminder of a point of the timeline that is due. */
export interface DueReminder {
  readonly point: TimelinePoint;
  readonly kind: ReminderKind;
  readonly address: string;
  /** The reminder's permanent name within the event; another date of the same deadline gives another name. */
  readonly name: string;
  /** The time of the newest try that failed or was interrupted; null: it was never tried. */
  readonly triedAt: string | null;
}

/** The key in the settings of whoever is to be reminded of a point: `dsu-2002 organiser`. */
export const bearerOf = ({ rule }: TimelinePoint): string => `${rule.edition} ${rule.bearer ?? ''}`;

/** How many days before a deadline the first reminder is due, and how many days after it the last. */
const ahead = 7;
const behind = 14;

/**
 * The kind of reminder due on a day; one at most, so that nobody is reminded twice at once. A recommended
 * deadline is never late.
 */
function kindOn({ date, rule }: TimelinePoint, day: string): ReminderKind | null {
  if (day > date) return rule.advice !== true && day <= plusDays(date, behind) ? 'late' : null;
  if (day >= plusDays(date, -1)) return 'day';
  return day >= plusDays(date, -ahead) ? 'week' : null;
}

const minute = 60_000;

/** The pause after failed tries, in milliseconds: a quarter of an hour, doubled each time, half a day at most. */
const pauseAfter = (tries: number): number => Math.min(2 ** (tries - 1) * 15, 12 * 60) * minute;

/** Whether a reminder may be sent at a moment: it was not sent, and its pause is over. */
export const isFree = (sent: StoredReminder | undefined, now: number): boolean =>
  sent === undefined ||
  (sent.sentAt === null && Date.parse(sent.triedAt) + pauseAfter(sent.tries) <= now);

/** The timeline of an event, what of it is done, and the reminders sent so far. */
interface EventReminders {
  readonly points: readonly TimelinePoint[];
  readonly done: Readonly<Record<string, string>>;
  readonly sent: readonly StoredReminder[];
}

/** The reminders that are due on a day (local time), at a moment in milliseconds since 1970. */
export function dueReminders(
  { kinds, addresses }: ReminderSettings,
  { points, done, sent }: EventReminders,
  { day, now }: { readonly day: string; readonly now: number },
): readonly DueReminder[] {
  return points.flatMap((point) => {
    const kind = kindOn(point, day);
    const address = addresses[bearerOf(point)] ?? '';
    if (kind === null || !kinds.includes(kind)) return [];
    if (address === '' || (done[point.point] ?? '') !== '') return [];
    const name = `${point.point} ${point.date} ${kind}`;
    const before = sent.find((one) => one.name === name);
    if (!isFree(before, now)) return [];
    return [{ point, kind, address, name, triedAt: before?.triedAt ?? null }];
  });
}
