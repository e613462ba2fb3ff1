import type { Texts } from '../texts.ts';

/** Reminders of deadlines by mail, and the letter itself. */
export const remindersTexts = {
  'reminders.title': 'Reminders by mail',
  'reminders.what':
    'Whoever has an address here gets a letter when a deadline of theirs is near or over: one for each deadline and moment ticked, never one for a point that is done. Nobody is written to at night.',
  'reminders.no-server':
    'This machine knows no mail server, so nothing is sent. Whoever runs it names one, see the guide under Timeline.',
  'reminders.when': 'When',
  'reminders.kind-week': 'a week before',
  'reminders.kind-day': 'the day before',
  'reminders.kind-late': 'once it is over',
  'reminders.whom': 'Mail address of each who has something to do',
  'reminders.whom-hint':
    'Empty: not reminded. Addresses stand in no file and no history of the event.',
  'reminders.saved': 'The reminders are saved.',
  'reminders.sent': 'Letters',
  'reminders.none': 'No reminder has gone yet.',
  'reminders.kind': 'Reminder',
  'reminders.tried': 'Last try',
  'reminders.state-sent': 'sent',
  'reminders.state-under-way': 'under way',
  'reminders.failed':
    '{count|One reminder could|{count} reminders could} not be sent. Rokade tries again by itself.',
  'reminders.failed-link': 'See which, and why',
  'reminders.problem-unreachable': 'the mail server is not reached',
  'reminders.problem-login': 'the mail server does not accept name and password',
  'reminders.problem-insecure': 'the mail server offers no safe line for the password',
  'reminders.problem-refused': 'the mail server refuses the letter or an address',
  'reminders.problem-other': 'the mail server gave an answer nobody expected',
  'reminders.again': '{problem}; it is tried again',
  'reminders.none-to-remind': 'The event has no deadlines yet: say its first and last day.',
  'reminders.subject': '{name}: {count|a deadline|{count} deadlines}',
  'reminders.letter': 'These deadlines of {name} are near or over and are not ticked off:',
  'reminders.letter-why':
    'Rokade sent this because the organiser of {name} entered your address for reminders. Whoever ticks a point off in the timeline hears no more of it.',
} as const satisfies Texts;
