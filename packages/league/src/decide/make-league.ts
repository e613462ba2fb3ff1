import { unless } from '@rokade/journal';
import type { LeagueCommand } from '../command.ts';
import type { LeagueHappened } from '../happened.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { leagueRefusal, namedTwice, teamRefusal } from './decide-league.ts';
import { type Decision, namedRefusal, takenId } from './decision.ts';

type Making = Extract<LeagueCommand, { kind: 'make-league' }>;

const emptyStart: NonNullable<Making['start']> = { divisions: [], teams: [], players: [] };

/** Why a league cannot begin with some divisions, teams and players. */
function startRefusal({ divisions, teams, players }: typeof emptyStart): LeagueRefusal | null {
  const stranger = teams.find((team) => !divisions.some((one) => one.division === team.division));
  const teamIds = new Set<string>(teams.map(({ team }) => team));
  const homeless = players.find(({ team }) => !teamIds.has(team));
  const named = teams.map(({ team: id, values }) => ({ id, values }));
  const wrong = [
    ...divisions.map(({ values }) => namedRefusal(values)),
    ...named.map(
      ({ id, values }) => teamRefusal(values) ?? namedTwice(named, { id, name: values.name }),
    ),
    ...players.map(({ values }) => namedRefusal(values)),
  ].find((refusal) => refusal !== null);
  return (
    takenId(
      divisions.map(({ division }) => division),
      [],
    ) ??
    takenId(
      teams.map(({ team }) => team),
      [],
    ) ??
    twiceAmong(players.map(({ player }) => player)) ??
    (stranger === undefined
      ? null
      : { code: 'league.unknown-division', division: stranger.division }) ??
    (homeless === undefined ? null : { code: 'league.unknown-team', team: homeless.team }) ??
    wrong ??
    null
  );
}

/** The first id that stands twice in a long list. */
function twiceAmong(ids: readonly string[]): LeagueRefusal | null {
  const seen = new Set<string>();
  const id = ids.find((one) => seen.size === seen.add(one).size);
  return id === undefined ? null : { code: 'league.id-taken', id };
}

/** What happens where a league begins with divisions, teams and players. */
const startEvents = ({
  divisions,
  teams,
  players,
}: typeof emptyStart): readonly LeagueHappened[] => [
  ...divisions.map((one): LeagueHappened => ({ kind: 'division-added', ...one })),
  ...teams.flatMap(({ captain, ...one }): readonly LeagueHappened[] => [
    { kind: 'team-entered', ...one },
    ...(captain === null
      ? []
      : [{ kind: 'captains-named', team: one.team, values: captain } as const]),
  ]),
  ...players.map((one): LeagueHappened => ({ kind: 'player-named', ...one, leave: '' })),
];

/** Creates a season of a league, with its book; empty, or with what it begins with. */
export const makeLeague = ({ id, values, start = emptyStart }: Making): Decision =>
  unless(leagueRefusal(values) ?? startRefusal(start), [
    { kind: 'league-made', id, values },
    ...startEvents(start),
  ]);
