import type { publicLeagueTexts as reference } from '../en/public-league.ts';
import type { Translation } from '../texts.ts';

/** What the pages of leagues say to visitors. */
export const publicLeagueTexts: Translation<typeof reference> = {
  'public-league.note': 'Bemerkung',
  'public-league.record': 'S U N',
  'public-league.seat': 'Rang',
  'public-league.reserve': 'Ersatz',
  'public-league.under-way': 'läuft',
  'public-league.by-forfeit': 'kampflos',
  'public-league.instead-of': 'für {name}',
  'public-league.played': 'gespielt: {result}',
  'public-league.hidden':
    'Die Liga ist nicht veröffentlicht. Nur wer angemeldet ist und ein Recht dazu hat, sieht diese Seite.',
  'public-league.leader': 'Staffelleiter: {leader}',
  'public-league.clubs': 'Vereine',
  'public-league.rounds': 'Runden',
  'public-league.next-round': 'Runde {round}',
  'public-league.best': 'Meiste Punkte',
  'public-league.all-players': 'Alle Spieler',
  'public-league.by-board': 'Beste am Brett',
  'public-league.squad': 'Aufstellung',
  'public-league.no-teams': 'Noch sind keine Mannschaften gemeldet.',
  'public-league.no-matches': 'Noch sind keine Wettkämpfe angesetzt.',
  'public-league.no-squad': 'Noch sind keine Spieler gemeldet.',
  'public-league.no-games': 'Noch keine Partien.',
  'public-league.place': 'Platz {place} in {division}',
  'public-league.how-placed': 'Wie der Platz zustande kam',
  'public-league.captain': 'Mannschaftsführer: {name}',
  'public-league.plays-at': 'Spielt in {hall}',
  'public-league.line-ups-secret':
    'Die Aufstellungen sind geheim, bis beide abgegeben sind oder der Wettkampf beginnt.',
  'public-league.no-boards':
    'Der Wettkampf ist allein mit seinem Ergebnis erfasst; die Bretter sind nicht eingetragen.',
  'public-league.arbiter': 'Schiedsrichter: {name}',
  'public-league.started': 'Beginn {time}',
  'public-league.feed-matches': 'Termine der Wettkämpfe für den eigenen Kalender',
  'public-league.feed-results': 'Neues zu jedem beendeten Wettkampf (Atom)',
  'public-league.table-of': 'Tabelle: {division}',
};
