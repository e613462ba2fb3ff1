import type { Texts } from '../texts.ts';

/** The screens of the hall, from the desk. */
export const screensDeskTexts = {
  'screens.title': 'Screens',
  'screens.what':
    'Any browser on the hall’s network becomes a screen: open the address on it and choose its number. Screens show only what everybody may see.',
  'screens.hidden':
    'The tournament is not public, so the screens show nothing. Publish it under Settings.',
  'screens.event-hidden':
    'The event is not public, so the screens show nothing. Publish it under About the event.',
  'screens.of-event':
    'The tournament is a group of an event. The event’s screens can show all groups:',
  'screens.address': 'Address of the screens',
  'screens.connected': '{count|One browser is|{count} browsers are} showing it now',
  'screens.lost': 'The connection to {count|one browser|{count} browsers} is lost',
  'screens.never': 'No browser is showing it',
  'screens.here': '{width} × {height}, since {time}',
  'screens.gone': 'last seen at {time}',
  'screens.shows-now': 'Show',
  'screens.in-turn': 'All in turn',
  'screens.set': 'Change screen',
  'screens.add': 'Add screen',
  'screens.remove': 'Remove screen',
  'screens.name-hint': 'Where it is, for example the entrance',
  'screens.look': 'Appearance',
  'screens.look-dark': 'dark',
  'screens.look-light': 'light',
  'screens.seconds': 'Seconds per page',
  'screens.show-n': 'Shown {n}.',
  'screens.nothing': 'nothing',
  'screens.all-groups': 'all groups',
  'screens.share': 'Part of a long list',
  'screens.share-of': 'of',
  'screens.save': 'Save screen',
  'screens.message': 'Message',
  'screens.message-text': 'Text of the message',
  'screens.message-where': 'On the screens (none selected: all)',
  'screens.message-whole': 'Fill the screen',
  'screens.say': 'Show message',
  'screens.says': 'Shown now: {text}',
  'screens.unsay': 'Remove message',
  'screens.countdown': 'Countdown',
  'screens.countdown-what':
    'The screens count down to the start of the round once it is known. Here you can set a countdown to something else. The last five minutes are yellow, the last one is red.',
  'screens.countdown-minutes': 'In minutes',
  'screens.countdown-at': 'or at',
  'screens.countdown-text': 'Until',
  'screens.count': 'Start countdown',
  'screens.counts': 'Counting down to {time}: {text}',
  'screens.uncount': 'Stop countdown',
  'screens.done': 'The screens have been changed.',
} as const satisfies Texts;
