import type { ratingListsTexts as reference } from '../en/rating-lists.ts';
import type { Translation } from '../texts.ts';

/** Whose lists there are, and why one is not taken in, which follows the name of the file. */
export const ratingListsTexts: Translation<typeof reference> = {
  'terms.list-source-fide': 'FIDE',
  'terms.list-source-dwz': 'DWZ (DSB)',
  'terms.list-source-dsu': 'DSU',
  'terms.list-source-csv': 'Tabel',
  'terms.list-packed-otherwise':
    'zipfilen er pakket i {packed}, og listen gemmes som listen for {month}: kontrollér, om måneden er rigtig; hvis ikke, fjern listen, og indlæs den igen',
  'terms.list-month-of-zip':
    'listen siger ikke selv, hvilken måned den gælder: den gemmes som listen for {month}, da zipfilen blev pakket; FIDE pakker en liste op til nogle dage før dens måned, så angiv måneden, hvis det er en anden',
  'terms.list-month-of-today':
    'listen siger ikke selv, hvilken måned den gælder: den gemmes som listen for {month}, den nuværende måned; angiv måneden, hvis det er en anden',
  'error.list.unknown':
    'er ikke en ratingliste: hverken FIDE’s (XML eller tekst), DSB’s eller DSU’s eller en tabel over spillere med overskrifter',
  'error.list.names-missing': 'er ikke en ratingliste: den har ingen kolonne med navne',
  'error.list.numbers-missing':
    'er ikke en ratingliste: den har hverken en kolonne med numre eller en med ratingtal',
  'error.list.other-source': 'er en liste fra {found}, ikke fra {said}',
  'error.list.other-month': 'er listen for {found}, ikke for {said}',
  'error.list.truncated': 'linje {line}: listen slutter her midt i en linje; hent den igen',
  'error.list.line-unreadable': 'linje {line}: »{text}« er ikke en linje i denne liste',
  'error.list.rows-unreadable':
    'i {rows} af {all} rækker står der noget, der ikke hører til, første gang i linje {line}; kolonnerne er andre, end overskrifterne siger',
  'error.list.encoding':
    'linje {line}: herfra er bogstaverne kodet anderledes end før; listen er beskadiget',
  'error.list.line-too-long': 'linje {line} er længere end nogen linje i en liste',
  'error.list.no-players': 'der er ingen spillere i den',
  'error.list.number-twice': 'to spillere har nummer {number}: {name} og {other}',
  'error.list.zip-truncated': 'zipfilen slutter for tidligt; hent den igen',
  'error.list.zip-damaged':
    'zipfilen er beskadiget eller indeholder mere, end den siger; hent den igen',
  'error.list.zip-encrypted': 'zipfilen kræver en adgangskode; pak den ud først',
  'error.list.zip-without-list': 'der er ingen liste i zipfilen (.xml, .txt eller .csv)',
  'error.list.too-many': 'der er flere end {most} spillere i den; så lang er ingen liste',
  'error.list.busy': 'en anden liste er ved at blive læst; prøv igen, når den er færdig',
  'error.list.missing': 'den liste findes ikke',
  'error.list.failed': 'noget i Rokade gik galt under læsningen; det står i serverens log',
  'error.list.interrupted': 'indlæsningen blev afbrudt',
};
