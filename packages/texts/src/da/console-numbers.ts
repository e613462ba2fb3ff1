import type { consoleNumbersTexts as reference } from '../en/console-numbers.ts';
import type { Translation } from '../texts.ts';

/** How players get their numbers, and who has which colour first. */
export const consoleNumbersTexts: Translation<typeof reference> = {
  'console.varma': 'Holdes fra hinanden i de sidste tre runder',
  'console.varma-none': 'ingen',
  'console.varma-federation': 'spillere fra samme forbund (Varma, 9–24 spillere)',
  'console.varma-club': 'spillere fra samme klub (Varma, 9–24 spillere)',
  'console.number-by-strength': 'Nummerér efter styrke',
  'console.number-by-strength-what':
    'Efter rating ({ratings}), så titel, så navn. Rækkefølgen kan rettes bagefter ved at skrive numrene ind.',
  'console.lots-by-strength': 'Numrene følger spillernes styrke.',
  'console.step-number': 'Giv startnumre',
  'console.first-colour': 'Farven i 1. runde',
  'console.first-colour-draw': 'Træk lod om farven',
  'console.first-colour-hint':
    'Frøet offentliggøres med spillerlisten; med det kan enhver gentage lodtrækningen.',
  'console.late-numbers':
    'Den, der kommer til senere, får det næste ledige nummer, også hvis styrken giver en plads længere fremme (C.04.2): begrundelserne for de spillede runder nævner numrene, så de bliver stående. Det har kun betydning mellem spillere med lige mange point.',
};
