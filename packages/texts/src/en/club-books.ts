import type { Texts } from '../texts.ts';

/** The list of competitions, and what is asked or chosen wherever members play. */
export const clubBooksTexts = {
  'club-desk.all-members': 'All of them',
  'club-desk.season-members': '{count|One member|{count} members} of {season} not entered yet',
  'club-desk.enter-members': 'Enter ticked members',
  'club-desk.archived': 'Archived',
  'club-desk.what': 'What the club plays through the year besides its tournaments.',
  'club-desk.none': 'There are no competitions yet.',
  'club-desk.damaged': 'Part of this competition cannot be read',
  'club-desk.make': 'Create',
  'club-desk.new': 'New competition',
  'club-desk.import': 'Import a competition from a file',
  'club-desk.clash-yes': 'Both on the same day is correct',
  'club-desk.twice-yes': 'They are two people: enter anyway',
  'club-desk.anyway': 'This is correct',
} as const satisfies Texts;
