import type { consoleNumbersTexts as reference } from '../en/console-numbers.ts';
import type { Translation } from '../texts.ts';

/** How players get their numbers, and who has which colour first. */
export const consoleNumbersTexts: Translation<typeof reference> = {
  'console.varma': 'In den letzten drei Runden getrennt',
  'console.varma-none': 'niemand',
  'console.varma-federation': 'Spieler eines Verbands (Varma, 9–24 Spieler)',
  'console.varma-club': 'Spieler eines Vereins (Varma, 9–24 Spieler)',
  'console.number-by-strength': 'Nach Spielstärke nummerieren',
  'console.number-by-strength-what':
    'Nach Wertungszahl ({ratings}), dann Titel, dann Name. Danach lässt sich die Reihenfolge durch Eingeben der Nummern ändern.',
  'console.lots-by-strength': 'Die Nummern folgen der Spielstärke.',
  'console.step-number': 'Startnummern vergeben',
  'console.first-colour': 'Farbe der 1. Runde',
  'console.first-colour-draw': 'Farbe auslosen',
  'console.first-colour-hint':
    'Der Startwert steht mit in der Teilnehmerliste; damit kann jeder die Auslosung wiederholen.',
  'console.late-numbers':
    'Nachmelder bekommen die nächste freie Nummer, auch wenn ihnen nach Spielstärke ein Platz weiter vorn zusteht (C.04.2): Die Begründungen der gespielten Runden nennen die Nummern, darum bleiben sie stehen. Das zählt nur zwischen Punktgleichen.',
};
