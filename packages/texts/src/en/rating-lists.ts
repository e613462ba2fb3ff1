import type { Texts } from '../texts.ts';

/** Whose lists there are, and why one is not taken in, which follows the name of the file. */
export const ratingListsTexts = {
  'terms.list-source-fide': 'FIDE',
  'terms.list-source-dwz': 'DWZ (DSB)',
  'terms.list-source-dsu': 'DSU',
  'terms.list-source-csv': 'Table',
  'terms.list-packed-otherwise':
    'the zip was packed in {packed}, but the list is saved as {month}: check whether that is its month; if not, remove it and import it again',
  'terms.list-month-of-zip':
    'the list does not give its month: it is saved as {month}, when the zip was packed; FIDE packs a list up to a few days before its month, so enter the month if it is different',
  'terms.list-month-of-today':
    'the list does not give its month: it is saved as {month}, the current month; enter it if it is different',
  'error.list.unknown':
    'is not a rating list: neither FIDE’s (XML or text), DSB’s or DSU’s, nor a table of players with headings',
  'error.list.names-missing': 'is not a rating list: it has no column of names',
  'error.list.numbers-missing':
    'is not a rating list: it has neither a column of numbers nor one of ratings',
  'error.list.other-source': 'is a list of {found}, not of {said}',
  'error.list.other-month': 'is the list of {found}, not of {said}',
  'error.list.truncated': 'line {line}: the list ends too early here; download it again',
  'error.list.line-unreadable': 'line {line}: “{text}” is not a line of such a list',
  'error.list.rows-unreadable':
    '{rows} of {all} rows have values that do not fit, the first in line {line}; the columns do not match their headings',
  'error.list.encoding': 'line {line}: from here on the text encoding changes; the list is damaged',
  'error.list.line-too-long': 'line {line} is longer than any line of such a list',
  'error.list.no-players': 'there are no players in it',
  'error.list.number-twice': 'two players have the number {number}: {name} and {other}',
  'error.list.zip-truncated': 'the zip ends too early; download it again',
  'error.list.zip-damaged': 'the zip is damaged, or holds more than it should; download it again',
  'error.list.zip-encrypted': 'the zip needs a password; unpack it first',
  'error.list.zip-without-list': 'there is no list in the zip (.xml, .txt or .csv)',
  'error.list.too-many': 'there are more than {most} players in it, more than any list has',
  'error.list.busy': 'another list is being read; try again when it is finished',
  'error.list.missing': 'there is no such list',
  'error.list.failed': 'Rokade failed while reading it; see the log',
  'error.list.interrupted': 'reading was stopped',
} as const satisfies Texts;
