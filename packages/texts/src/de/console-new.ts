import type { consoleNewTexts as reference } from '../en/console-new.ts';
import type { Translation } from '../texts.ts';

/** How a new tournament begins: its presets, and the systems as cards. */
export const consoleNewTexts: Translation<typeof reference> = {
  'console.brings-prizes':
    'Preise, die mitkommen: {lists}. Beträge werden unter Preise eingetragen.',
  'console.brings-classes':
    'Klassen, die mitkommen: {classes}. Wer in welcher spielt, wird unter Klassen vorgeschlagen, sobald die Namen eingetragen sind.',
  'console.begin-with': 'Beginnen mit',
  'console.begin-usual': 'Wie hier üblich',
  'console.begin-like': 'Wie „{name}“',
  'console.begin-like-event': 'Wie „{name}“, {count|eine Gruppe|{count} Gruppen}',
  'console.preset-club-championship': 'Vereinsmeisterschaft',
  'console.preset-blitz-evening': 'Blitzabend',
  'console.preset-open-rapid': 'Offenes Schnellturnier',
  'console.how-played': 'So wird gespielt',
  'console.more-ways': 'Weitere Turniersysteme',
  'console.rhythm': 'Wie oft',
  'console.dates-daily': 'Eine Runde am Tag',
  'console.dates-one-day': 'Alle an einem Tag',
  'console.everything-else': 'Alles andere',
  'console.part-changed': 'Hier geändert',
  'console.order-usual': 'Die übliche Reihenfolge des Systems',
  'console.new-later':
    'Zeitvorgaben, einzelne Termine und eine eigene Reihenfolge kommen später, unter Einstellungen.',
  'console.system-monrad-card': 'Nachbar gegen Nachbar in der Tabelle. Für Vereinsabende.',
  'console.system-nordic-card': 'Punktgleiche treffen sich, obere Hälfte gegen untere.',
  'console.system-dutch-card':
    'Schweizer System der FIDE: Punktgleiche treffen sich, Farben ausgeglichen.',
  'console.system-dubov-card':
    'Punktgleiche treffen sich; wer schwächere Gegner hatte, bekommt den stärkeren.',
  'console.system-burstein-card': 'Punktgleiche treffen sich; starke Gegner bisher gegen schwache.',
  'console.system-tempelhof-card': 'Schweizer System des Klubs: nie dreimal dieselbe Farbe.',
  'console.system-keizer-card':
    'Nachbarn der Rangliste treffen sich; ein Sieg zählt nach dem Platz des Gegners.',
  'console.system-berger-card': 'Jeder gegen jeden nach den Berger-Tabellen.',
  'console.system-dsu-card': 'Jeder gegen jeden nach den dänischen Tabellen.',
  'console.system-tempelhof-table-card': 'Jeder gegen jeden nach den Tafeln des Klubs.',
  'console.system-rutsch-card':
    'Eine lange Tafel: nach jeder Runde rücken alle einen Platz. Für Blitz.',
  'console.system-cup-card': 'Wer verliert, scheidet aus.',
  'console.system-play-off-card': 'Stichkampf um einen geteilten Platz.',
  'console.system-olympiad-card': 'Die Spieler bilden Mannschaften, jede gegen jede.',
};
