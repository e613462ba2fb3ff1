import type { Side } from '../board-result.ts';
import type { TeamId } from '../ids.ts';
import {
  begunAt,
  type Division,
  type HandedIn,
  isOfDraft,
  type League,
  type Match,
  nothingUndone,
  sideOf,
} from '../league.ts';
import { emptySheetValues } from '../league-values.ts';

/** Who looks at a league: its leader, a captain of some teams, or the public (no team). */
export interface Reader {
  readonly isLeader: boolean;
  readonly teams: readonly TeamId[];
  /** The local time. */
  readonly now: string;
}

/** Whether the line-ups of a match are open to all: both are in, or it has begun. */
export function areLineUpsOpen(match: Match, now: string): boolean {
  const { lineUps, scores } = match;
  const start = begunAt(match);
  return (
    (lineUps.home !== null && lineUps.away !== null) ||
    (start !== '' && now >= start) ||
    scores.some((score) => score !== '')
  );
}

/** What a captain did, without the name. */
const nameless = <Act extends { readonly from: string }>(act: Act | null): Act | null =>
  act === null ? null : { ...act, from: '' };

/** A line-up of which nobody else sees more than that it is in. */
const hidden = (lineUp: HandedIn | null): HandedIn | null =>
  lineUp === null ? null : { players: [], listed: [], when: lineUp.when, from: '' };

function matchSeenBy(reader: Reader, match: Match): Match {
  const isOwn = reader.teams.some((team) => sideOf(match, team) !== null);
  const isOpen = areLineUpsOpen(match, reader.now);
  const seen = (side: Side): HandedIn | null => {
    const lineUp = match.lineUps[side];
    if (isOpen) return isOwn ? lineUp : nameless(lineUp);
    return reader.teams.includes(match[side]) ? lineUp : hidden(lineUp);
  };
  const { sheet, agreed } = match;
  return {
    ...match,
    lineUps: { home: seen('home'), away: seen('away') },
    sheet: isOwn ? sheet : { ...emptySheetValues, start: sheet.start, arbiter: sheet.arbiter },
    agreed: isOwn ? agreed : { home: nameless(agreed.home), away: nameless(agreed.away) },
    undone: isOwn ? match.undone : nothingUndone,
  };
}

/** A division without the rounds that are not published, and without who is to be away in rounds to come. */
const withoutDrafts = (division: Division): Division => {
  const last = division.drawn.findLast(({ isPublished }) => isPublished)?.round ?? 0;
  return {
    ...division,
    drawn: division.drawn.filter(({ isPublished }) => isPublished),
    byes: division.byes.filter(({ round }) => round <= last),
  };
};

/**
 * A league as somebody sees it. Drafts of rounds stay with the leader. Line-ups stay with their own captain
 * and the leader until they are open, and the names of those who handed them in, agreed or undid an
 * agreement with the captains of the match; contact data and accounts of captains and wishes for schedules stay with the leader, requests for players with
 * the captains whom they concern.
 */
export function leagueSeenBy(reader: Reader, league: League): League {
  if (reader.isLeader) return league;
  const own = new Set<string>(reader.teams);
  const isOwn = (team: string): boolean => own.has(team);
  const teamOfPlayer = new Map(league.members.map(({ id, team }) => [id, team]));
  return {
    ...league,
    teams: league.teams.map((team) =>
      isOwn(team.id)
        ? team
        : {
            ...team,
            captain: { ...team.captain, captainContact: '', deputyContact: '', accounts: '' },
          },
    ),
    members: league.members.map((member) =>
      isOwn(member.team)
        ? member
        : { ...member, values: { ...member.values, born: '', sex: '', person: '' } },
    ),
    wishes: [],
    divisions: league.divisions.map(withoutDrafts),
    matches: league.matches
      .filter((match) => !isOfDraft(league, match))
      .map((match) => matchSeenBy(reader, match)),
    calls: league.calls.filter(
      ({ team, player }) => isOwn(team) || isOwn(teamOfPlayer.get(player) ?? ''),
    ),
  };
}

/** The teams for which an account acts, as their captains' fields name it. */
export function teamsOfAccount({ teams }: League, account: string): readonly TeamId[] {
  return teams
    .filter(({ captain }) =>
      captain.accounts.split(',').some((name) => name.trim() !== '' && name.trim() === account),
    )
    .map(({ id }) => id);
}

/** The other team of a match. */
export const opponentOf = (match: Match, team: string): TeamId =>
  match.home === team ? match.away : match.home;
