import { plusDays, type TimelinePoint } from '@rokade/rules';
import type { StoredReminder } from '@rokade/store';
import type { ReminderKind, ReminderSettings } from './reminder-settings.ts';

/** Somebody is to be reminded of a point. */
export interface DueReminder {
  readonly point: TimelinePoint;
  readonly kind: ReminderKind;
  readonly address: string;
  /** Which one of the event's, for ever; another day of the same deadline is another reminder. */
  readonly name: string;
  /** The newest try that failed or was broken off; null: it was never tried. */
  readonly triedAt: string | null;
}

/** Who is to be reminded of a point, as settings name them. */
export const bearerOf = ({ rule }: TimelinePoint): string => `${rule.edition} ${rule.bearer ?? ''}`;

/** Days before a deadline on which it is near, and after it on which it is worth a word. */
const ahead = 7;
const behind = 14;

/**
 * What a deadline is on a day: one thing alone, so that nobody is reminded twice at once. What is only
 * recommended is not late.
 */
function kindOn({ date, rule }: TimelinePoint, day: string): ReminderKind | null {
  if (day > date) return rule.advice !== true && day <= plusDays(date, behind) ? 'late' : null;
  if (day >= plusDays(date, -1)) return 'day';
  return day >= plusDays(date, -ahead) ? 'week' : null;
}

const minute = 60_000;

/** After a failure it waits a quarter of an hour, then twice as long each time, half a day at most. */
const pauseAfter = (tries: number): number => Math.min(2 ** (tries - 1) * 15, 12 * 60) * minute;

/** Whether a reminder may be tried at a moment. */
const isFree = (sent: StoredReminder | undefined, now: number): boolean =>
  sent === undefined ||
  (sent.sentAt === null && Date.parse(sent.triedAt) + pauseAfter(sent.tries) <= now);

/** What an event's timeline says, and what it has reminded of. */
interface Known {
  readonly points: readonly TimelinePoint[];
  readonly done: Readonly<Record<string, string>>;
  readonly sent: readonly StoredReminder[];
}

/** The reminders that are due on a day of the hall, at a moment. */
export function dueReminders(
  { kinds, addresses }: ReminderSettings,
  { points, done, sent }: Known,
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
