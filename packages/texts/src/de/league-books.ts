import type { leagueBooksTexts as reference } from '../en/league-books.ts';
import type { Translation } from '../texts.ts';

/** The list of leagues, and what is asked wherever a league is. */
export const leagueBooksTexts: Translation<typeof reference> = {
  'leagues.title': 'Ligen',
  'leagues.archived': 'Archivierte Ligen',
  'leagues.what':
    'Saisons von Mannschaftsligen: Staffeln, Meldelisten, Aufstellungen, Spielberichte und Tabellen.',
  'leagues.none': 'Es gibt noch keine Ligen.',
  'leagues.damaged': 'Ein Teil der Liga ist nicht lesbar',
  'leagues.new': 'Neue Liga',
  'leagues.make': 'Anlegen',
  'leagues.import': 'Eine Liga aus einer Datei einlesen',
  'leagues.withdraw-yes': 'Ja, die Mannschaft wird zurückgezogen',
  'leagues.replace-yes': 'Ja, die angesetzten Wettkämpfe ersetzen',
  'links.open-captain': 'Meine Mannschaft öffnen',
  'links.open-what-captain':
    'Mit diesem Link handeln Sie für {name} in {event}: Aufstellungen, Ergebnisse, Spielberichte.',
};
