import type { rulingsTexts as reference } from '../en/rulings.ts';
import type { Translation } from '../texts.ts';

/** The register of the rulings of the Danish chess tribunal, handbook 3.5. */
export const rulingsTexts: Translation<typeof reference> = {
  'rulings.ruling': 'Entscheid {number}',
  'rulings.withdrawn': 'nicht mehr gültig: {why}',
  'rulings.subject-lost-by-illness': 'Verlust nach Absage wegen Krankheit',
  'rulings.subject-overslept': 'unsportliches Verhalten: verschlafen',
  'rulings.subject-came-too-late': 'zu spät gekommen',
  'rulings.subject-wrong-colours':
    'Partie mit falschen Farben begonnen, durch Fehler der Spieler oder des Turnierleiters',
  'rulings.subject-drawn-before-the-round': 'Remis vor Beginn der Runde vereinbart',
  'rulings.subject-adjourned-early': 'Hängepartie vor Ende der Spielzeit',
  'rulings.subject-paired-before-adjourned-games':
    'Runde ausgelost, bevor Hängepartien beendet waren',
  'rulings.subject-proof-of-forbidden-help':
    'unerlaubte Hilfe durch Bücher, und wer sie beweisen muss',
  'rulings.subject-faulty-clock': 'defekte Uhr: der Fehler muss offensichtlich sein',
  'rulings.subject-suspension-in-club-tournament':
    'ob eine Sperre für koordinierte Turniere in einem gewerteten Vereinsturnier gilt',
  'rulings.subject-faulty-clock-protest': 'defekte Uhr: Frist für den Einspruch',
  'rulings.subject-competence-in-closed-club-tournament':
    'ob das Schachgericht über ein geschlossenes Vereinsturnier entscheidet',
  'rulings.subject-is-it-coordinated': 'ob ein internationales Open ein koordiniertes Turnier ist',
  'rulings.subject-score-not-kept': 'Mitschrift nicht geführt: ob zuerst zu ermahnen ist',
  'rulings.subject-forbidden-help': 'unerlaubte Hilfe durch Bücher',
  'rulings.subject-protest-in-the-division': 'Frist für Proteste im Divisionsturnier',
  'rulings.subject-stayed-away': 'ohne Absage ferngeblieben, und gültige Gründe dafür',
  'rulings.subject-rating-of-games-not-played': 'Wertung nicht gespielter Partien',
  'rulings.withdrawn-arbiter-may-excuse': 'der Turnierleiter darf es jetzt entschuldigen',
  'rulings.withdrawn-in-the-laws': 'es steht jetzt in den Schachregeln selbst',
  'rulings.withdrawn-in-the-regulations': 'es steht jetzt in der Turnierordnung',
  'rulings.withdrawn-may-contradict': 'sie kann dem heutigen 12.1 widersprechen',
  'rulings.withdrawn-no-time-limit-now': 'es gibt keine Frist mehr',
  'rulings.withdrawn-not-general': 'sie sollte nicht verallgemeinert werden',
  'rulings.text-12':
    'Wer rechtzeitig und mit gültigem Grund absagt, hat dennoch verloren, wenn Gegner und Turnierleiter nicht einem anderen Tag zustimmen: ein Recht darauf geben die Regeln nicht.',
  'rulings.text-42':
    'Ein Spieler wurde für drei Monate gesperrt, weil er zweimal fernblieb. Wer die Partie zu verlegen versuchte und Turnierleiter und Gegner vorher absagte, verhielt sich in dieser Partie nicht unsportlich, gleich aus welchem Grund. (Was über die verschlafene Partie entschieden wurde, fehlt in unserer Abschrift.)',
};
