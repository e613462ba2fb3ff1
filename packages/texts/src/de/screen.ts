import type { screenTexts as reference } from '../en/screen.ts';
import type { Translation } from '../texts.ts';

/** A screen of the hall: what it says beside lists. */
export const screenTexts: Translation<typeof reference> = {
  'screen.screen': 'Bildschirm {number}',
  'screen.choose': 'Welcher Bildschirm ist das?',
  'screen.choose-what':
    'Wählen Sie den Bildschirm und stellen Sie den Browser auf Vollbild (F11). Was er zeigt, wird am Tisch der Turnierleitung bestimmt.',
  'screen.show-boards': 'Paarungen',
  'screen.show-names': 'Paarungen nach Namen',
  'screen.show-results': 'Ergebnisse',
  'screen.show-standings': 'Tabelle',
  'screen.show-countdown': 'Countdown',
  'screen.part': 'Teil {part} von {of}',
  'screen.page': 'Seite {page} von {pages}',
  'screen.lost': 'Keine Verbindung seit {time} Uhr. Zu sehen ist der Stand von da an.',
  'screen.nothing': 'Noch nichts zu zeigen',
  'screen.nothing-next': 'Hier stehen die Paarungen, sobald eine Runde veröffentlicht ist.',
  'screen.gone': 'Wird nicht öffentlich gezeigt',
  'screen.begins': 'Runde {round} beginnt in',
  'screen.begun': 'Runde {round} läuft seit',
  'screen.clock': 'Uhrzeit',
  'screen.colour-white': 'Weiß',
  'screen.colour-black': 'Schwarz',
};
