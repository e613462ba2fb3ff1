import type { calculatorTexts as reference } from '../en/calculator.ts';
import type { Translation } from '../texts.ts';

/** What results would bring, what cannot be reckoned with, and what pictures of ratings say. */
export const calculatorTexts: Translation<typeof reference> = {
  'calculator.what':
    'Was Ergebnisse nach den Regeln der FIDE, der DWZ und der Dänischen Schachunion bringen: Partie für Partie, jeder Schritt mit seiner Regel. Nichts wird gespeichert.',
  'calculator.rules': 'Nach den Regeln',
  'calculator.in-force': '{system}, wie an dem Tag gültig',
  'calculator.play': 'Spielart',
  'calculator.own': 'Eigene Wertungszahl',
  'calculator.own-hint': 'Leeres Feld: noch keine.',
  'calculator.day': 'Stichtag',
  'calculator.day-hint': 'Leeres Feld: heute. Es gelten die Regeln dieses Tages.',
  'calculator.opponents': 'Wertungszahlen der Gegner und die Ergebnisse',
  'calculator.opponent-n': 'Gegner {n}',
  'calculator.result-n': 'Ergebnis {n}',
  'calculator.won': 'gewonnen',
  'calculator.drawn': 'remis',
  'calculator.lost': 'verloren',
  'calculator.more-rows': 'Weitere Gegner',
  'calculator.facts': 'Was sonst über den Spieler bekannt ist',
  'calculator.facts-what':
    'Ein leeres Feld heißt unbekannt; wonach die gewählten Regeln nicht fragen, zählt nicht.',
  'calculator.fact-k': 'Koeffizient K',
  'calculator.fact-games': 'Gewertete Partien bisher',
  'calculator.fact-highest': 'Höchste Wertungszahl je',
  'calculator.fact-born': 'Geburtsjahr',
  'calculator.fact-index': 'Ausgewertete Turniere bisher',
  'calculator.fact-age': 'Alter am Jahresende',
  'calculator.reckon': 'Berechnen',
  'calculator.anew': 'Neu beginnen',
  'calculator.by-inferred': 'Nach {edition} (aus Berichten über die Regeln erschlossen)',
  'calculator.performance': 'Turnierleistung',
  'rating.score-so-far': 'Punkte bisher',
  'rating.expected-so-far': 'Erwartet bisher',
  'rating.expected-and-scored': 'Punkte und Erwartung, Runde für Runde',
  'rating.no-single-games':
    'Erwartet wurde ein Ergebnis aller Partien zusammen, für die einzelne gibt es keines: nach der Durchschnittsmethode oder weil es anfangs keine Wertungszahl gab.',
  'rating.spread': 'Wie sich die Wertungszahlen verteilen',
  'rating.spread-average':
    '{average} im Schnitt von {rated|einem Spieler|{rated} Spielern} mit Wertungszahl.',
  'rating.spread-unrated': '{unrated|Einer ist|{unrated} sind} ohne Wertungszahl.',
  'error.rating-question.own': '„{text}“ ist keine Wertungszahl von 1 bis 4000.',
  'error.rating-question.result':
    'Hier braucht es eine Wertungszahl von 1 bis 4000 und ein Ergebnis.',
  'error.rating-question.no-results': 'Mindestens ein Gegner und das Ergebnis sind anzugeben.',
  'error.rating-question.fact': '„{text}“ ist keine Zahl von {least} bis {most}.',
  'error.rating-question.fact-not-asked': '{edition} fragt nicht danach.',
  'error.rating-question.system': 'Regeln „{text}“ gibt es nicht; hier gibt es {known}.',
  'error.rating-question.edition': 'Eine Fassung „{text}“ gibt es nicht; hier gibt es {known}.',
  'error.rating-question.day': '„{text}“ ist kein Tag, den es gibt.',
};
