import type { Texts } from '../texts.ts';

/** The list of leagues, and what is asked wherever a league is. */
export const leagueBooksTexts = {
  'leagues.title': 'Leagues',
  'leagues.archived': 'Archived leagues',
  'leagues.what': 'Seasons of team leagues: divisions, squads, line-ups, match sheets and tables.',
  'leagues.none': 'There are no leagues yet.',
  'leagues.damaged': 'Part of this league cannot be read',
  'leagues.new': 'New league',
  'leagues.make': 'Create',
  'leagues.import': 'Import a league from a file',
  'leagues.withdraw-yes': 'Yes, the team withdraws',
  'leagues.replace-yes': 'Yes, replace the planned matches',
  'links.open-captain': 'Open my team',
  'links.open-what-captain':
    'With this link you act for {name} in {event}: line-ups, results, match sheets.',
} as const satisfies Texts;
