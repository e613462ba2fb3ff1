import {
  boardsOf,
  type Division,
  formOf,
  isDraft,
  type League,
  type Match,
  memberName,
  roundNow,
  roundsOf,
  type SheetValues,
} from '@rokade/league';
import type { LeagueBoardRow, LeagueMatchRow } from '@rokade/tables';
import { type TeamCup, teamCup } from '../public/league/league-cup.ts';
import { matchRow } from '../public/league/league-matches.ts';
import { freeText } from '../public/league/league-rounds.ts';
import {
  type BoardLine,
  boardLines,
  boardScoreTexts,
  type LeagueLocale,
  type MatchLine,
  matchLine,
} from '../views/league/match-lines.ts';

/** What is printed of a division: the pairings of a round, its boards, its sheets, or the bracket of a cup. */
export const divisionPrints = ['pairings', 'boards', 'sheets', 'bracket'] as const;
export type DivisionPrintKind = (typeof divisionPrints)[number];

/** What a reader asks for; a round that there is not is the one to be played next. */
export interface DivisionPrintRequest {
  readonly kind: DivisionPrintKind;
  readonly round: number;
}

/** The request in an address. */
export function divisionPrintIn(params: {
  get(name: string): string | null;
}): DivisionPrintRequest {
  const kind = divisionPrints.find((one) => one === params.get('what')) ?? 'pairings';
  return { kind, round: Number(params.get('round')) || 0 };
}

/** A match with its sheet, as it is printed. */
export interface PrintedMatch {
  readonly row: LeagueMatchRow;
  /** Its place in the round, from 1. */
  readonly place: number;
  readonly line: MatchLine;
  /** For the list that hangs in the hall. */
  readonly boards: readonly LeagueBoardRow[];
  /** For the sheet. */
  readonly lines: readonly BoardLine[];
  readonly sheet: SheetValues;
}

/** A print of a division. */
export interface DivisionPrint extends DivisionPrintRequest {
  readonly name: string;
  readonly kinds: readonly DivisionPrintKind[];
  readonly rounds: readonly number[];
  /** `2026-11-21`; '' = none. */
  readonly day: string;
  readonly isDraft: boolean;
  readonly matches: readonly PrintedMatch[];
  readonly free: string;
  readonly cup: TeamCup | null;
}

/** The boards of a match with a place to write where nobody or nothing is known yet. */
const boardRows = (league: League, match: Match): readonly LeagueBoardRow[] =>
  boardsOf(league, match).map(({ board, players, score }) => ({
    board,
    homeId: '',
    home: memberName(league, players.home ?? ''),
    homeRating: '',
    awayId: '',
    away: memberName(league, players.away ?? ''),
    awayRating: '',
    score: boardScoreTexts[score],
    note: '',
  }));

/** A division as it is printed, as its reader sees the league, at a local time. */
export function divisionPrint(
  locale: LeagueLocale,
  league: League,
  division: Division,
  { kind, round: asked, now }: DivisionPrintRequest & { readonly now: string },
): DivisionPrint {
  const { id, values, days } = division;
  const all = roundsOf(league, id);
  const rounds = all.map(({ round }) => round);
  const round = rounds.includes(asked) ? asked : roundNow(league, id);
  const hasBracket = formOf(division).shows === 'bracket';
  const kinds = divisionPrints.filter((one) => one !== 'bracket' || hasBracket);
  const matches = (all.find((one) => one.round === round)?.matches ?? []).toSorted(
    (one, other) => one.place - other.place,
  );
  return {
    kind: kinds.includes(kind) ? kind : 'pairings',
    kinds,
    round,
    rounds,
    name: [league.values.name, league.values.season, values.name].filter(Boolean).join(' · '),
    day: days[round - 1] ?? '',
    isDraft: isDraft(division, round),
    matches: matches.map((match, index) => ({
      row: matchRow(league, match, locale),
      place: index + 1,
      line: matchLine(locale, league, match, now),
      boards: boardRows(league, match),
      lines: boardLines(league, match),
      sheet: match.sheet,
    })),
    free: freeText(league, division, round, locale.t),
    cup: hasBracket ? teamCup(league, division, locale.t) : null,
  };
}
