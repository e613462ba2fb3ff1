import type { clubBooksTexts as reference } from '../en/club-books.ts';
import type { Translation } from '../texts.ts';

/** The list of competitions, and what is asked or chosen wherever members play. */
export const clubBooksTexts: Translation<typeof reference> = {
  'club-desk.all-members': 'Alle sammen',
  'club-desk.season-members': '{count|Ét medlem|{count} medlemmer} af {season} er ikke med endnu',
  'club-desk.enter-members': 'Tilmeld de afkrydsede',
  'club-desk.archived': 'I arkivet',
  'club-desk.what': 'Hvad en klub spiller året igennem ved siden af sine turneringer.',
  'club-desk.none': 'Der er endnu ingen konkurrence.',
  'club-desk.damaged': 'Noget af konkurrencen kan ikke læses',
  'club-desk.make': 'Opret',
  'club-desk.new': 'Ny konkurrence',
  'club-desk.import': 'Hent en konkurrence fra en fil',
  'club-desk.clash-yes': 'Det er meningen, at begge dele er samme dag.',
  'club-desk.twice-yes': 'Det er to forskellige; tilmeld.',
  'club-desk.anyway': 'Det er meningen.',
};
