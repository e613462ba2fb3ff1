import type { Texts } from '../texts.ts';

/** Whose lists there are, and why one is not taken in, which follows the name of the file. */
export const ratingListsTexts = {
  'terms.list-source-fide': 'FIDE',
  'terms.list-source-dwz': 'DWZ (DSB)',
  'terms.list-source-dsu': 'DSU',
  'terms.list-source-csv': 'Table',
  'terms.list-packed-otherwise':
    'the zip was packed in {packed}, and the list is kept as that of {month}: look whether that is its month; if not, remove it and take it in again',
  'terms.list-month-of-zip':
    'the list does not say its month: it is kept as that of {month}, when the zip was packed; FIDE packs a list up to some days before its month, so say the month where it is another',
  'terms.list-month-of-today':
    'the list does not say its month: it is kept as that of {month}, the month of today; say it where it is another',
  'error.list.unknown':
    'is no rating list: neither FIDE’s (XML or text), DSB’s or DSU’s, nor a table of players with headings',
  'error.list.names-missing': 'is no rating list: it has no column of names',
  'error.list.numbers-missing':
    'is no rating list: it has neither a column of numbers nor one of ratings',
  'error.list.other-source': 'is a list of {found}, not of {said}',
  'error.list.other-month': 'is the list of {found}, not of {said}',
  'error.list.truncated': 'line {line}: the list breaks off here; download it again',
  'error.list.line-unreadable': 'line {line}: “{text}” is no line of this list',
  'error.list.rows-unreadable':
    '{rows} of {all} rows hold something that does not belong there, the first in line {line}; the columns are others than their headings say',
  'error.list.encoding':
    'line {line}: from here on the letters are encoded otherwise than before; the list is damaged',
  'error.list.line-too-long': 'line {line} is longer than any line of a list',
  'error.list.no-players': 'there are no players in it',
  'error.list.number-twice': 'two players have the number {number}: {name} and {other}',
  'error.list.zip-truncated': 'the zip breaks off before its end; download it again',
  'error.list.zip-damaged': 'the zip is damaged, or holds more than it says; download it again',
  'error.list.zip-encrypted': 'the zip asks for a password; unpack it first',
  'error.list.zip-without-list': 'there is no list in the zip (.xml, .txt or .csv)',
  'error.list.too-many': 'there are more than {most} players in it, more than any list has',
  'error.list.busy': 'another list is being read at the moment; try again when it is done',
  'error.list.missing': 'there is no such list',
  'error.list.failed': 'something of Rokade’s failed while it was read; the log has it',
  'error.list.interrupted': 'reading was broken off',
} as const satisfies Texts;
