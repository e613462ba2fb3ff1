import { erasedValues } from '@rokade/journal';
import { changed, type Evolving, without } from './evolving.ts';
import type { MemberId } from './ids.ts';
import { divisionOf, type League, type Member, type Team, teamOf } from './league.ts';
import { emptyCaptainValues, memberFields, type Seat } from './league-values.ts';

const withTeam = (league: League, id: string, change: (team: Team) => Partial<Team>): League => ({
  ...league,
  teams: changed(league.teams, id, change),
});

const withMember = (
  league: League,
  id: string,
  change: (member: Member) => Partial<Member>,
): League => ({ ...league, members: changed(league.members, id, change) });

/** The members with one squad in a new order, at the end of the list. */
function ranked(league: League, seated: readonly (readonly [MemberId, Seat])[]): League {
  const places = new Map(seated);
  const squad = seated.flatMap(([id, seat]) =>
    league.members.filter((one) => one.id === id).map((one) => ({ ...one, seat })),
  );
  return {
    ...league,
    members: [...league.members.filter(({ id }) => !places.has(id)), ...squad],
  };
}

/** The newest round that was drawn for a team's division; 0: none. */
function lastDrawn(league: League, team: string): number {
  const division = divisionOf(league, teamOf(league, team)?.division ?? '');
  return division?.drawn.at(-1)?.round ?? 0;
}

/** What becomes of the league, its divisions, teams and squads. */
export const evolveTeams: Evolving<
  | 'league-made'
  | 'league-changed'
  | 'division-added'
  | 'division-changed'
  | 'division-removed'
  | 'team-entered'
  | 'team-changed'
  | 'team-withdrawn'
  | 'captains-named'
  | 'captains-erased'
  | 'clubs-merged'
  | 'player-named'
  | 'player-changed'
  | 'squad-ranked'
  | 'player-removed'
  | 'player-erased'
  | 'points-taken'
  | 'points-given-back'
  | 'ends-settled'
> = {
  'league-made': (league, { values }) => ({ ...league, values: { ...league.values, ...values } }),
  'league-changed': (league, { values }) => ({
    ...league,
    values: { ...league.values, ...values },
  }),
  'division-added': (league, { division: id, values }) => ({
    ...league,
    divisions: [...league.divisions, { id, values, days: [], drawn: [], byes: [], decided: [] }],
  }),
  'division-changed': (league, { division, values }) => ({
    ...league,
    divisions: changed(league.divisions, division, (one) => ({
      values: { ...one.values, ...values },
    })),
  }),
  'division-removed': (league, { division }) => ({
    ...league,
    divisions: without(league.divisions, division),
  }),
  'team-entered': (league, { team: id, division, values }) => ({
    ...league,
    teams: [...league.teams, { id, division, values, captain: emptyCaptainValues, withdrawn: '' }],
  }),
  'team-changed': (league, { team, values }) =>
    withTeam(league, team, (one) => ({ values: { ...one.values, ...values } })),
  'team-withdrawn': (league, { team, how }) => withTeam(league, team, () => ({ withdrawn: how })),
  'captains-named': (league, { team, values }) =>
    withTeam(league, team, ({ captain }) => ({ captain: { ...captain, ...values } })),
  'captains-erased': (league, { team }) =>
    withTeam(league, team, () => ({ captain: emptyCaptainValues })),
  'clubs-merged': (league, { from, into: club }) => ({
    ...league,
    merged: [...league.merged, { from, into: club }],
    teams: league.teams.map((team) =>
      team.values.club === from ? { ...team, values: { ...team.values, club } } : team,
    ),
  }),
  'player-named': (league, { player: id, team, seat, leave, values }) => ({
    ...league,
    members: [...league.members, { id, team, seat, leave, values }],
  }),
  'player-changed': (league, { player, values }) =>
    withMember(league, player, (one) => ({ values: { ...one.values, ...values } })),
  'squad-ranked': (league, { regular, reserves }) =>
    ranked(league, [
      ...regular.map((id) => [id, 'regular'] as const),
      ...reserves.map((id) => [id, 'reserve'] as const),
    ]),
  'player-removed': (league, { player }) => ({
    ...league,
    members: without(league.members, player),
  }),
  'player-erased': (league, { player }) =>
    withMember(league, player, ({ values }) => ({
      values: { ...values, ...erasedValues(memberFields) },
    })),
  'points-taken': (league, { penalty: id, team, matchPoints, halfPoints, reason }) => ({
    ...league,
    penalties: [
      ...league.penalties,
      { id, team, matchPoints, halfPoints, reason, round: lastDrawn(league, team) },
    ],
  }),
  'points-given-back': (league, { penalty }) => ({
    ...league,
    penalties: without(league.penalties, penalty),
  }),
  'ends-settled': (league, { places, reasons }) => ({ ...league, ends: { places, reasons } }),
};
