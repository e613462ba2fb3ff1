import { createHash } from 'node:crypto';
import type { ChessEvent } from '@rokade/event';
import { dateText, timelineRows } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import type { DueReminder } from './due-reminders.ts';
import type { Letter } from './mail.ts';
import type { ReminderSettings } from './reminder-settings.ts';

/** The letter to an address with all its due reminders. */
export function reminderLetter(
  event: ChessEvent,
  { language, page }: ReminderSettings,
  {
    to,
    due,
    day,
  }: { readonly to: string; readonly due: readonly DueReminder[]; readonly day: string },
): Letter {
  const t = translator(language);
  const points = due.map(({ point }) => point);
  const rows = timelineRows({ language, t }, points, { done: {}, doneBy: {}, day });
  const lines = rows.map(({ date, time, what, article, bearer, state }) => {
    const when = dateText(language, time === '' ? date : `${date}T${time}`);
    return `– ${when} (${state}): ${what}. ${bearer}, ${article}`;
  });
  const { name } = event.values;
  const names = due.map((one) => one.name).join('\n');
  return {
    to,
    subject: t('reminders.subject', { name, count: due.length }).replace(/\s+/g, ' '),
    text: [
      t('reminders.letter', { name }),
      '',
      ...lines,
      '',
      ...(page === '' ? [] : [page, '']),
      t('reminders.letter-why', { name }),
      '',
    ].join('\n'),
    id: createHash('sha256').update(`${event.id}\n${to}\n${names}`).digest('hex').slice(0, 32),
  };
}
