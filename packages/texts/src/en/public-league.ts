import type { Texts } from '../texts.ts';

/** What the pages of leagues say to visitors. */
export const publicLeagueTexts = {
  'public-league.note': 'Note',
  'public-league.record': 'W D L',
  'public-league.seat': 'Seat',
  'public-league.reserve': 'reserve',
  'public-league.under-way': 'under way',
  'public-league.by-forfeit': 'without a game',
  'public-league.instead-of': 'instead of {name}',
  'public-league.played': 'played: {result}',
  'public-league.hidden':
    'This league is not published. Only people signed in with a right to it see this page.',
  'public-league.leader': 'League leader: {leader}',
  'public-league.clubs': 'Clubs',
  'public-league.rounds': 'Rounds',
  'public-league.next-round': 'Round {round}',
  'public-league.best': 'Most points',
  'public-league.all-players': 'All players',
  'public-league.by-board': 'Best by board',
  'public-league.squad': 'Squad',
  'public-league.no-teams': 'No teams have been entered yet.',
  'public-league.no-matches': 'No matches have been scheduled yet.',
  'public-league.no-squad': 'No players have been named yet.',
  'public-league.no-games': 'No games yet.',
  'public-league.place': 'Place {place} in {division}',
  'public-league.how-placed': 'How the place came about',
  'public-league.captain': 'Captain: {name}',
  'public-league.plays-at': 'Plays at {hall}',
  'public-league.line-ups-secret': 'The line-ups are secret until both are in or the match begins.',
  'public-league.no-boards':
    'The match was settled by its score alone; its boards were not entered.',
  'public-league.arbiter': 'Arbiter: {name}',
  'public-league.started': 'Began at {time}',
  'public-league.feed-matches': 'Days of the matches for your calendar',
  'public-league.feed-results': 'News of each match that is over (Atom)',
  'public-league.table-of': 'Table: {division}',
} as const satisfies Texts;
