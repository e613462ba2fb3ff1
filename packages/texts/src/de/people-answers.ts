import type { peopleAnswersTexts as reference } from '../en/people-answers.ts';
import type { Translation } from '../texts.ts';

/** What is said of people and of lists of them, on pages and in the terminal. */
export const peopleAnswersTexts: Translation<typeof reference> = {
  'people.found': '{count|Eine Person|{count} Personen}.',
  'people.none': 'Niemand gefunden.',
  'people.numbers': 'Nummern',
  'people.list-taken': '{count|Eine Person wurde|{count} Personen wurden} aufgenommen.',
  'people.list-day': 'Der Tag der Liste',
  'people.list-federation': 'Föderation ihrer Vereine',
  'people.state-new': 'neu',
  'people.state-changed': 'geändert',
  'people.state-unchanged': 'unverändert',
  'people.state-doubtful': 'zweifelhaft',
  'people.state-left-out': 'ausgelassen',
  'people.state-ended': 'beendet',
  'people.count-new': '{count|1 neu|{count} neu}',
  'people.count-changed': '{count|1 geändert|{count} geändert}',
  'people.count-unchanged': '{count|1 unverändert|{count} unverändert}',
  'people.count-doubtful': '{count|1 zweifelhaft|{count} zweifelhaft}',
  'people.count-left-out': '{count|1 ausgelassen|{count} ausgelassen}',
  'people.count-ended': '{count|1 beendet|{count} beendet}',
  'people.state-ended-what': 'nicht mehr Mitglied: fehlt in der Liste',
  'people.what-changes': 'Was sich ändert',
  'people.joins-long': 'Mitglied von {club} seit langem',
  'people.joins-from': 'kommt zu {club}, {day}',
  'people.joins-until': 'war Mitglied von {club}, {days}',
  'people.register': 'Register',
  'people.erase-kept':
    'Ergebnisse, Farben, Punkte und Startnummern bleiben, weil die Tabellen anderer darauf beruhen; die Person heißt dort N. N. Das Protokoll zeigt weiter, dass etwas geschrieben wurde, wann und von wem.',
  'people.erase-stays':
    'Nicht erreicht werden: Namen von Funktionären in den Einstellungen, Konten, getippte Begründungen, früher gespeicherte Dateien und Ausdrucke.',
};
