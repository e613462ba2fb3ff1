import type { screensDeskTexts as reference } from '../en/screens-desk.ts';
import type { Translation } from '../texts.ts';

/** The screens of the hall, from the desk. */
export const screensDeskTexts: Translation<typeof reference> = {
  'screens.title': 'Bildschirme',
  'screens.what':
    'Jeder Browser im Netz des Saals wird zum Bildschirm: Öffnen Sie dort die Adresse und wählen Sie die Nummer. Gezeigt wird nur, was alle sehen dürfen.',
  'screens.hidden':
    'Das Turnier ist nicht öffentlich, deshalb zeigen die Bildschirme nichts. Veröffentlichen Sie es unter Einstellungen.',
  'screens.event-hidden':
    'Die Veranstaltung ist nicht öffentlich, also zeigen die Bildschirme nichts. Veröffentlicht wird sie unter „Zur Veranstaltung“.',
  'screens.of-event':
    'Das Turnier ist eine Gruppe einer Veranstaltung. Deren Bildschirme können alle Gruppen zeigen:',
  'screens.address': 'Adresse der Bildschirme',
  'screens.connected': '{count|Ein Browser zeigt|{count} Browser zeigen} ihn gerade',
  'screens.lost': 'Die Verbindung zu {count|einem Browser|{count} Browsern} ist weg',
  'screens.never': 'Kein Browser zeigt ihn',
  'screens.here': '{width} × {height}, seit {time} Uhr',
  'screens.gone': 'zuletzt gesehen um {time} Uhr',
  'screens.shows-now': 'Zeigen',
  'screens.in-turn': 'Alles im Wechsel',
  'screens.set': 'Bildschirm ändern',
  'screens.add': 'Bildschirm hinzufügen',
  'screens.remove': 'Bildschirm entfernen',
  'screens.name-hint': 'Wo er steht, z. B. Eingang',
  'screens.look': 'Aussehen',
  'screens.look-dark': 'dunkel',
  'screens.look-light': 'hell',
  'screens.seconds': 'Sekunden je Seite',
  'screens.show-n': '{n}. Anzeige',
  'screens.nothing': 'nichts',
  'screens.all-groups': 'alle Gruppen',
  'screens.share': 'Teil einer langen Liste',
  'screens.share-of': 'von',
  'screens.save': 'Bildschirm speichern',
  'screens.message': 'Mitteilung',
  'screens.message-text': 'Text der Mitteilung',
  'screens.message-where': 'Auf den Bildschirmen (keiner gewählt: alle)',
  'screens.message-whole': 'Füllt den ganzen Bildschirm',
  'screens.say': 'Mitteilung zeigen',
  'screens.says': 'Wird gezeigt: {text}',
  'screens.unsay': 'Mitteilung wegnehmen',
  'screens.countdown': 'Countdown',
  'screens.countdown-what':
    'Die Bildschirme zählen bis zum Rundenbeginn herunter, sobald er bekannt ist. Hier können sie auf etwas anderes zählen. Die letzten fünf Minuten sind gelb, die letzte ist rot.',
  'screens.countdown-minutes': 'In so vielen Minuten',
  'screens.countdown-at': 'oder um',
  'screens.countdown-text': 'Worauf',
  'screens.count': 'Herunterzählen',
  'screens.counts': 'Zählt bis {time} Uhr: {text}',
  'screens.uncount': 'Countdown beenden',
  'screens.done': 'Die Bildschirme sind geändert.',
};
