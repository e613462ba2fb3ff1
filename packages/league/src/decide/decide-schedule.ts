import { textFault, unless } from '@rokade/journal';
import { err, findScheduleTable, groupedBy, invariant, ok, scheduleTeams } from '@rokade/rules';
import { formOf } from '../forms/division-forms.ts';
import type { LeagueHappened } from '../happened.ts';
import { type MatchId, parseMatchId, type TeamId } from '../ids.ts';
import {
  type Division,
  divisionOf,
  isOneDay,
  type League,
  type Match,
  matchOf,
  teamName,
  teamOf,
} from '../league.ts';
import type { MeetingValues } from '../league-values.ts';
import { homeDayIn } from '../local-time.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { matchScore } from '../views/match-score.ts';
import { wishesFor } from '../views/wish-outcomes.ts';
import { isBegun, notPlaying } from './decide-league.ts';
import {
  asking,
  type Decides,
  dayRefusal,
  type Facts,
  refusing,
  takenId,
  timeRefusal,
  unknownDivision,
  unknownMatch,
} from './decision.ts';

const matchesOf = ({ matches }: League, division: string): readonly Match[] =>
  matches.filter((one) => one.division === division);

/** When and where a team plays at home in a round; rounds of one day follow each other at no time of their own. */
export function meetingAt(league: League, home: string, day: string): MeetingValues {
  const team = teamOf(league, home);
  const values = team?.values;
  if (values === undefined) return { day, time: '', place: '' };
  return isOneDay(league, team?.division ?? '')
    ? { day, time: '', place: values.hall }
    : { day: homeDayIn(day, values), time: values.homeTime, place: values.hall };
}

type Drawing = Parameters<Decides<'draw-schedule'>>[1];

/** The rounds in which everybody has met everybody: of all teams, or of the players of two of them. */
function roundsFor(league: League, { division: id, teams, double }: Drawing): number {
  const division = divisionOf(league, id);
  const once =
    division !== undefined && formOf(division).teams === 2
      ? division.values.boards
      : teams.length - 1 + (teams.length % 2);
  return double ? 2 * once : once;
}

/** Why the form of a division has no schedule that is drawn at once for these teams. */
function formRefusal(league: League, { division: id, teams }: Drawing): LeagueRefusal | null {
  const division = divisionOf(league, id);
  if (division === undefined) return null;
  const form = formOf(division);
  if (form.drawRound !== null) return { code: 'league.other-form', name: division.values.name };
  return form.teams === null || form.teams === teams.length
    ? null
    : { code: 'league.teams-for-form', teams: form.teams };
}

function drawingRefusal(league: League, command: Drawing): LeagueRefusal | null {
  const { division, teams, days } = command;
  const begun = matchesOf(league, division).find(isBegun);
  const [stranger] = teams.flatMap((team) => notPlaying(league, division, team) ?? []);
  const rounds = isOneDay(league, division) ? 1 : roundsFor(league, command);
  if (begun !== undefined) {
    const name = divisionOf(league, division)?.values.name ?? '';
    return { code: 'league.schedule-begun', name };
  }
  if (stranger !== undefined) return stranger;
  const other = formRefusal(league, command);
  if (other !== null) return other;
  const twice = takenId(teams, []);
  if (twice !== null) return twice;
  return days.length > 0 && days.length !== rounds
    ? { code: 'league.days-differ', field: 'days', days: days.length, rounds }
    : dayRefusal(Object.fromEntries(days.map((day) => ['days', day])));
}

/** The id of a drawn match, which no other draw of the league gives. */
export function drawnId(
  { version }: League,
  division: string,
  round: number,
  place: number,
): MatchId {
  const id = parseMatchId(`${division.slice(0, 36)}-${version}-${round}-${place}`);
  invariant(id !== null, 'an id made of an id and numbers');
  return id;
}

/** The matches of a schedule: by the league's tables, or all of two teams whose players all meet. */
function matchesToPlay(
  league: League,
  command: Drawing,
): readonly { readonly round: number; readonly home: string; readonly away: string }[] {
  const { division: id, teams, double } = command;
  const division = divisionOf(league, id);
  const [home, away] = teams;
  const isOfTwo = division !== undefined && formOf(division).teams === 2;
  if (isOfTwo && home !== undefined && away !== undefined) {
    return Array.from({ length: roundsFor(league, command) }, (_, index) => ({
      round: index + 1,
      home,
      away,
    }));
  }
  const table = findScheduleTable(league.values.table);
  invariant(table !== undefined, 'a league names a table that there is');
  return scheduleTeams({ teams, table, double, wishes: wishesFor(league, id) }).matches;
}

/**
 * Draws the matches of a division by the league's tables: whoever has White there plays at home. The teams
 * have their numbers as they are given, changed as far as the wishes for the division need it.
 *
 * @article FIDE 2012 annex 1, DSU 2002 4.15
 */
export const drawSchedule: Decides<'draw-schedule'> = (league, command, facts) => {
  const { division, days } = command;
  const planned = matchesOf(league, division).length;
  const refusal =
    unknownDivision(league, division) ??
    drawingRefusal(league, command) ??
    asking(facts, planned === 0 ? null : { code: 'league.replaces-schedule', matches: planned });
  if (refusal !== null) return err(refusal);
  const matches = matchesToPlay(league, command);
  const drawn = [...groupedBy(matches, ({ round }) => round)].flatMap(([round, pairings]) => {
    const day = days[isOneDay(league, division) ? 0 : round - 1] ?? '';
    return [
      { kind: 'round-dated', division, round, day } as const,
      ...pairings.map((pairing, index) => {
        const [home, away] = [pairing.home as TeamId, pairing.away as TeamId];
        const values = meetingAt(league, home, day);
        const match = drawnId(league, division, round, index + 1);
        return { kind: 'match-planned', match, division, round, home, away, values } as const;
      }),
    ];
  });
  return ok([
    ...(planned === 0 ? [] : [{ kind: 'schedule-cleared', division } as const]),
    ...drawn,
  ]);
};

const meetingRefusal = ({ day, time, place }: MeetingValues): LeagueRefusal | null =>
  dayRefusal({ day }) ?? timeRefusal({ time }) ?? refusing(textFault({ place }));

/** The question where a team has another match on the same day. */
function twoOnOneDay(
  league: League,
  { id, division, home, away }: Pick<Match, 'id' | 'division' | 'home' | 'away'>,
  day: string,
): LeagueRefusal | null {
  const { matches, teams } = league;
  if (day === '' || isOneDay(league, division)) return null;
  const others = matches.filter((one) => one.id !== id && one.meeting.day === day);
  const twice = [home, away].find((team) =>
    others.some((one) => one.home === team || one.away === team),
  );
  return twice === undefined
    ? null
    : { code: 'league.two-on-one-day', field: 'day', name: teamName({ teams }, twice), day };
}

/**
 * Whether a team has another match of a round: where rounds are drawn one by one it cannot, elsewhere the
 * leader is asked.
 */
function playsAlready(
  league: League,
  {
    division: id,
    round,
    home,
    away,
    playOff = false,
  }: Omit<Parameters<Decides<'plan-match'>>[1], 'kind' | 'match' | 'values'>,
  facts: Facts,
): LeagueRefusal | null {
  const division = divisionOf(league, id);
  if (division === undefined || playOff) return null;
  const taken = matchesOf(league, id).filter((match) => match.round === round && !match.isPlayOff);
  const twice = [home, away].find((team) =>
    taken.some((match) => match.home === team || match.away === team),
  );
  if (twice === undefined) return null;
  const name = teamName(league, twice);
  return formOf(division).drawRound === null
    ? asking(facts, { code: 'league.twice-in-round', field: 'round', name, round })
    : { code: 'league.plays-in-round', name, round };
}

export const planMatch: Decides<'plan-match'> = (league, { kind: _, ...planned }, facts) => {
  const { match, division, home, away, values } = planned;
  const refusal =
    unknownDivision(league, division) ??
    takenId(
      [match],
      league.matches.map(({ id }) => id),
    ) ??
    takenId([home, away], []) ??
    notPlaying(league, division, home) ??
    notPlaying(league, division, away) ??
    meetingRefusal(values) ??
    playsAlready(league, planned, facts) ??
    asking(facts, twoOnOneDay(league, { id: match, division, home, away }, values.day));
  return unless(refusal, [{ kind: 'match-planned', ...planned }]);
};

export const removeMatch: Decides<'remove-match'> = (league, { match: id }) => {
  const match = matchOf(league, id);
  if (match === undefined) return err({ code: 'league.unknown-match', match: id });
  return isBegun(match)
    ? err({ code: 'league.schedule-begun', name: teamName(league, match.home) })
    : ok([{ kind: 'match-removed', match: id }]);
};

/** The rounds of a division that have a match or a day. */
function roundsDated(league: League, { id, days }: Division): readonly number[] {
  const rounds = [
    ...days.map((_, index) => index + 1),
    ...matchesOf(league, id).map(({ round }) => round),
  ];
  return [...new Set(rounds)];
}

/**
 * Gives a round another day; the matches that are on its usual day and not begun move with it. All rounds
 * of one day move together.
 */
export const dateRound: Decides<'date-round'> = (league, { division: id, round, day }) => {
  const division = divisionOf(league, id);
  if (division === undefined) return err({ code: 'league.unknown-division', division: id });
  const refusal = dayRefusal({ day });
  if (refusal !== null) return err(refusal);
  const rounds = isOneDay(league, id) ? roundsDated(league, division) : [];
  return ok(
    [...new Set([round, ...rounds])].flatMap((one) => roundMoved(league, division, one, day)),
  );
};

/** What happens when a round gets another day. */
function roundMoved(
  league: League,
  { id: division, days }: Division,
  round: number,
  day: string,
): readonly LeagueHappened[] {
  const before = days[round - 1] ?? '';
  if (before === day) return [];
  const moved = matchesOf(league, division)
    .filter(
      (match) =>
        match.round === round &&
        match.postponed === null &&
        !isBegun(match) &&
        match.meeting.day === meetingAt(league, match.home, before).day,
    )
    .map(({ id: match, home }): LeagueHappened => {
      return { kind: 'match-dated', match, values: { day: meetingAt(league, home, day).day } };
    });
  return [{ kind: 'round-dated', division, round, day }, ...moved];
}

/** Gives a match a day, a time and a place of its own. */
export const dateMatch: Decides<'date-match'> = (league, { match: id, changes }, facts) => {
  const match = matchOf(league, id);
  if (match === undefined) return err({ code: 'league.unknown-match', match: id });
  const after = { ...match.meeting, ...changes };
  const refusal =
    meetingRefusal(after) ??
    asking(facts, after.day === match.meeting.day ? null : twoOnOneDay(league, match, after.day));
  const isSame = Object.entries(changes).every(
    ([field, value]) => Reflect.get(match.meeting, field) === value,
  );
  if (refusal === null && isSame) return ok([]);
  return unless(refusal, [{ kind: 'match-dated', match: id, values: changes }]);
};

/** Why a match cannot be played by a day: it is over, or the day is. */
function dueRefusal(league: League, id: MatchId, due: string, facts: Facts): LeagueRefusal | null {
  const match = matchOf(league, id);
  if (match !== undefined && matchScore(league, match).points !== null) {
    return { code: 'league.match-over', name: teamName(league, match.home) };
  }
  return due !== '' && due < facts.now.slice(0, 10)
    ? { code: 'league.due-over', field: 'due', due }
    : null;
}

/** Postpones a match: it has no day until it gets a new one, by the day it is due. */
export const postponeMatch: Decides<'postpone-match'> = (league, { match, due, reason }, facts) => {
  const refusal =
    unknownMatch(league, match) ??
    dayRefusal({ due }) ??
    dueRefusal(league, match, due, facts) ??
    (reason.trim() === ''
      ? ({ code: 'league.reason-missing', field: 'reason' } as const)
      : refusing(textFault({ reason }, { most: 500 })));
  return unless(refusal, [{ kind: 'match-postponed', match, due, reason }]);
};
