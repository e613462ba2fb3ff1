import type { gamesTexts as reference } from '../en/games.ts';
import type { Translation } from '../texts.ts';

/** The moves of games. */
export const gamesTexts: Translation<typeof reference> = {
  'games.title': 'Partien mit Zügen',
  'games.what':
    'Die Züge der Partien kommen aus einer PGN-Datei: von elektronischen Brettern, einer abgetippten Mitschrift oder einer Übertragung. Jede Partie wird an der Runde und den beiden Namen erkannt; nur die Züge werden gespeichert.',
  'games.file': 'PGN-Datei',
  'games.send': 'Züge hinzufügen',
  'games.done': '{count|Eine Partie hat|{count} Partien haben} Züge bekommen.',
  'games.left':
    '{count|Eine Partie der Datei wurde|{count} Partien der Datei wurden} nicht hinzugefügt:',
  'games.item': 'Zeile {line}: {white} – {black}: {why}',
  'games.of-round': '{count} von {of} Partien haben Züge.',
  'games.missing': 'Ohne: Bretter {boards}.',
  'games.file-of-round': 'Partien der Runde (PGN)',
  'games.hidden':
    'Besucher sehen die Züge nicht. Das bestimmen die Einstellungen unter „Was alle sehen dürfen“.',
  'games.shown': 'Besucher finden die Züge bei den Partien für Übertragungen.',
  'games.none-yet': 'Noch ist keine Runde veröffentlicht',
  'games.next':
    'Eine Runde veröffentlichen; dann stehen ihre Partien hier, und Züge lassen sich anfügen.',
  'games.no-moves': 'sie hat keine Züge',
  'games.other-start': 'sie beginnt nicht in der Grundstellung',
  'games.illegal-move': 'Zug {number} in Zeile {at}, „{move}“, ist nicht spielbar',
  'games.mixed-languages':
    'Zug {number} in Zeile {at}, „{move}“, hat einen Buchstaben einer anderen Sprache als die Züge davor',
  'games.other-variant': 'sie ist eine Partie {variant}, kein gewöhnliches Schach',
  'games.text-too-long':
    'ihre Züge stehen in {characters} Zeichen Text; höchstens {most} werden für eine Partie gelesen',
  'games.too-long': 'sie hat {plies} Halbzüge; höchstens {most} werden gespeichert',
  'games.unknown-round': 'Runde „{stated}“ ist nicht veröffentlicht',
  'games.unknown-players': 'keine veröffentlichte Partie hat diese beiden Namen',
  'games.colours-turned': 'Runde {round}, Brett {board} wurde mit vertauschten Farben gespielt',
  'games.several': 'sie kann mehr als eine Partie sein; geben Sie in der Datei die Runde an',
  'games.other-result': 'Runde {round}, Brett {board} hat ein anderes Ergebnis als {stated}',
  'games.twice': 'die Datei hat Runde {round}, Brett {board} schon vorher',
};
