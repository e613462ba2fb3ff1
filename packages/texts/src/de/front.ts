import type { frontTexts as reference } from '../en/front.ts';
import type { Translation } from '../texts.ts';

/** The front page, and what any page may say: skip, language, not there, failed. */
export const frontTexts: Translation<typeof reference> = {
  'console.error-404': 'Diese Seite gibt es nicht',
  'console.error-404-next': 'Die Adresse ist falsch, oder das Turnier ist nicht öffentlich.',
  'console.error-410': 'Das Turnier wurde entfernt',
  'console.error-410-next':
    'Es wird hier nicht mehr aufbewahrt. Fragen Sie den Veranstalter, wenn Sie es brauchen.',
  'console.error-403': 'Dafür fehlt die Berechtigung',
  'console.error-403-next':
    'Das Recht dazu fehlt oder wurde entzogen, oder die Anmeldung ist abgelaufen. Nichts wurde geändert.',
  'console.error-500': 'In Rokade ist etwas schiefgegangen',
  'console.error-500-next':
    'Alles Gespeicherte ist gespeichert. Seite neu laden; hilft das nicht, Rokade neu starten.',
  'console.error-503': 'Rokade kann gerade nicht speichern',
  'console.error-503-next':
    'Alles Gespeicherte ist gespeichert. Zurückgehen und es gleich noch einmal tun.',
  'console.to-front-page': 'Zur Startseite',
  'console.sign-in': 'Anmelden',
  'console.no-account-yet': 'Es gibt noch kein Konto',
  'console.no-account-yet-next':
    'Den Einmal-Link öffnen, den Rokade beim Start ausgegeben hat: er legt das erste Konto an.',
  'terms.language': 'Sprache',
  'terms.close': 'Schließen',
  'terms.skip-to-content': 'Zum Inhalt springen',
  'terms.round-of': 'Runde {round} von {rounds}',
  'terms.players-n': '{count} Spieler',
  'terms.tournaments': 'Turniere',
  'terms.events': 'Veranstaltungen',
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
  'public.for-arbiters': 'Für Schiedsrichter',
  'public.what-rokade-is':
    'Rokade führt Schachturniere durch: Meldungen, Paarungen, Ergebnisse, Tabelle und Ratingbericht. Jede Paarung lässt sich begründen, und kein Ergebnis geht verloren.',
  'public.to-console': 'Zum Schiedsrichtertisch',
  'public.calculator': 'Wertungsrechner',
  'public.officers': 'Ämter',
  'public.no-officers': 'Hier werden keine Ämter gezeigt.',
  'public.organisations': 'Vereine und Verbände',
  'public.organisations-n': 'Vereine und Verbände auf diesem Server ({count})',
};
