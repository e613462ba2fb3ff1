import type { Texts } from '../texts.ts';

/** The page of rating lists. */
export const consoleListsTexts = {
  'lists.title': 'Rating lists',
  'lists.what':
    'The lists that players are looked up in while they are entered. A list is taken in from the file as it was downloaded; everybody works on meanwhile.',
  'lists.where':
    'FIDE: players_list_xml.zip or players_list.zip from ratings.fide.com. DSB: LV-0-dwzliste.zip. DSU: the club’s list as CSV. Any other table needs headings.',
  'lists.file': 'File of the list',
  'lists.take-in': 'Take the list in',
  'lists.further': 'What the file does not say itself',
  'lists.source': 'Whose list',
  'lists.by-content': 'by its content',
  'lists.month': 'Month',
  'lists.kind': 'One kind of play alone (FIDE)',
  'lists.keep': 'Months kept of each source',
  'lists.sending': '{file}: {percent} % sent',
  'lists.receiving': '{file}: {percent} % received',
  'lists.reading': '{file}: {percent} % read, {players} players',
  'lists.finding': '{file}: {percent} % of {players} players can be found',
  'lists.interrupt': 'Break off',
  'lists.taken-in': '{list}: {players|one player|{players} players} taken in.',
  'lists.refused': '{file}: {text} The lists that were kept stay as they are.',
  'lists.kept': 'Lists that are kept',
  'lists.none': 'No list is kept yet.',
  'lists.remove': 'Remove',
  'lists.removed': 'Removed: {list}.',
  'lists.search': 'Name, number, club or federation',
  'lists.search-title': 'Look somebody up',
  'lists.nobody': 'Nobody is found.',
  'lists.changes-late':
    'A round is paired: numbers in the tournament stay as they are, what is taken over counts for what is still to come and for the reports.',
  'lists.changes-n':
    'The newest rating lists say something else of {count|one player|{count} players}.',
  'lists.look-at-changes': 'Compare and take over',
  'lists.by-hand': 'typed in',
} as const satisfies Texts;
