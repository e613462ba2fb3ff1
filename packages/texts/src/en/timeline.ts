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
  'timeline.point-dsu-2002-emt-entry':
    'Entries to the championship, with the fee paid, from the chair of the club',
  'timeline.point-dsu-2002-emt-list': 'Send the championship’s entry list to RKF',
  'timeline.point-dsu-2002-emt-list-returned':
    'The championship’s entry list comes back with ratings',
  'timeline.point-dsu-2002-dates': 'Set the playing days, and have them put in the calendar',
  'timeline.point-dsu-2002-open-invitation':
    'If the tournament is open: send the invitation to all clubs of the district',
  'timeline.point-dsu-2002-last-entry': 'Entries must close by this day',
  'timeline.point-dsu-2002-rating-notice': 'Tell RKF that the event will be rated',
  'timeline.point-dsu-2002-list-sent': 'Send the entry list to RKF',
  'timeline.point-dsu-2002-list-kept': 'Send the entry list to RKF, after round 1',
  'timeline.point-dsu-2002-list-returned': 'The entry list comes back with ratings',
  'timeline.point-dsu-2002-list-called-for':
    'Tell RKF that the last round is near: the entry list comes back with ratings',
  'timeline.point-dsu-2002-list-back':
    'The entry list comes back with ratings, before the last round',
  'timeline.point-dsu-2002-fee': 'Send the fees to the federation’s treasurer, before round 1',
  'timeline.point-dsu-2002-prizes': 'Announce number, size and division of the prizes',
  'timeline.point-dsu-2002-report': 'Send the report to RKF',
  'timeline.point-dsu-2002-elo-notice':
    'If FIDE is to rate it: have it registered; later registration costs a fee',
  'timeline.point-dsu-2002-elo-report': 'If FIDE is to rate it: send the report',
  'timeline.point-tempelhof-2018-pairings': 'Publish the pairings',
  'timeline.point-tempelhof-2018-open-games': 'Open games must be played',
  'timeline.point-fide-2012-draw':
    'Events of levels 1 and 2: draw lots twelve hours before round 1',
  'timeline.point-dsu-2002-emt-invitation':
    'The board announces the Easter championship in the February issue',
  'timeline.point-dsu-2002-combination':
    'Ask RKF for approval of the combination of systems, with its description',
  'timeline.point-fide-2012-conditions':
    'Check the playing conditions: hall, light, heating, air, noise, security',
  'timeline.point-fide-2012-material':
    'Make sure there is enough equipment, and enough arbiters, helpers and deputies',
  'timeline.point-fide-2012-ca-report': 'The chief arbiter’s report',
  'timeline.point-dsu-2002-rapid-1':
    'Set the playing days in good time, also for the year’s calendar',
  'timeline.point-dsu-2002-rapid-2': 'Reserve the hall',
  'timeline.point-dsu-2002-rapid-3': 'Write the regulations: time control, rounds, system',
  'timeline.point-dsu-2002-rapid-4': 'Set the entry fee and a first list of prizes',
  'timeline.point-dsu-2002-rapid-5': 'Set the closing date for entries',
  'timeline.point-dsu-2002-rapid-6': 'Write and send the invitations: clubs, magazines, people',
  'timeline.point-dsu-2002-rapid-7': 'Tell the local press, and ask companies for prizes',
  'timeline.point-dsu-2002-rapid-8': 'Make sure enough equipment can be borrowed',
  'timeline.point-dsu-2002-rapid-9': 'Make the final list of prizes',
  'timeline.point-dsu-2002-rapid-10': 'Print the programme',
  'timeline.point-dsu-2002-rapid-11': 'Choose the tournament committee',
  'timeline.point-dsu-2002-rapid-12': 'Prepare the tournament boards and players’ cards',
  'timeline.point-dsu-2002-rapid-13': 'Draw lots for round 1 and fill in the cards',
  'timeline.point-dsu-2002-rapid-14': 'Write the speech of welcome',
  'timeline.point-dsu-2002-rapid-15': 'Prepare the hall: equipment, cards, boards',

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
