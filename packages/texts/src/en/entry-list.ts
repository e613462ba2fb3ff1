import type { Texts } from '../texts.ts';

/** The list of entries on its way to the rating officer and back. */
export const entryListTexts = {
  'entry-list.title': 'Entry list for the rating officer',
  'entry-list.what':
    'Everybody who entered, by rating, as the list goes to the keeper of the rating register and comes back with today’s ratings. Everybody who can see the event can see how far it has got.',
  'entry-list.way-of': 'Progress of the list',
  'entry-list.all-well': 'Nothing is missing.',
  'entry-list.remarks-n':
    '{count|There is a remark on one entry.|There are remarks on {count} entries.}',
  'entry-list.no-rules':
    'No list is asked for: the event has no dates yet, or its regulations want none. Both are entered under “About the event”.',
  'entry-list.return': 'Return with these ratings',
  'entry-list.return-what':
    'Today’s registered ratings. They are written on the entry list, and the list is marked as returned today.',
  'entry-list.returned': 'The list has been returned.',
  'entry-list.rating-of': 'Rating of {name}',
  'entry-list.back': 'The whole list',
  'entry-list.guest-before': 'Has played in a tournament before as a non-member',
  'entry-list.dispensation': 'Rating officer’s dispensation dated',
  'entry-list.way-unsaid': 'Not given',
  'entry-list.days-left': '{count|one day|{count} days}',
  'entry-list.days-over': '{count|one day|{count} days} over',
  'entry-list.all': 'Entry lists of all events',
  'entry-list.all-what':
    'Whom the entry list of each event is waiting for, and how long they have: the organiser for the next step, or the rating officer once the list has arrived. Events that ended more than two months ago are left out.',
  'entry-list.all-none': 'No entry list is waiting for anybody.',
  'entry-list.way-club-chairman': 'the club’s chairman',
  'entry-list.way-district': 'the district',
  'entry-list.way-federation': 'the rating officer',
  'entry-list.way-once': 'themselves, as a non-member',
  'entry-list.registered': 'By the register: {way}.',
  'entry-list.finding-way-unsaid': 'not known who entered them',
  'entry-list.finding-way-other': 'the register says otherwise',
  'entry-list.finding-not-a-member': 'not a member: not entitled to play',
  'entry-list.finding-guest-again':
    'not a member, and has played once before: needs the rating officer’s dispensation',
  'entry-list.finding-guest-leave': 'guest: the director’s leave is missing',
  'entry-list.finding-guest-once': 'not a member: may play this once',
  'entry-list.finding-late':
    'late: pays a late fee if the invitation has one, and has no right to play',
  'entry-list.finding-not-valid': 'after the deadline: not valid',
  'entry-list.finding-after-list': 'entered after the list was sent',
  'entry-list.finding-no-club': 'club missing',
  'entry-list.finding-no-birth': 'date of birth missing',
  'entry-list.finding-no-rating': 'rating missing; a new player needs one',
  'entry-list.finding-accepted': 'accepted in time: the place is theirs',
  'entry-list.finding-accepted-late': 'accepted after the deadline',
  'entry-list.finding-no-address': 'address missing',
} as const satisfies Texts;
