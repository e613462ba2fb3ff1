import type { consoleListsTexts as reference } from '../en/console-lists.ts';
import type { Translation } from '../texts.ts';

/** The page of rating lists. */
export const consoleListsTexts: Translation<typeof reference> = {
  'lists.title': 'Ratinglisten',
  'lists.what':
    'In diesen Listen werden Spieler bei der Anmeldung nachgeschlagen. Eine Liste wird so eingelesen, wie sie heruntergeladen wurde; alle anderen arbeiten währenddessen weiter.',
  'lists.where':
    'FIDE: players_list_xml.zip oder players_list.zip von ratings.fide.com. DSB: LV-0-dwzliste.zip. DSU: die Liste des Vereins als CSV. Jede andere Tabelle braucht Überschriften.',
  'lists.file': 'Datei der Liste',
  'lists.take-in': 'Liste einlesen',
  'lists.further': 'Was die Datei nicht selbst sagt',
  'lists.source': 'Wessen Liste',
  'lists.by-content': 'nach dem Inhalt',
  'lists.month': 'Monat',
  'lists.kind': 'Nur eine Spielart (FIDE)',
  'lists.keep': 'Monate, die je Herkunft aufbewahrt werden',
  'lists.sending': '{file}: {percent} % gesendet',
  'lists.receiving': '{file}: {percent} % empfangen',
  'lists.reading': '{file}: {percent} % gelesen, {players} Spieler',
  'lists.finding': '{file}: {percent} % von {players} Spielern sind auffindbar',
  'lists.interrupt': 'Abbrechen',
  'lists.taken-in': '{list}: {players|ein Spieler|{players} Spieler} eingelesen.',
  'lists.refused': '{file}: {text} Die vorhandenen Listen bleiben, wie sie sind.',
  'lists.kept': 'Vorhandene Listen',
  'lists.none': 'Es ist noch keine Liste vorhanden.',
  'lists.removed': 'Entfernt: {list}.',
  'lists.search': 'Name, Nummer, Verein oder Land',
  'lists.search-title': 'Spieler nachschlagen',
  'lists.nobody': 'Niemand gefunden.',
  'lists.changes-late':
    'Eine Runde ist ausgelost: Die Nummern im Turnier bleiben, wie sie sind; was übernommen wird, gilt für alles Weitere und für die Berichte.',
  'lists.changes-n':
    'Die neuesten Ratinglisten sagen über {count|einen Spieler|{count} Spieler} etwas anderes.',
  'lists.look-at-changes': 'Vergleichen und übernehmen',
  'lists.by-hand': 'eingegeben',
};
