import { roundsOnce } from '@rokade/rules';
import { defineSystem, noArticles } from './system-record.ts';

/** @article DSU 2002 4.13.5 */
export const olympiad = defineSystem({
  group: 'other',
  code: 'olympiad',
  article: 'DSU 2002 4.13.5',
  editions: { 'dsu-2002': noArticles },
  pairedBy: 'table',
  numberedBy: 'strength',
  byHand: false,
  goesBy: [],
  ratings: 'national-fide',
  tieBreakKind: 'swiss',
  tieBreaks: 'dsu-swiss',
  tieRule: 'by-order',
  waiting: 'laws-2001',
  pages: ['teams', 'schedule'],
  form: null,
  words: /olympiad/,
  options: {
    /** The number of teams that the players form. */
    teams: { kind: 'count', least: 2, most: 100, usual: 4, flag: 'teams' },
    /** Which points rank the teams first; the article names no order. */
    order: { kind: 'word', words: ['match-points', 'board-points'], usual: 'match-points' },
  },
  engineOptions: ({ teams }) => ({ teams }),
  rounds: ({ teams }) => roundsOnce(Math.max(2, teams)),
  stated: () => ({ type: 'Individual: teams of one event', system: '' }),
});
