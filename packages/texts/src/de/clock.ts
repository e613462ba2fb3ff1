import type { clockTexts as reference } from '../en/clock.ts';
import type { Translation } from '../texts.ts';

/** The chess clock on a screen. */
export const clockTexts: Translation<typeof reference> = {
  'clock.title': 'Schachuhr',
  'clock.what':
    'Eine Uhr für zwei an einem Bildschirm. Schwarz drückt zuerst, dann läuft die Zeit von Weiß. Sie sendet nichts, meldet nichts und läuft nach neuem Laden der Seite weiter.',
  'clock.time': 'Bedenkzeit',
  'clock.time-hint':
    '5 + 3s: fünf Minuten und drei Sekunden je Zug; 40/90 + 30 + 30s: vierzig Züge in neunzig Minuten, dann dreißig',
  'clock.time-unreadable': 'Das ist keine Bedenkzeit.',
  'clock.set': 'Uhr stellen',
  'clock.moves': '{count|ein Zug|{count} Züge}',
  'clock.fallen': 'Blättchen gefallen',
  'clock.stop': 'Uhr anhalten',
  'clock.go-on': 'Weiter',
  'clock.anew': 'Neu beginnen',
  'clock.anew-sure': 'Neu beginnen? Beide Zeiten gehen verloren.',
  'clock.sound': 'Ton, wenn ein Blättchen fällt',
  'clock.keys':
    'Tasten: Pfeil links für Weiß, Pfeil rechts für Schwarz, Leertaste für den, der am Zug ist',
  'clock.needs-script': 'Die Uhr braucht JavaScript.',
};
