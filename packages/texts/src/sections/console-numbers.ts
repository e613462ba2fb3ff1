import { section } from '../section.ts';

/** How players get their numbers, and who has which colour first. */
export const consoleNumbersTexts = section({
  'console.varma': {
    da: 'Holdes fra hinanden i de sidste tre runder',
    de: 'In den letzten drei Runden getrennt',
    en: 'Kept apart in the last three rounds',
  },
  'console.varma-none': { da: 'ingen', de: 'niemand', en: 'nobody' },
  'console.varma-federation': {
    da: 'spillere fra samme forbund (Varma, 9–24 spillere)',
    de: 'Spieler eines Verbands (Varma, 9–24 Spieler)',
    en: 'players of one federation (Varma, 9–24 players)',
  },
  'console.varma-club': {
    da: 'spillere fra samme klub (Varma, 9–24 spillere)',
    de: 'Spieler eines Vereins (Varma, 9–24 Spieler)',
    en: 'players of one club (Varma, 9–24 players)',
  },
  'console.number-by-strength': {
    da: 'Nummerér efter styrke',
    de: 'Nach Spielstärke nummerieren',
    en: 'Number by strength',
  },
  'console.number-by-strength-what': {
    da: 'Rating, så titel, så navn. Rækkefølgen kan rettes bagefter ved at skrive numrene ind.',
    de: 'Wertungszahl, dann Titel, dann Name. Danach lässt sich die Reihenfolge durch Eingeben der Nummern ändern.',
    en: 'Rating, then title, then name. The order can be mended afterwards by typing in numbers.',
  },
  'console.lots-by-strength': {
    da: 'Numrene følger spillernes styrke.',
    de: 'Die Nummern folgen der Spielstärke.',
    en: 'The numbers follow the players’ strength.',
  },
  'console.step-number': {
    da: 'Giv startnumre',
    de: 'Startnummern vergeben',
    en: 'Assign numbers',
  },
  'console.first-colour': {
    da: 'Farven i 1. runde',
    de: 'Farbe der 1. Runde',
    en: 'The colour of round 1',
  },
  'console.first-colour-draw': {
    da: 'Træk lod om farven',
    de: 'Farbe auslosen',
    en: 'Draw the colour',
  },
  'console.first-colour-hint': {
    da: 'Frøet offentliggøres med spillerlisten; med det kan enhver gentage lodtrækningen.',
    de: 'Der Startwert steht mit in der Teilnehmerliste; damit kann jeder die Auslosung wiederholen.',
    en: 'The seed is published with the list of players; with it anybody can repeat the draw.',
  },
  'console.late-numbers': {
    da: 'Den, der kommer for sent, får det næste ledige nummer, også hvis styrken giver en plads længere fremme (C.04.2): begrundelserne for de spillede runder nævner numrene, så de bliver stående. Det tæller kun mellem spillere med lige mange point.',
    de: 'Nachmelder bekommen die nächste freie Nummer, auch wenn ihnen nach Spielstärke ein Platz weiter vorn zusteht (C.04.2): Die Begründungen der gespielten Runden nennen die Nummern, darum bleiben sie stehen. Das zählt nur zwischen Punktgleichen.',
    en: 'A late entry gets the next free number, even where strength gives a place further up (C.04.2): the reasons of the rounds played name the numbers, so they stand. It matters only between players on equal points.',
  },
});
