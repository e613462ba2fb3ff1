import type { Texts } from '../texts.ts';

/** The regulations' offices and days by name; the server alone writes them. */
export const regulationNamesTexts = {
  'office.dsu-2002-su': 'Strength committee',
  'office.dsu-2002-rk': 'Rating committee',
  'office.dsu-2002-rkf': 'Keeper of the rating register',
  'office.dsu-2002-hb': 'Main board',
  'office.dsu-2002-fu': 'Executive committee',
  'office.dsu-2002-skaknaevnet': 'Chess tribunal',
  'office.dsu-2002-treasurer': 'Federation treasurer',
  'office.dsu-2002-district-chair': 'Chair of the district',
  'office.dsu-2002-club-chair': 'Chair of the club',
  'office.dsu-2002-organiser': 'Organiser',
  'office.dsu-2002-tl': 'Arbiter',
  'office.dsu-2002-tk': 'Tournament committee',
  'office.dsu-2002-economic-leader': 'Finance officer',
  'office.tempelhof-2018-spielleiter': 'Director of play',
  'office.tempelhof-2018-deputy': 'Deputy director of play',
  'office.tempelhof-2018-chair': 'Chair of the club',
  'office.tempelhof-2018-spielausschuss': 'Playing committee',
  'office.tempelhof-2018-schiedsgericht': 'Court of arbitration',
  'office.tempelhof-2018-turnierleiter': 'Tournament director',
  'office.tempelhof-2018-court-of-players': 'Court of players',
  'office.tempelhof-2018-class-keeper': 'Class secretary',
  'office.tempelhof-2018-captain': 'Team captain',
  'office.tempelhof-2018-discipline': 'Organiser of a discipline',
  'office.fide-2012-co': 'Chief organiser',
  'office.fide-2012-organising-committee': 'Organising committee',
  'office.fide-2012-ca': 'Chief arbiter',
  'office.fide-2012-dca': 'Deputy chief arbiter',
  'office.fide-2012-arbiter': 'Arbiter',
  'office.fide-2012-ac': 'Appeals committee',
  'office.fide-2012-captain': 'Team captain',
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
} as const satisfies Texts;
