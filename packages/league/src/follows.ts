import { followingBy } from '@rokade/journal';
import type { LeagueHappened } from './happened.ts';
import { divisionOf, type League, matchOf, memberOf, teamOf } from './league.ts';

/** More than any league has; protects the memory from forged files. */
const most = { divisions: 500, teams: 5000, members: 60_000, matches: 40_000 } as const;

type In<Field extends string> = Readonly<Record<Field, string>>;

const hasDivision = (league: League, { division }: In<'division'>): boolean =>
  divisionOf(league, division) !== undefined;
const hasTeam = (league: League, { team }: In<'team'>): boolean =>
  teamOf(league, team) !== undefined;
const hasPlayer = (league: League, { player }: In<'player'>): boolean =>
  memberOf(league, player) !== undefined;
const hasMatch = (league: League, { match }: In<'match'>): boolean =>
  matchOf(league, match) !== undefined;
const isCalled = ({ calls }: League, call: string): boolean => calls.some(({ id }) => id === call);
const isPunished = ({ penalties }: League, penalty: string): boolean =>
  penalties.some(({ id }) => id === penalty);
const isWished = ({ wishes }: League, wish: string): boolean =>
  wishes.some(({ id }) => id === wish);
const yes = () => true;

/** Whether an imported event can come after a state: everything it refers to must exist. */
export const leagueFollows = followingBy<League, LeagueHappened>('league-made', {
  'league-made': () => false,
  'league-changed': yes,
  'division-added': (league, happened) =>
    !hasDivision(league, happened) && league.divisions.length < most.divisions,
  'division-changed': hasDivision,
  'division-removed': hasDivision,
  'team-entered': (league, happened) =>
    hasDivision(league, happened) && !hasTeam(league, happened) && league.teams.length < most.teams,
  'team-changed': hasTeam,
  'team-withdrawn': hasTeam,
  'captains-named': hasTeam,
  // After a return to before an erasure, the erasure can be repeated.
  'captains-erased': yes,
  'clubs-merged': yes,
  'player-named': (league, happened) =>
    hasTeam(league, happened) &&
    !hasPlayer(league, happened) &&
    league.members.length < most.members,
  'player-changed': hasPlayer,
  'squad-ranked': hasTeam,
  'player-removed': hasPlayer,
  'player-erased': yes,
  'wish-added': (league, { division, teams, wish }) =>
    hasDivision(league, { division }) &&
    teams.every((team) => hasTeam(league, { team })) &&
    !isWished(league, wish),
  'wish-dropped': (league, { wish }) => isWished(league, wish),
  'schedule-cleared': hasDivision,
  'round-dated': hasDivision,
  'match-planned': (league, { match, division, home, away }) =>
    hasDivision(league, { division }) &&
    hasTeam(league, { team: home }) &&
    hasTeam(league, { team: away }) &&
    !hasMatch(league, { match }) &&
    league.matches.length < most.matches,
  'teams-numbered': hasDivision,
  'bye-set': (league, happened) => hasDivision(league, happened) && hasTeam(league, happened),
  'round-drawn': (league, happened) =>
    hasDivision(league, happened) &&
    happened.matches.every(
      ({ match, home, away }) =>
        hasTeam(league, { team: home }) &&
        hasTeam(league, { team: away }) &&
        !hasMatch(league, { match }),
    ) &&
    happened.byes.every((bye) => hasTeam(league, bye)) &&
    league.matches.length + happened.matches.length <= most.matches,
  'round-published': hasDivision,
  'round-taken-back': hasDivision,
  'teams-exchanged': (league, { division, one, other }) =>
    hasDivision(league, { division }) &&
    hasTeam(league, { team: one }) &&
    hasTeam(league, { team: other }),
  'pair-decided': (league, { division, winner }) =>
    hasDivision(league, { division }) && hasTeam(league, { team: winner }),
  'match-removed': hasMatch,
  'match-dated': hasMatch,
  'match-postponed': hasMatch,
  'line-up-handed-in': hasMatch,
  'result-noted': hasMatch,
  'reserve-seated': (league, happened) => hasMatch(league, happened) && hasPlayer(league, happened),
  'sheet-changed': hasMatch,
  'sheet-agreed': hasMatch,
  'score-settled': hasMatch,
  'match-forfeited': hasMatch,
  'match-overruled': hasMatch,
  'points-taken': (league, { team, penalty }) =>
    hasTeam(league, { team }) && !isPunished(league, penalty),
  'points-given-back': (league, { penalty }) => isPunished(league, penalty),
  'ends-settled': (league, { places }) =>
    Object.keys(places).every((team) => hasTeam(league, { team })),
  'player-called': (league, { match, team, player, call }) =>
    hasMatch(league, { match }) &&
    hasTeam(league, { team }) &&
    hasPlayer(league, { player }) &&
    !isCalled(league, call),
  'call-answered': (league, { call }) => isCalled(league, call),
});
