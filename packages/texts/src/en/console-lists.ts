import type { Texts } from '../texts.ts';

/** The page of rating lists. */
export const consoleListsTexts = {
  'lists.title': 'Rating lists',
  'lists.what':
    'Players are looked up in these lists when you enter them. Import each list in the file you downloaded; everybody can go on working meanwhile.',
  'lists.where':
    'FIDE: players_list_xml.zip or players_list.zip from ratings.fide.com. DSB: LV-0-dwzliste.zip. DSU: the club’s list as CSV. Any other table needs headings.',
  'lists.file': 'File of the list',
  'lists.take-in': 'Import list',
  'lists.further': 'What the file does not say',
  'lists.source': 'Whose list',
  'lists.by-content': 'by its content',
  'lists.month': 'Month',
  'lists.kind': 'Only one kind of play (FIDE)',
  'lists.keep': 'Months kept per source',
  'lists.sending': '{file}: {percent} % sent',
  'lists.receiving': '{file}: {percent} % received',
  'lists.reading': '{file}: {percent} % read, {players} players',
  'lists.finding': '{file}: {percent} % of {players} players indexed',
  'lists.interrupt': 'Stop',
  'lists.taken-in': '{list}: {players|one player|{players} players} imported.',
  'lists.refused': '{file}: {text} The existing lists are unchanged.',
  'lists.kept': 'Lists',
  'lists.none': 'There are no lists yet. Import one above.',
  'lists.removed': 'Removed: {list}.',
  'lists.search': 'Name, number, club or federation',
  'lists.search-title': 'Look up a player',
  'lists.nobody': 'No player found.',
  'lists.changes-late':
    'A round is paired: numbers in the tournament stay as they are. What you take over counts for the rounds to come and for the reports.',
  'lists.changes-n':
    'The newest rating lists have other details for {count|one player|{count} players}.',
  'lists.look-at-changes': 'Compare and take over',
  'lists.by-hand': 'typed in',
} as const satisfies Texts;
