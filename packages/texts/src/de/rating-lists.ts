import type { ratingListsTexts as reference } from '../en/rating-lists.ts';
import type { Translation } from '../texts.ts';

/** Whose lists there are, and why one is not taken in, which follows the name of the file. */
export const ratingListsTexts: Translation<typeof reference> = {
  'terms.list-source-fide': 'FIDE',
  'terms.list-source-dwz': 'DWZ (DSB)',
  'terms.list-source-dsu': 'DSU',
  'terms.list-source-csv': 'Tabelle',
  'terms.list-packed-otherwise':
    'die Zip-Datei wurde {packed} gepackt, und die Liste gilt als die von {month}: Prüfen Sie, ob das ihr Monat ist; sonst entfernen und neu einlesen',
  'terms.list-month-of-zip':
    'die Liste nennt ihren Monat nicht: Sie gilt als die von {month}, als die Zip-Datei gepackt wurde; die FIDE packt eine Liste bis einige Tage vor ihrem Monat, daher den Monat angeben, wenn es ein anderer ist',
  'terms.list-month-of-today':
    'die Liste nennt ihren Monat nicht: Sie gilt als die von {month}, dem heutigen Monat; angeben, wenn es ein anderer ist',
  'error.list.unknown':
    'ist keine Ratingliste: weder eine der FIDE (XML oder Text), des DSB oder der DSU noch eine Spielertabelle mit Überschriften',
  'error.list.names-missing': 'ist keine Ratingliste: Es fehlt eine Spalte mit Namen',
  'error.list.numbers-missing':
    'ist keine Ratingliste: Es gibt weder eine Spalte mit Nummern noch eine mit Wertungszahlen',
  'error.list.other-source': 'ist eine Liste von {found}, nicht von {said}',
  'error.list.other-month': 'ist die Liste für {found}, nicht für {said}',
  'error.list.truncated': 'Zeile {line}: Hier bricht die Liste ab; bitte noch einmal herunterladen',
  'error.list.line-unreadable': 'Zeile {line}: „{text}“ ist keine Zeile dieser Liste',
  'error.list.rows-unreadable':
    'In {rows} von {all} Zeilen steht etwas, das nicht dorthin gehört, zuerst in Zeile {line}; die Spalten sind andere, als die Überschriften sagen',
  'error.list.encoding':
    'Zeile {line}: Ab hier sind die Buchstaben anders codiert als davor; die Liste ist beschädigt',
  'error.list.line-too-long': 'Zeile {line} ist länger als jede Zeile einer Liste',
  'error.list.no-players': 'Es stehen keine Spieler darin',
  'error.list.number-twice': 'Zwei Spieler haben die Nummer {number}: {name} und {other}',
  'error.list.zip-truncated':
    'Die Zip-Datei bricht vor ihrem Ende ab; bitte noch einmal herunterladen',
  'error.list.zip-damaged':
    'Die Zip-Datei ist beschädigt oder enthält mehr, als sie angibt; bitte noch einmal herunterladen',
  'error.list.zip-encrypted': 'Die Zip-Datei verlangt ein Passwort; bitte zuerst auspacken',
  'error.list.zip-without-list': 'In der Zip-Datei ist keine Liste (.xml, .txt oder .csv)',
  'error.list.too-many': 'Es stehen mehr als {most} Spieler darin, mehr als auf jeder Liste',
  'error.list.busy': 'Gerade wird eine andere Liste gelesen; bitte danach noch einmal versuchen',
  'error.list.missing': 'Diese Liste gibt es nicht',
  'error.list.failed':
    'Beim Einlesen ist in Rokade etwas schiefgegangen; Näheres steht im Log des Servers',
  'error.list.interrupted': 'Das Einlesen wurde abgebrochen',
};
