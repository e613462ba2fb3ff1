import type { Texts } from '../texts.ts';

/** A screen of the hall: what it says beside lists. */
export const screenTexts = {
  'screen.screen': 'Screen {number}',
  'screen.choose': 'Which screen is this?',
  'screen.choose-what':
    'Choose the screen and set the browser to full screen (F11). The arbiter’s desk decides what it shows.',
  'screen.show-boards': 'Pairings',
  'screen.show-names': 'Pairings by name',
  'screen.show-results': 'Results',
  'screen.show-standings': 'Standings',
  'screen.show-countdown': 'Countdown',
  'screen.part': 'Part {part} of {of}',
  'screen.page': 'Page {page} of {pages}',
  'screen.lost': 'No connection since {time}. This is how things stood then.',
  'screen.nothing': 'Nothing to show yet',
  'screen.nothing-next': 'The pairings appear here as soon as a round is published.',
  'screen.gone': 'Not public',
  'screen.begins': 'Round {round} begins in',
  'screen.begun': 'Round {round} began',
  'screen.clock': 'Time',
  'screen.colour-white': 'White',
  'screen.colour-black': 'Black',
} as const satisfies Texts;
