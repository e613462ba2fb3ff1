import type { consoleListsTexts as reference } from '../en/console-lists.ts';
import type { Translation } from '../texts.ts';

/** The page of rating lists. */
export const consoleListsTexts: Translation<typeof reference> = {
  'lists.title': 'Ratinglister',
  'lists.what':
    'Listerne, som spillere slås op i ved tilmeldingen. En liste indlæses, som den er hentet; alle andre kan arbejde videre imens.',
  'lists.where':
    'FIDE: players_list_xml.zip eller players_list.zip fra ratings.fide.com. DSB: LV-0-dwzliste.zip. DSU: klubbens liste som CSV. Andre tabeller skal have overskrifter.',
  'lists.file': 'Listens fil',
  'lists.take-in': 'Indlæs listen',
  'lists.further': 'Det, filen ikke selv siger',
  'lists.source': 'Hvis liste',
  'lists.by-content': 'efter indholdet',
  'lists.month': 'Måned',
  'lists.kind': 'Kun én slags spil (FIDE)',
  'lists.keep': 'Måneder, der gemmes af hver liste',
  'lists.sending': '{file}: {percent} % sendt',
  'lists.receiving': '{file}: {percent} % modtaget',
  'lists.reading': '{file}: {percent} % læst, {players} spillere',
  'lists.finding': '{file}: {percent} % af {players} spillere kan findes',
  'lists.interrupt': 'Afbryd',
  'lists.taken-in': '{list}: {players|én spiller|{players} spillere} indlæst.',
  'lists.refused': '{file}: {text} De gemte lister er uændrede.',
  'lists.kept': 'Gemte lister',
  'lists.none': 'Der er endnu ikke gemt nogen liste.',
  'lists.removed': 'Fjernet: {list}.',
  'lists.search': 'Navn, nummer, klub eller land',
  'lists.search-title': 'Slå en spiller op',
  'lists.nobody': 'Ingen fundet.',
  'lists.changes-late':
    'En runde er lagt: numrene i turneringen bliver stående; det, der overtages, gælder fremover og for indberetningerne.',
  'lists.changes-n':
    'De nyeste ratinglister siger noget andet om {count|én spiller|{count} spillere}.',
  'lists.look-at-changes': 'Sammenlign og overtag',
  'lists.by-hand': 'indtastet',
};
