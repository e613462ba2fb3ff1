import type { screenTexts as reference } from '../en/screen.ts';
import type { Translation } from '../texts.ts';

/** A screen of the hall: what it says beside lists. */
export const screenTexts: Translation<typeof reference> = {
  'screen.screen': 'Skærm {number}',
  'screen.choose': 'Hvilken skærm er dette?',
  'screen.choose-what':
    'Vælg skærmen, og gør browseren til fuld skærm (F11). Hvad den viser, styres fra turneringslederens bord.',
  'screen.show-boards': 'Rundelægning',
  'screen.show-names': 'Rundelægning efter navn',
  'screen.show-results': 'Resultater',
  'screen.show-standings': 'Stilling',
  'screen.show-countdown': 'Nedtælling',
  'screen.part': 'Del {part} af {of}',
  'screen.page': 'Side {page} af {pages}',
  'screen.lost': 'Ingen forbindelse siden kl. {time}. Her står det, som det så ud da.',
  'screen.nothing': 'Intet at vise endnu',
  'screen.nothing-next': 'Her kommer rundelægningen, så snart en runde er offentliggjort.',
  'screen.gone': 'Vises ikke offentligt',
  'screen.begins': 'Runde {round} begynder om',
  'screen.begun': 'Runde {round} begyndte for',
  'screen.clock': 'Kl.',
  'screen.colour-white': 'hvid',
  'screen.colour-black': 'sort',
};
