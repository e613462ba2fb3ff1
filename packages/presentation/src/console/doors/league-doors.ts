import type { Act } from '@rokade/installation';

/** The row of the rights matrix for each route of the leagues. */
export const leagueDoors = {
  '/console/leagues': 'keep-own-account',
  '/console/leagues/[league]': 'see-league',
  '/console/leagues/[league]/divisions/[division]': 'see-league',
  '/console/leagues/[league]/divisions/[division]/players': 'see-league',
  '/console/leagues/[league]/divisions/[division]/rounds/[round]': 'see-league',
  '/console/leagues/[league]/files/[file]': 'see-league',
  '/console/leagues/[league]/history': 'see-league',
  '/console/leagues/[league]/matches/[match]': 'see-league',
  '/console/leagues/[league]/next': 'see-league',
  '/console/leagues/[league]/prizes': 'see-league',
  '/console/leagues/[league]/rating': 'see-league',
  '/console/leagues/[league]/search.json': 'see-league',
  '/console/leagues/[league]/settings': 'see-league',
  '/console/leagues/[league]/team': 'play-league',
  '/console/leagues/[league]/team/matches.ics': 'play-league',
  '/console/leagues/[league]/teams/[team]': 'see-league',
} as const satisfies Readonly<Record<string, Act>>;
