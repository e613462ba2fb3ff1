import type { Texts } from '../texts.ts';

/** The list of entries on its way to the rating officer and back. */
export const entryListTexts = {
  'entry-list.title': 'Entry list to RKF',
  'entry-list.what':
    'Everybody who entered, in the order of ratings, as the list goes to the keeper of the rating register and comes back with today’s numbers. Whoever may see the event sees how far it is.',
  'entry-list.way-of': 'The way of the list',
  'entry-list.all-well': 'Nothing is missing.',
  'entry-list.remarks-n':
    '{count|There is something to be said of one entry.|There is something to be said of {count} entries.}',
  'entry-list.none': 'Nobody has entered yet.',
  'entry-list.no-rules':
    'Say under “About the event” its days, and by which regulations it is held.',
  'entry-list.return': 'Return with these ratings',
  'entry-list.return-what':
    'The numbers of today, from the book of ratings where somebody stands there. They are written on the entry list, and the list is ticked off as returned today.',
  'entry-list.returned': 'The list is returned.',
  'entry-list.rating-of': 'Rating of {name}',
  'entry-list.back': 'The whole list',
  'entry-list.guest-before': 'Has played in a tournament before without being a member',
  'entry-list.dispensation': 'RKF’s dispensation of',
  'entry-list.way-unsaid': 'Not said',
  'entry-list.days-left': '{count|one day|{count} days}',
  'entry-list.days-over': '{count|one day|{count} days} over',
  'entry-list.all': 'Entry lists of all events',
  'entry-list.all-what':
    'Whom the entry list of each event waits for, and for how long: the organiser with the next step, the rating officer once the list is there. Events that were over two months ago are left out.',
  'entry-list.all-none': 'No entry list waits for anybody.',
  'entry-list.way-club-chairman': 'the club’s chairman',
  'entry-list.way-district': 'the district',
  'entry-list.way-federation': 'RKF',
  'entry-list.way-once': 'themselves, as no member',
  'entry-list.registered': 'By the register: {way}.',
  'entry-list.finding-way-unsaid': 'not said by whom entered',
  'entry-list.finding-way-other': 'the register has another way',
  'entry-list.finding-not-a-member': 'no member: not entitled to play',
  'entry-list.finding-guest-again':
    'no member, and has played once before: needs RKF’s dispensation',
  'entry-list.finding-guest-leave': 'guest: the director’s leave is missing',
  'entry-list.finding-guest-once': 'no member: may play this once',
  'entry-list.finding-late': 'late: a fee where the invitation says one, and no right to play',
  'entry-list.finding-not-valid': 'after the deadline: not valid',
  'entry-list.finding-after-list': 'entered after the list went',
  'entry-list.finding-no-club': 'club missing',
  'entry-list.finding-no-birth': 'birth date missing',
  'entry-list.finding-no-rating': 'rating missing; a new player needs one',
  'entry-list.finding-accepted': 'accepted in time: the place stands',
  'entry-list.finding-accepted-late': 'accepted after the day asked for',
  'entry-list.finding-no-address': 'address missing',
} as const satisfies Texts;
