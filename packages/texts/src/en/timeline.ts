import type { Texts } from '../texts.ts';

/** What has to be done for an event, by when and by whom. */
export const timelineTexts = {
  'timeline.title': 'Timeline',
  'timeline.what':
    'What the regulations want done for this event, counted from its days, by the federation and the systems of its groups; each point with whose it is and where it stands.',
  'timeline.none': 'Say the event’s first and last day.',
  'timeline.calendar': 'Into a calendar',
  'timeline.done': 'Done',
  'timeline.done-on': 'done on {day}',
  'timeline.not-done': 'Not done after all',
  'timeline.state-late': 'overdue',
  'timeline.state-today': 'today',
  'timeline.state-soon': 'soon',
  'timeline.state-coming': 'later',
  'timeline.round': '{what}, round {round}',
  'timeline.point-dsu-2002-emt-entry':
    'Entries to the championship, with the fee paid, by the chairman of the club',
  'timeline.point-dsu-2002-dates': 'Set the days of play, and have them put in the calendar',
  'timeline.point-dsu-2002-open-invitation':
    'Where it is open: the invitation is known to all clubs of the district',
  'timeline.point-dsu-2002-last-entry': 'Entries close on this day at the latest',
  'timeline.point-dsu-2002-rating-notice': 'Tell RKF that the event is to be rated',
  'timeline.point-dsu-2002-list-sent': 'Send the entry list to RKF',
  'timeline.point-dsu-2002-list-kept': 'Send the entry list to RKF, after round 1',
  'timeline.point-dsu-2002-list-returned': 'The entry list comes back with ratings',
  'timeline.point-dsu-2002-list-called-for':
    'Tell RKF that the last round is near: the entry list comes back with ratings',
  'timeline.point-dsu-2002-fee': 'Send the fees to the union’s treasurer, before round 1',
  'timeline.point-dsu-2002-prizes': 'Number, size and division of the prizes are public',
  'timeline.point-dsu-2002-report': 'Send the report to RKF',
  'timeline.point-dsu-2002-elo-notice':
    'Where FIDE is to rate it: have it registered; later it costs a fee',
  'timeline.point-dsu-2002-elo-report': 'Where FIDE is to rate it: send the report',
  'timeline.point-tempelhof-2018-pairings': 'Pairings are out',
  'timeline.point-tempelhof-2018-open-games': 'Open games are played',
  'timeline.point-fide-2012-draw':
    'Events of levels 1 and 2: draw lots twelve hours before round 1',
} as const satisfies Texts;
