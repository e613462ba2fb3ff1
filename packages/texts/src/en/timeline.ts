import type { Texts } from '../texts.ts';

/** What has to be done for an event, by when and by whom. */
export const timelineTexts = {
  'timeline.title': 'Timeline',
  'timeline.what':
    'What the regulations require for this event, counted from its dates, under the regulations it is held by and the systems of its groups; each point with who does it and whether it is done.',
  'timeline.none': 'Enter the event’s first and last day.',
  'timeline.calendar': 'Add to a calendar',
  'timeline.done': 'Mark as done',
  'timeline.done-on': 'done on {day}',
  'timeline.done-by': 'done on {day} ({who})',
  'timeline.not-done': 'Not done after all',
  'timeline.state-late': 'overdue',
  'timeline.state-advised': 'recommended',
  'timeline.state-today': 'today',
  'timeline.state-soon': 'soon',
  'timeline.state-coming': 'later',
  'timeline.round': '{what}, round {round}',
  // Reminders of deadlines by mail, and the letter itself.
  'reminders.title': 'Reminders by mail',
  'reminders.what':
    'Everybody with an address here gets a letter when a deadline of theirs is near or has passed: one for each deadline and moment you tick, and none for a point that is done. Nothing is sent at night.',
  'reminders.no-server':
    'No mail server is set up on this machine, so nothing is sent. The guide explains under Timeline how to set one up.',
  'reminders.kind-week': 'a week before',
  'reminders.kind-day': 'the day before',
  'reminders.kind-late': 'once it has passed',
  'reminders.whom': 'Mail addresses of those with something to do',
  'reminders.whom-hint':
    'Leave empty for no reminder. Addresses are not kept in files or the history of the event.',
  'reminders.saved': 'The reminders have been saved.',
  'reminders.sent': 'Letters',
  'reminders.none': 'No reminders have been sent yet.',
  'reminders.kind': 'Reminder',
  'reminders.tried': 'Last attempt',
  'reminders.state-sent': 'sent',
  'reminders.state-under-way': 'being sent',
  'reminders.failed':
    '{count|One reminder|{count} reminders} could not be sent. Rokade will try again automatically.',
  'reminders.failed-link': 'See which, and why',
  'reminders.problem-unreachable': 'the mail server cannot be reached',
  'reminders.problem-login': 'the mail server does not accept name and password',
  'reminders.problem-insecure': 'the mail server offers no secure connection for the password',
  'reminders.problem-refused': 'the mail server refuses the letter or an address',
  'reminders.problem-other': 'the mail server gave an unexpected answer',
  'reminders.again': '{problem}; Rokade will try again',
  'reminders.none-to-remind': 'The event has no deadlines yet: enter its first and last day.',
  'reminders.subject': '{name}: {count|a deadline|{count} deadlines}',
  'reminders.letter':
    'These deadlines of {name} are near or have passed and are not marked as done:',
  'reminders.letter-why':
    'Rokade sent this because the organiser of {name} entered your address for reminders. Once a point is marked as done in the timeline, you get no more reminders about it.',
} as const satisfies Texts;
