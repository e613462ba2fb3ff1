import { changing, isWebSite, textFault, unless } from '@rokade/journal';
import { err, leagueCriterionFault, ok } from '@rokade/rules';
import { isDecider } from '../forms/cup.ts';
import type { TeamId } from '../ids.ts';
import {
  type Division,
  divisionOf,
  type League,
  teamName,
  teamOf,
  type Withdrawal,
} from '../league.ts';
import type { DivisionValues, LeagueValues, TeamValues } from '../league-values.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { outcomeOfWithdrawal } from '../views/withdrawn.ts';
import {
  asking,
  type Decides,
  dayRefusal,
  invalid,
  namedRefusal,
  refusing,
  takenId,
  timeRefusal,
  unknownDivision,
  unknownTeam,
} from './decision.ts';

/** The refusal of an order of the table that is empty or has a code that is no criterion. */
function orderRefusal({ order }: LeagueValues): LeagueRefusal | null {
  const criterion = order.length === 0 ? '' : order.find((code) => leagueCriterionFault(code));
  return criterion === undefined
    ? null
    : { code: 'league.unknown-criterion', field: 'order', criterion };
}

/** The refusal of a site for embedded tables that is no origin, as browsers get it in a header. */
function siteRefusal({ embedAt = [] }: LeagueValues): LeagueRefusal | null {
  const site = embedAt.find((one) => !isWebSite(one));
  return site === undefined ? null : { code: 'league.not-a-site', field: 'embedAt', site };
}

export const leagueRefusal = (values: LeagueValues): LeagueRefusal | null =>
  namedRefusal(values) ??
  dayRefusal({ namedUntil: values.namedUntil }) ??
  orderRefusal(values) ??
  siteRefusal(values);

export const changeLeague: Decides<'change-league'> = ({ values: before }, { changes }) =>
  changing(before, changes, (values, after) =>
    unless(leagueRefusal(after), [{ kind: 'league-changed', values }]),
  );

/** The refusal of a list of deciders with a code that is none. */
function deciderRefusal({ deciders = [] }: DivisionValues): LeagueRefusal | null {
  const criterion = deciders.find((code) => !isDecider(code));
  return criterion === undefined
    ? null
    : { code: 'league.unknown-criterion', field: 'deciders', criterion };
}

const divisionRefusal = (values: DivisionValues): LeagueRefusal | null =>
  namedRefusal({ name: values.name }) ?? deciderRefusal(values);

export const addDivision: Decides<'add-division'> = ({ divisions }, { division, values }) =>
  unless(
    takenId(
      [division],
      divisions.map(({ id }) => id),
    ) ?? divisionRefusal(values),
    [{ kind: 'division-added', division, values }],
  );

/** Why a division's number of boards can no longer be changed. */
const boardsRefusal = (league: League, division: string): LeagueRefusal | null => {
  const played = league.matches.find((one) => one.division === division && isBegun(one));
  return played === undefined
    ? null
    : { code: 'league.schedule-begun', name: divisionOf(league, division)?.values.name ?? '' };
};

/** Why a division's form can no longer be changed: it has matches or rounds. */
const formRefusal = (league: League, { id, values, drawn }: Division): LeagueRefusal | null =>
  drawn.length > 0 || league.matches.some((match) => match.division === id)
    ? { code: 'league.form-fixed', name: values.name }
    : null;

/** Whether there is a line-up or a result of a match. */
export const isBegun = ({ lineUps, scores, bare, forfeited, ruling }: League['matches'][number]) =>
  lineUps.home !== null ||
  lineUps.away !== null ||
  bare !== null ||
  forfeited !== '' ||
  ruling !== null ||
  scores.some((score) => score !== '');

export const changeDivision: Decides<'change-division'> = (league, { division: id, changes }) => {
  const division = divisionOf(league, id);
  if (division === undefined) return err({ code: 'league.unknown-division', division: id });
  return changing(division.values, changes, (values, after) =>
    unless(
      divisionRefusal(after) ??
        (values.boards === undefined && values.boardsByTeams === undefined
          ? null
          : boardsRefusal(league, id)) ??
        (values.form === undefined ? null : formRefusal(league, division)),
      [{ kind: 'division-changed', division: id, values }],
    ),
  );
};

export const removeDivision: Decides<'remove-division'> = (league, { division: id }) => {
  const division = divisionOf(league, id);
  if (division === undefined) return err({ code: 'league.unknown-division', division: id });
  const teams = league.teams.filter((one) => one.division === id).length;
  return teams > 0
    ? err({ code: 'league.division-filled', name: division.values.name, teams })
    : ok([{ kind: 'division-removed', division: id }]);
};

export const teamRefusal = (values: TeamValues): LeagueRefusal | null =>
  namedRefusal(values) ?? timeRefusal({ homeTime: values.homeTime });

const plain = (name: string): string => name.trim().toLocaleLowerCase('en');

/** The refusal where another team has the name. */
export function namedTwice(
  teams: readonly { readonly id: string; readonly values: TeamValues }[],
  { id, name }: { readonly id: string; readonly name: string },
): LeagueRefusal | null {
  const other = teams.find((one) => one.id !== id && plain(one.values.name) === plain(name));
  return other === undefined ? null : { code: 'league.team-named-twice', field: 'name', name };
}

/** Enters teams, all or none. */
export const enterTeams: Decides<'enter-teams'> = (league, { division, teams }) => {
  const refusal =
    unknownDivision(league, division) ??
    takenId(
      teams.map(({ id }) => id),
      league.teams.map(({ id }) => id),
    );
  if (refusal !== null) return err(refusal);
  const entered = [...league.teams, ...teams];
  for (const { id, values } of teams) {
    const wrong = teamRefusal(values) ?? namedTwice(entered, { id, name: values.name });
    if (wrong !== null) return err(wrong);
  }
  return ok(
    teams.map(({ id: team, values }) => ({ kind: 'team-entered', team, division, values })),
  );
};

export const changeTeam: Decides<'change-team'> = (league, { team: id, changes }) => {
  const team = teamOf(league, id);
  if (team === undefined) return err({ code: 'league.unknown-team', team: id });
  return changing(team.values, changes, (values, after) =>
    unless(teamRefusal(after) ?? namedTwice(league.teams, { id, name: after.name }), [
      { kind: 'team-changed', team: id, values },
    ]),
  );
};

/** What follows of a withdrawal, to be confirmed; null: nothing does, or the team is taken back. */
function withdrawalQuestion(league: League, team: TeamId, how: Withdrawal): LeagueRefusal | null {
  const follows = how === '' ? null : outcomeOfWithdrawal(league, team, how);
  if (follows === null) return null;
  const { outcome, played, open } = follows;
  return { code: `league.withdrawal-${outcome}`, name: teamName(league, team), played, open };
}

/** Withdraws a team, or takes it back. */
export const withdrawTeam: Decides<'withdraw-team'> = (league, { team, how }, facts) => {
  const refusal = unknownTeam(league, team);
  if (refusal !== null) return err(refusal);
  if (teamOf(league, team)?.withdrawn === how) return ok([]);
  return unless(asking(facts, withdrawalQuestion(league, team, how)), [
    { kind: 'team-withdrawn', team, how },
  ]);
};

export const nameCaptains: Decides<'name-captains'> = (league, { team: id, changes }) => {
  const team = teamOf(league, id);
  if (team === undefined) return err({ code: 'league.unknown-team', team: id });
  return changing(team.captain, changes, (values, after) =>
    unless(refusing(textFault(after)), [{ kind: 'captains-named', team: id, values }]),
  );
};

export const eraseCaptains: Decides<'erase-captains'> = (league, { team }, facts) =>
  unless(unknownTeam(league, team) ?? asking(facts, { code: 'league.confirm-erasing' }), [
    { kind: 'captains-erased', team },
  ]);

/** Gives the teams of one club to another, as when clubs merge; matches and squads stay as they are. */
export const mergeClubs: Decides<'merge-clubs'> = ({ teams }, { from, into }) => {
  if (into.trim() === '') return err(invalid('into', 'missing'));
  const fault = textFault({ into });
  if (fault !== null) return err({ code: 'league.field-invalid', ...fault });
  if (!teams.some(({ values }) => values.club === from)) {
    return err({ code: 'league.unknown-club', field: 'from', name: from });
  }
  return ok(from === into ? [] : [{ kind: 'clubs-merged', from, into }]);
};

export const takePoints: Decides<'take-points'> = (league, { kind: _, ...penalty }) =>
  unless(
    unknownTeam(league, penalty.team) ??
      takenId(
        [penalty.penalty],
        league.penalties.map(({ id }) => id),
      ) ??
      (penalty.matchPoints === 0 && penalty.halfPoints === 0
        ? { code: 'league.field-invalid', field: 'matchPoints', problem: 'missing' }
        : null) ??
      (penalty.reason.trim() === ''
        ? { code: 'league.reason-missing', field: 'reason' }
        : refusing(textFault({ reason: penalty.reason }))),
    [{ kind: 'points-taken', ...penalty }],
  );

export const giveBackPoints: Decides<'give-back-points'> = ({ penalties }, { penalty }) =>
  penalties.some(({ id }) => id === penalty)
    ? ok([{ kind: 'points-given-back', penalty }])
    : err({ code: 'league.unknown-penalty', penalty });

/** Why a team cannot be planned for a match of a division, or null. */
export function notPlaying(league: League, division: string, id: string): LeagueRefusal | null {
  const team = teamOf(league, id);
  if (team === undefined) return { code: 'league.unknown-team', team: id };
  if (team.division !== division) return { code: 'league.other-team', name: team.values.name };
  return team.withdrawn === '' ? null : { code: 'league.withdrawn', name: teamName(league, id) };
}
