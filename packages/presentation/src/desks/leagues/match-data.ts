import {
  areLineUpsOpen,
  calledOffBy,
  calledTo,
  type HandedIn,
  isSettled,
  type League,
  linesUpOnce,
  type Match,
  type MemberId,
  matchOf,
  matchScore,
  memberName,
  type Side,
  settlementOf,
  sides,
  squadOf,
  teamName,
} from '@rokade/league';
import { dateText } from '@rokade/tables';
import {
  agreementLines,
  boardLines,
  matchLine,
  scoreOptions,
} from '../../views/league/match-lines.ts';
import type { Locale } from '../../words/locale.ts';
import { faultLines } from './line-up-faults.ts';

/** Whoever a team may field in a match: its squad in order, then players of lower teams. */
function offered(league: League, match: Match, team: Match['home']) {
  const squad: readonly MemberId[] = squadOf(league, team).map(({ id }) => id);
  return [...squad, ...calledTo(league, match.id, team)].map((value, index) => ({
    value: value as string,
    text: `${index + 1}. ${memberName(league, value)}`,
  }));
}

/** How far a line-up is: missing, in but secret, or in since when, and from whom where the reader may know it. */
function lineUpState({ t, language }: Locale<'leagues'>, lineUp: HandedIn | null): string {
  if (lineUp === null) return t('leagues.not-in');
  const { players, when, from } = lineUp;
  if (players.length === 0) return t('leagues.is-in');
  const moment = dateText(language, when, 'short');
  return from === ''
    ? t('leagues.handed-in-at', { moment })
    : t('leagues.handed-in', { moment, from });
}

/** One side of a match: its line-up, who may be fielded, and what is wrong. */
function sideLines(
  locale: Locale<'server'>,
  { league, whole }: Readonly<Record<'league' | 'whole', League>>,
  match: Match,
  side: Side,
) {
  const lineUp = match.lineUps[side];
  const judged = matchOf(whole, match.id);
  const isSeen = lineUp !== null && lineUp.players.length > 0;
  const faults =
    judged === undefined || !isSeen ? [] : faultLines(locale.t, whole, { match: judged, side });
  return {
    side,
    team: match[side] as string,
    name: teamName(league, match[side]),
    players: (lineUp?.players ?? []).map((one) => (one ?? '') as string),
    isIn: lineUp !== null,
    state: lineUpState(locale, lineUp),
    faults,
    offered: offered(league, match, match[side]),
    hasAgreed: match.agreed[side] !== null,
  };
}

/** The league as its reader sees it. */
export interface MatchOfReader {
  readonly league: League;
  /** Its whole; left out: the reader sees it. */
  readonly whole?: League;
  /** The time in the hall, `2026-11-30T18:05`. */
  readonly now: string;
}

/**
 * What the desk of a match and the page of a captain show of it. Line-ups that the reader sees are judged
 * by the whole league, which knows who is a junior.
 */
export function matchData(
  locale: Locale<'server'>,
  { league, now, whole = league }: MatchOfReader,
  match: Match,
) {
  const { by } = matchScore(league, match);
  return {
    match: match.id as string,
    line: matchLine(locale, league, match, now),
    boards: boardLines(league, match),
    scores: scoreOptions,
    sides: sides.map((side) => sideLines(locale, { league, whole }, match, side)),
    /** Whether captains can no longer change anything. */
    isSettled: isSettled(settlementOf(league, match, now)),
    /** Whether it is not played any more, as a team has withdrawn. */
    isOff: calledOffBy(league, match) !== null,
    /** Whether a captain may enter results: both line-ups are in, or it has begun. */
    mayNote: areLineUpsOpen(match, now),
    /** Whether a line-up is for all rounds to come, and is changed from round to round. */
    linesUpOnce: linesUpOnce(league, match),
    agreements: agreementLines(locale, league, match, now),
    meeting: match.meeting,
    sheet: match.sheet,
    forfeited: match.forfeited,
    by,
  };
}
