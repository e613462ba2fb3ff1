import type { clubBooksTexts as reference } from '../en/club-books.ts';
import type { Translation } from '../texts.ts';

/** The list of competitions, and what is asked or chosen wherever members play. */
export const clubBooksTexts: Translation<typeof reference> = {
  'club-desk.all-members': 'Alle zusammen',
  'club-desk.season-members':
    '{count|Ein Mitglied|{count} Mitglieder} von {season} noch nicht dabei',
  'club-desk.enter-members': 'Angekreuzte anmelden',
  'club-desk.archived': 'Im Archiv',
  'club-desk.what': 'Was ein Verein das Jahr über neben seinen Turnieren spielt.',
  'club-desk.none': 'Es gibt noch keinen Wettbewerb.',
  'club-desk.damaged': 'Ein Teil dieses Wettbewerbs ist nicht lesbar',
  'club-desk.make': 'Anlegen',
  'club-desk.new': 'Neuer Wettbewerb',
  'club-desk.import': 'Wettbewerb aus einer Datei übernehmen',
  'club-desk.clash-yes': 'Beides soll am selben Tag stattfinden.',
  'club-desk.twice-yes': 'Es sind zwei; anmelden.',
  'club-desk.anyway': 'So ist es gemeint.',
};
