import type { championshipTexts as reference } from '../en/championship.ts';
import type { Translation } from '../texts.ts';

/** The classes of a club's championship: who rises and falls, and by what. */
export const championshipTexts: Translation<typeof reference> = {
  'championship.title': 'Klassen',
  'championship.desk-title': 'Klassen, Auf- und Abstieg',
  'championship.class-n': 'Klasse {class}',
  'championship.targets': 'Richtpunkte',
  'championship.percent': 'Richtzahl, %',
  'championship.exact': 'In Punkten',
  'championship.target': 'Richtpunkte',
  'championship.by-targets':
    'Wer die Richtpunkte einer höheren Klasse erreicht, steigt in sie auf, um höchstens zwei Klassen; wer die der Klasse darunter verfehlt, steigt um eine ab ({article}).',
  'championship.by-places':
    'Die Ersten einer Klasse steigen auf, die Letzten steigen ab ({article}).',
  'championship.as-it-stands': 'Nach dem jetzigen Stand.',
  'championship.over': 'Die Runden sind gespielt.',
  'championship.not-published':
    'Die Richtpunkte sind noch nicht bekannt gegeben. Das ist spätestens zur 2. Runde fällig ({article}).',
  'championship.late':
    'Die 2. Runde ist veröffentlicht, und die Richtpunkte sind nicht bekannt gegeben ({article}).',
  'championship.publish': 'Richtpunkte bekannt geben',
  'championship.publish-anew': 'Richtpunkte erneut bekannt geben',
  'championship.need': 'Was noch fehlt',
  'championship.next': 'Nächstes Jahr',
  'championship.right': 'Berechtigung für ein Jahr ({article}); eigene Klasse: {own}',
  'championship.stay-reached': 'bleibt in Klasse\u00a0{class}',
  'championship.stay-open': '{points} zum Klassenerhalt',
  'championship.stay-out-of-reach': 'steigt ab',
  'championship.keep-reached': 'behält Klasse\u00a0{class}',
  'championship.keep-open': '{points}, um Klasse\u00a0{class} zu behalten',
  'championship.keep-out-of-reach': 'steigt ab',
  'championship.up-reached': 'Klasse\u00a0{class} erreicht',
  'championship.up-open': '{points} bis Klasse\u00a0{class}',
  'championship.up-out-of-reach': 'Klasse\u00a0{class} unerreichbar',
  'championship.next-up': 'Aufstieg in Klasse\u00a0{class}',
  'championship.next-down': 'Abstieg in Klasse\u00a0{class}',
  'championship.next-back': 'zurück in Klasse\u00a0{class}',
  'championship.next-stays': 'Klasse\u00a0{class}',
  'championship.unclassed': 'Noch in keiner Klasse: {players}.',
  'championship.nobody': 'Noch ist niemand in einer Klasse. Unten steht, wer wo spielen würde.',
  'championship.propose': 'Klassen vorschlagen',
  'championship.propose-what':
    'Nach den Ergebnissen früherer Meisterschaften, den Plätzen im Pokal und Wertungszahlen. Gespeichert wird erst, was Sie übernehmen.',
  'championship.earlier': 'Frühere Meisterschaften',
  'championship.no-earlier': 'Hier liegt keine frühere Meisterschaft mit Klassen.',
  'championship.cup': 'Pokal',
  'championship.no-cup': 'keiner',
  'championship.classes': 'Klassen',
  'championship.show-proposal': 'Vorschlag zeigen',
  'championship.take-over': 'Vorschlag übernehmen',
  'championship.nothing-new': 'Alle Klassen sind wie vorgeschlagen oder von Hand entschieden.',
  'championship.now': 'Jetzt',
  'championship.change': 'Klasse ändern',
  'championship.player': 'Spieler',
  'championship.change-save': 'Klasse ändern',
  'championship.decide-next': 'Klasse des nächsten Jahres festlegen',
  'championship.decide-what':
    'Wenn jemand nicht dorthin soll, wohin das Ergebnis führt, etwa nach einem gut begründeten Rücktritt.',
  'championship.as-result': 'nach dem Ergebnis',
  'championship.decide-save': 'Festlegen',
  'championship.exceptions': 'Mit Ausnahmegenehmigung dabei: {names}.',
  'championship.unknown':
    'Ob das Turnier für sie offen ist, lässt sich nicht sagen, weil Geburtsjahr oder Geschlecht fehlt: {names}.',
};
