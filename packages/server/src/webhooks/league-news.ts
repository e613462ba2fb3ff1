import {
  areLineUpsOpen,
  type BoardOfMatch,
  boardsOf,
  divisionOf,
  hasScore,
  type League,
  type Match,
  type MemberId,
  matchScore,
  memberName,
  teamName,
} from '@rokade/league';
import type { SentPart, SentParts } from './what-is-new.ts';

/** The match that news is about, with the names of its division and teams. */
interface NewsMatch {
  readonly match: string;
  readonly division: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
}

/** A board; the names are null before the line-ups are open, and where nobody sits. */
interface NewsMatchBoard {
  readonly board: number;
  readonly home: string | null;
  readonly away: string | null;
  /** `1-0`, `draw`, `0-1`, `+/-`, `-/+`, `-/-`; '' = none. */
  readonly result: string;
}

/** A public change of a league; scores in half-points. */
export type LeagueNews =
  /** The match is planned, or has another day, time or place; '' = none yet. */
  | (NewsMatch & {
      readonly kind: 'match-planned';
      readonly day: string;
      readonly time: string;
      readonly place: string;
    })
  | (NewsMatch & { readonly kind: 'line-ups'; readonly boards: readonly NewsMatchBoard[] })
  | (NewsMatch & {
      readonly kind: 'match-result';
      readonly score: { readonly home: number; readonly away: number };
      readonly by: 'boards' | 'bare' | 'ruling';
      readonly isOver: boolean;
      readonly boards: readonly NewsMatchBoard[];
    })
  | { readonly kind: 'match-removed'; readonly match: string };

const newsMatch = (league: League, { id, division, round, home, away }: Match): NewsMatch => ({
  match: id,
  division: divisionOf(league, division)?.values.name ?? '',
  round,
  home: teamName(league, home),
  away: teamName(league, away),
});

/** The boards as visitors see them: none where the match is settled by its score alone. */
const boardsShown = (league: League, match: Match): readonly BoardOfMatch[] =>
  match.bare === null ? boardsOf(league, match) : [];

function newsBoards(league: League, match: Match): readonly NewsMatchBoard[] {
  const name = (id: MemberId | null) => (id === null ? null : memberName(league, id));
  return boardsShown(league, match).map(({ board, players, score }) => ({
    board,
    home: name(players.home),
    away: name(players.away),
    result: score,
  }));
}

/** Who sits where, by ids; '' before line-ups are open or in. */
function seatedIn(league: League, match: Match, now: string): string {
  const { home, away } = match.lineUps;
  if (!areLineUpsOpen(match, now) || (home === null && away === null)) return '';
  return boardsShown(league, match)
    .map(({ players }) => `${players.home ?? ''}-${players.away ?? ''}`)
    .join(' ');
}

function resultIn(league: League, match: Match): string {
  if (!hasScore(match)) return '';
  const { by, halfPoints, points } = matchScore(league, match);
  const boards = boardsShown(league, match).map(({ score }) => score);
  return [by, ...halfPoints, points === null ? 'open' : 'over', ...boards].join(' ');
}

/** What stands in the results of a part that was sent: who sits where, and the result of the match. */
function sentMatch(league: League, match: Match, now: string): SentPart {
  const { day, time, place } = match.meeting;
  const parts = { seats: seatedIn(league, match, now), result: resultIn(league, match) };
  return {
    pairs: [match.home, match.away, match.round, day, time, place].join(' '),
    results: Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== '')),
  };
}

/** The record of a receiver to whom everything public of a league was sent, by match. */
export const sentOfLeague = (league: League, now: string): SentParts =>
  Object.fromEntries(league.matches.map((match) => [match.id, sentMatch(league, match, now)]));

function newInMatch(
  league: League,
  match: Match,
  { before, now }: { readonly before: SentPart | undefined; readonly now: string },
): readonly LeagueNews[] {
  const sent = sentMatch(league, match, now);
  const about = newsMatch(league, match);
  const isNew = (part: 'seats' | 'result'): boolean => before?.results[part] !== sent.results[part];
  const { halfPoints, by, points } = matchScore(league, match);
  const boards = newsBoards(league, match);
  const [home, away] = halfPoints;
  return [
    ...(before?.pairs === sent.pairs
      ? []
      : [{ kind: 'match-planned', ...about, ...match.meeting } as const]),
    // A result has the names as well.
    ...(isNew('seats') && !isNew('result')
      ? [{ kind: 'line-ups', ...about, boards } as const]
      : []),
    ...(isNew('result')
      ? [
          {
            kind: 'match-result',
            ...about,
            score: { home, away },
            by,
            isOver: points !== null,
            boards,
          } as const,
        ]
      : []),
  ];
}

/**
 * The news of a public league compared with what was sent before, match by match: when and where it is
 * played, who sits where once line-ups are open, and its result as it grows.
 */
export function whatIsNewInLeague(
  sent: SentParts,
  league: League,
  now: string,
): readonly LeagueNews[] {
  const planned = new Set<string>(league.matches.map(({ id }) => id));
  const removed = Object.keys(sent).filter((id) => !planned.has(id));
  return [
    ...removed.map((match) => ({ kind: 'match-removed' as const, match })),
    ...league.matches.flatMap((match) =>
      newInMatch(league, match, { before: sent[match.id], now }),
    ),
  ];
}
