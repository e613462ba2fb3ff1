import type { clockTexts as reference } from '../en/clock.ts';
import type { Translation } from '../texts.ts';

/** The chess clock on a screen. */
export const clockTexts: Translation<typeof reference> = {
  'clock.title': 'Skakur',
  'clock.what':
    'Et ur for to på én skærm. Sort trykker først, så går Hvids tid. Det sender intet, melder intet og går videre, hvor det var, når siden indlæses igen.',
  'clock.time': 'Betænkningstid',
  'clock.time-hint':
    '5 + 3s: fem minutter og tre sekunder pr. træk; 40/90 + 30 + 30s: fyrre træk på halvfems minutter, så tredive',
  'clock.time-unreadable': 'Dette er ingen betænkningstid.',
  'clock.set': 'Indstil uret',
  'clock.moves': '{count|ét træk|{count} træk}',
  'clock.fallen': 'fanen er faldet',
  'clock.stop': 'Stands uret',
  'clock.go-on': 'Fortsæt',
  'clock.anew': 'Begynd forfra',
  'clock.anew-sure': 'Begynde forfra? Begge tider går tabt.',
  'clock.sound': 'Lyd, når en fane falder',
  'clock.keys':
    'Taster: venstre pil for Hvid, højre pil for Sort, mellemrum for den, der er i trækket',
  'clock.needs-script': 'Uret kræver JavaScript.',
};
