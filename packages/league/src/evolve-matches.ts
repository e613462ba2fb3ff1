import type { BoardScore, HalfPointsOfBoth, Side } from './board-result.ts';
import { mostBoards } from './boards-in.ts';
import { changed, type Evolving, without } from './evolving.ts';
import { type League, type Match, nothingUndone, squadOf } from './league.ts';
import { emptySheetValues } from './league-values.ts';

const nobodyAgreed = { home: null, away: null } as const;

const withMatch = (
  league: League,
  id: string,
  change: (match: Match) => Partial<Match>,
): League => ({ ...league, matches: changed(league.matches, id, change) });

/** A change of what the captains agree on by `from`, so that they have to agree anew. */
const withSheet = (
  league: League,
  id: string,
  from: string,
  change: (match: Match) => Partial<Match>,
): League =>
  withMatch(league, id, (match) => {
    const { agreed, undone } = match;
    return {
      ...change(match),
      agreed: nobodyAgreed,
      undone: {
        home: agreed.home === null ? undone.home : from,
        away: agreed.away === null ? undone.away : from,
      },
    };
  });

/** The side of a team, which the book has seen to play in the match. */
const sideIn = (match: Match, team: string): Side => (match.home === team ? 'home' : 'away');

const both = (
  score: { readonly home: number; readonly away: number } | null,
): HalfPointsOfBoth | null => (score === null ? null : [score.home, score.away]);

/** The scores by board with one of them set. */
const withScore = (scores: readonly BoardScore[], board: number, score: BoardScore) =>
  Array.from({ length: Math.max(scores.length, board) }, (_, index) =>
    index === board - 1 ? score : (scores[index] ?? ''),
  );

/** What is known of a match when it is planned. */
type Planned = Pick<
  Match,
  'id' | 'division' | 'round' | 'home' | 'away' | 'isPlayOff' | 'place' | 'because' | 'meeting'
>;

/** A match of which nothing is played yet. */
export const unplayed = (league: League, match: Planned): Match => ({
  ...match,
  changedBy: null,
  postponed: null,
  lineUps: nobodyAgreed,
  replacements: [],
  scores: Array.from({ length: mostBoards(league, match) }, () => ''),
  bare: null,
  sheet: emptySheetValues,
  forfeited: '',
  agreed: nobodyAgreed,
  undone: nothingUndone,
  ruling: null,
});

/** What becomes of the schedule. */
const evolveSchedule: Evolving<
  | 'wish-added'
  | 'wish-dropped'
  | 'schedule-cleared'
  | 'round-dated'
  | 'match-planned'
  | 'match-removed'
  | 'match-dated'
  | 'match-postponed'
> = {
  'wish-added': (league, { wish: id, division, teams, values }) => ({
    ...league,
    wishes: [...league.wishes, { id, division, teams, values }],
  }),
  'wish-dropped': (league, { wish }) => ({ ...league, wishes: without(league.wishes, wish) }),
  'schedule-cleared': (league, { division }) => ({
    ...league,
    divisions: changed(league.divisions, division, () => ({
      days: [],
      drawn: [],
      byes: [],
      decided: [],
    })),
    matches: league.matches.filter((one) => one.division !== division),
  }),
  'round-dated': (league, { division, round, day }) => ({
    ...league,
    divisions: changed(league.divisions, division, ({ days }) => ({
      days: Array.from({ length: Math.max(days.length, round) }, (_, index) =>
        index === round - 1 ? day : (days[index] ?? ''),
      ),
    })),
  }),
  'match-planned': (league, { match: id, division, round, home, away, playOff, values }) => {
    const isPlayOff = playOff ?? false;
    const planned = { id, division, round, home, away, isPlayOff, place: 0, because: [] };
    return {
      ...league,
      matches: [...league.matches, unplayed(league, { ...planned, meeting: values })],
    };
  },
  'match-removed': (league, { match }) => ({
    ...league,
    matches: without(league.matches, match),
    calls: league.calls.filter((one) => one.match !== match),
  }),
  // A match that gets its new day is no longer postponed.
  'match-dated': (league, { match, values }) =>
    withMatch(league, match, ({ meeting, postponed }) => ({
      meeting: { ...meeting, ...values },
      postponed: values.day === undefined || values.day === '' ? postponed : null,
    })),
  'match-postponed': (league, { match, due, reason }) =>
    withMatch(league, match, ({ meeting }) => ({
      meeting: { ...meeting, day: '' },
      postponed: { due, reason },
    })),
};

/** What becomes of the matches and what is asked for them. */
export const evolveMatches: typeof evolveSchedule &
  Evolving<
    | 'line-up-handed-in'
    | 'result-noted'
    | 'reserve-seated'
    | 'sheet-changed'
    | 'sheet-agreed'
    | 'score-settled'
    | 'match-forfeited'
    | 'match-overruled'
    | 'player-called'
    | 'call-answered'
  > = {
  ...evolveSchedule,
  'line-up-handed-in': (league, { match, team, players, when }, { from }) =>
    withSheet(league, match, from, (one) => {
      const side = sideIn(one, team);
      const listed = squadOf(league, team).map(({ id }) => id);
      const replacements = one.replacements.filter((each) => each.side !== side);
      return { lineUps: { ...one.lineUps, [side]: { players, listed, when, from } }, replacements };
    }),
  'result-noted': (league, { match, board, score }, { from }) =>
    withSheet(league, match, from, ({ scores }) => ({ scores: withScore(scores, board, score) })),
  'reserve-seated': (league, { match, team, board, player }, { from }) =>
    withSheet(league, match, from, (one) => {
      const side = sideIn(one, team);
      const others = one.replacements.filter((each) => each.side !== side || each.board !== board);
      return { replacements: [...others, { side, board, player }] };
    }),
  'sheet-changed': (league, { match, values }) =>
    withMatch(league, match, ({ sheet }) => ({ sheet: { ...sheet, ...values } })),
  'sheet-agreed': (league, { match, team, when }, { from }) =>
    withMatch(league, match, (one) => ({
      agreed: { ...one.agreed, [sideIn(one, team)]: { when, from } },
      undone: { ...one.undone, [sideIn(one, team)]: '' },
    })),
  'score-settled': (league, { match, score }, { from }) =>
    withSheet(league, match, from, () => ({ bare: both(score) })),
  'match-forfeited': (league, { match, lost: forfeited }, { from }) =>
    withSheet(league, match, from, () => ({ forfeited })),
  'match-overruled': (league, { match, score, reason }) =>
    withMatch(league, match, () => {
      const ruled = both(score);
      return { ruling: ruled === null ? null : { score: ruled, reason } };
    }),
  'player-called': (league, { call: id, match, team, player }) => ({
    ...league,
    calls: [...league.calls, { id, match, team, player, answer: null }],
  }),
  'call-answered': (league, { call, granted, final, reason }) => ({
    ...league,
    calls: changed(league.calls, call, () => ({ answer: { granted, final, reason } })),
  }),
};
