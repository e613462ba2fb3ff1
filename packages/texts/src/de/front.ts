import type { frontTexts as reference } from '../en/front.ts';
import type { Translation } from '../texts.ts';

/** The front page, and what any page may say: skip, language, not there, failed. */
export const frontTexts: Translation<typeof reference> = {
  'console.error-404': 'Diese Seite gibt es nicht',
  'console.error-404-next': 'Die Adresse ist falsch, oder das Turnier ist nicht öffentlich.',
  'console.error-410': 'Diese Seite wurde entfernt',
  'console.error-410-next':
    'Sie wird hier nicht mehr aufbewahrt. Fragen Sie den Veranstalter, wenn Sie sie brauchen.',
  'console.error-401': 'Sie sind nicht mehr angemeldet',
  'console.error-401-next':
    'Es wurde nichts gespeichert, und Ihre Eingaben stehen noch hier. Melden Sie sich an und senden Sie sie dann noch einmal.',
  'console.error-403': 'Dafür fehlt die Berechtigung',
  'console.error-403-next':
    'Das Recht dazu fehlt oder wurde entzogen, oder Sie sind nicht mehr eingeloggt. Nichts wurde geändert.',
  'console.error-413': 'Das ist mehr, als ein Formular senden darf',
  'console.error-413-next':
    'Gehen Sie zurück und senden Sie weniger auf einmal: eine Datei je Runde oder nur die des Turniers. Nichts wurde gespeichert.',
  'console.error-500': 'In Rokade ist etwas schiefgegangen',
  'console.error-500-next':
    'Alles, was gespeichert war, ist erhalten. Laden Sie die Seite neu; hilft das nicht, starten Sie Rokade neu.',
  'console.error-501': 'Diese Regeln sind hier nicht bekannt',
  'console.error-501-next':
    'Der Wettbewerb geht nach Regeln, die dieses Rokade nicht hat. Nichts davon ist verloren: ein Rokade, das sie hat, zeigt ihn.',
  'console.error-503': 'Rokade kann gerade nicht speichern',
  'console.error-503-next':
    'Alles, was gespeichert war, ist erhalten. Gehen Sie zurück und versuchen Sie es gleich noch einmal.',
  'console.to-front-page': 'Zur Startseite',
  'console.sign-in': 'Einloggen',
  'console.no-account-yet': 'Es gibt noch kein Konto',
  'console.no-account-yet-next':
    'Den Einmal-Link öffnen, den Rokade beim Start ausgegeben hat: er legt das erste Konto an.',
  'terms.text-usual': 'Schrift in gewöhnlicher Größe',
  'terms.text-large': 'Große Schrift',
  'terms.text-largest': 'Größte Schrift',
  'terms.language': 'Sprache',
  'terms.you-typed': 'Eingegeben war: {text}',
  'terms.close': 'Schließen',
  'terms.choose-file': 'Datei wählen',
  'terms.no-file': 'Keine Datei gewählt',
  'terms.day-form': 'TT.MM.JJJJ',
  'terms.time-form': 'hh:mm',
  'terms.month-form': 'Monat und Jahr',
  'terms.skip-to-content': 'Zum Inhalt springen',
  'terms.round-of': 'Runde {round} von {rounds}',
  'terms.players-n': '{count} Spieler',
  'terms.tournaments': 'Turniere',
  'terms.events': 'Veranstaltungen',
  'club.title': 'Vereinsjahr',
  'public.demo': 'Demoturnier',
  'public.demo-what': 'Erfundene Namen, mitten in einem Turnier. Mit einem Klick wieder entfernt.',
  'public.demo-failed':
    'Das Demoturnier konnte nicht angelegt werden. Sonst wurde nichts geändert.',
  'public.demo-look': 'Demoturnier ansehen',
  'public.demo-remove': 'Demoturnier entfernen',
  'public.no-tournaments': 'Hier ist noch kein Turnier veröffentlicht.',
  'public.running': 'Laufend',
  'public.upcoming': 'Demnächst',
  'public.finished': 'Beendet',
  'public.archived': 'Archivierte Turniere',
  'public.search': 'Suchen',
  'public.search-what': 'Turnier, Gruppe oder Ort',
  'public.search-state': 'Stand',
  'public.search-any-state': 'Alle',
  'public.since': 'Beginn frühestens',
  'public.until': 'Beginn spätestens',
  'public.search-more': 'Weitere Filter',
  'public.search-clear': 'Alle zeigen',
  'public.found': '{count|1 Turnier|{count} Turniere}',
  'public.found-none': 'Kein Turnier passt zur Suche.',
  'public.all-of-state': 'Alle {count} zeigen',
  'public.next-page': 'Nächste Seite',
  'public.first-page': 'Erste Seite',
  'public.pages-of-list': 'Seiten',
  'public.hero': 'Schachturniere, von der Anmeldung bis zur Auswertung.',
  'public.for-players': 'Für Spieler',
  'public.for-players-what': 'Ihre Runde, Ihr Platz in der Tabelle und der Grund für jede Paarung.',
  'public.to-tournaments': 'Zu den Turnieren',
  'public.for-arbiters': 'Für Schiedsrichter',
  'public.what-rokade-is':
    'Rokade führt Schachturniere durch: Anmeldung, Auslosung, Ergebnisse, Tabelle und Ratingbericht. Jede Paarung lässt sich begründen, und kein Ergebnis geht verloren.',
  'public.to-console': 'Zum Schiedsrichtertisch',
  'public.calculator': 'Wertungsrechner',
  'public.laws': 'Schachregeln',
  'public.officers': 'Ämter',
  'public.no-officers': 'Hier werden keine Ämter gezeigt.',
  'public.organisations': 'Vereine und Verbände',
  'public.organisations-n': 'Vereine und Verbände auf diesem Server ({count})',

  // The guide: its contents, and the way to it.
  'guide.title': 'Anleitung',
  'guide.what':
    'Wie man mit Rokade ein Turnier leitet. Alles lässt sich ohne Internet lesen und drucken.',
  'guide.help': 'Hilfe zu dieser Seite (in einem eigenen Tab)',
  'guide.contents': 'Auf dieser Seite',
  'guide.all-pages': 'Alle Seiten der Anleitung',
};
