import type { publicLeagueTexts as reference } from '../en/public-league.ts';
import type { Translation } from '../texts.ts';

/** What the pages of leagues say to visitors. */
export const publicLeagueTexts: Translation<typeof reference> = {
  'public-league.note': 'Bemærkning',
  'public-league.record': 'V U T',
  'public-league.seat': 'Plads',
  'public-league.reserve': 'reserve',
  'public-league.under-way': 'i gang',
  'public-league.by-forfeit': 'uden spil',
  'public-league.instead-of': 'i stedet for {name}',
  'public-league.played': 'spillet: {result}',
  'public-league.hidden':
    'Turneringen er ikke offentliggjort. Kun den, der er logget ind med ret til den, ser denne side.',
  'public-league.leader': 'Ligaleder: {leader}',
  'public-league.clubs': 'Klubber',
  'public-league.rounds': 'Runder',
  'public-league.next-round': '{round}. runde',
  'public-league.best': 'Flest point',
  'public-league.all-players': 'Alle spillere',
  'public-league.by-board': 'Bedst på hvert bræt',
  'public-league.squad': 'Trup',
  'public-league.no-teams': 'Der er endnu ikke tilmeldt hold.',
  'public-league.no-matches': 'Der er endnu ikke planlagt kampe.',
  'public-league.no-squad': 'Der er endnu ikke meldt spillere.',
  'public-league.no-games': 'Ingen partier endnu.',
  'public-league.place': '{place}. plads i {division}',
  'public-league.how-placed': 'Sådan fremkom placeringen',
  'public-league.captain': 'Holdleder: {name}',
  'public-league.plays-at': 'Spiller i {hall}',
  'public-league.line-ups-secret':
    'Opstillingerne er hemmelige, til begge er indsendt, eller kampen begynder.',
  'public-league.no-boards':
    'Kampen er afgjort ved sit resultat alene; brætterne er ikke indtastet.',
  'public-league.arbiter': 'Turneringsleder: {name}',
  'public-league.started': 'Begyndte kl. {time}',
  'public-league.feed-matches': 'Holdkampenes dage til din kalender',
  'public-league.feed-results': 'Nyt om hver spillet holdkamp (Atom)',
  'public-league.table-of': 'Stilling: {division}',
};
