import type { verifyTexts as reference } from '../en/verify.ts';
import type { Translation } from '../texts.ts';

/** Comparing the results with the slips once more. */
export const verifyTexts: Translation<typeof reference> = {
  'verify.compare': 'Mit den Zetteln vergleichen',
  'verify.title': 'Runde {round}: mit den Zetteln vergleichen',
  'verify.what':
    'Tippen Sie jedes Ergebnis noch einmal vom Zettel ein, mit den Tasten des Ergebnistischs. Was eingetragen ist, wird nicht gezeigt. Weicht ein Zettel ab, wird angehalten.',
  'verify.progress': '{done} von {boards} bestätigt',
  'verify.confirmed': 'bestätigt',
  'verify.without': 'kein Ergebnis',
  'verify.differs': 'Brett {board}: Der Zettel sagt {typed}, eingetragen ist {stands}. Was gilt?',
  'verify.unusual': 'Brett {board} hat {stands}. Sagt der Zettel das?',
  'verify.take-entered': '{stands}, wie eingetragen',
  'verify.take-slip': '{typed}, wie auf dem Zettel',
  'verify.not-now': 'Dieses Brett so lassen',
  'verify.other-result': 'anderes Ergebnis',
  'verify.sound': 'Ton',
  'verify.finish': '{done} von {boards} bestätigen',
  'verify.all-done': 'Alle Bretter mit Ergebnis sind verglichen.',
  'verify.back': 'Zum Ergebnistisch',
  'verify.done': '{count} von {of} bestätigt von {by}, {moment}',
  'verify.differences': '{count|ein Unterschied|{count} Unterschiede} gefunden',
  'verify.changed': 'Danach geändert: {count|Brett|Bretter} {boards}',
};
