import type { Act } from '@rokade/installation';
import type { ReturnTo } from '@rokade/journal';
import {
  isCaptainsCommand,
  type League,
  type LeagueCommand,
  type LeagueId,
  sentBy,
  type TeamId,
} from '@rokade/league';
import { err, type Result } from '@rokade/rules';
import type { LeagueError, Leagues } from '../leagues/leagues.ts';
import { ownTeams } from '../leagues/own-teams.ts';
import { actorOf } from './actor-of.ts';
import { written } from './based-request.ts';
import { answerWith, type Exchange } from './exchange.ts';
import { mayHere, rightsOf } from './may-here.ts';

type Command = LeagueCommand | ReturnTo;

/** The row of the matrix of rights for the commands of a league's leader. */
const actFor = ({ kind }: Command): Act => {
  if (kind === 'make-league') return 'make-event';
  return kind === 'erase-player' || kind === 'erase-captains' ? 'erase-person' : 'keep-league';
};

/** The teams of the sender in a league. */
export const teamsHere = (exchange: Exchange, league: League): readonly TeamId[] =>
  ownTeams(rightsOf(exchange), league, exchange.get('session')?.name ?? '');

/** The team for which a captain sends a command: the one that it names, else the only one. */
function actingTeam(teams: readonly TeamId[], command: LeagueCommand, league: League) {
  const named = 'team' in command ? teams.find((team) => team === command.team) : undefined;
  if (named !== undefined) return named;
  const match = 'match' in command ? command.match : '';
  const played = league.matches.find(({ id }) => id === match);
  return teams.find((team) => team === played?.home || team === played?.away) ?? teams[0];
}

/**
 * A command as the sender may send it: the leader's as it is, a captain's in the name of their team. null:
 * the sender may not send it.
 */
function asSent(exchange: Exchange, league: League | null, command: Command): Command | null {
  if (mayHere(exchange, actFor(command))) return sentBy(command, null);
  if (league === null || !isCaptainsCommand(command)) return null;
  const team = actingTeam(teamsHere(exchange, league), command, league);
  return team === undefined ? null : sentBy(command, team);
}

/** Whether an entry says nothing that stays with the leader or another captain. */
const isOpen = ({ event: { kind } }: { readonly event: { readonly kind: string } }): boolean =>
  kind !== 'line-up-handed-in' && kind !== 'captains-named';

/**
 * The entries of others that a captain is shown after a conflict: without line-ups, and without
 * values of other captains.
 */
function withoutSecrets<T>(done: Result<T, LeagueError>): Result<T, LeagueError> {
  return done.ok || done.error.code !== 'store.conflict'
    ? done
    : err({ ...done.error, since: done.error.since.filter(isOpen) });
}

/** A command to a league with what its sender has seen and confirmed. */
interface Sent {
  readonly id: LeagueId;
  readonly command: Command;
  readonly basedOn: number;
  readonly reason?: string;
  readonly confirmed: boolean;
}

/** Executes a command by the sender's rights: the leader's as it is, a captain's in the name of their team. */
export async function sendToLeague(
  leagues: Pick<Leagues, 'get' | 'execute'>,
  exchange: Exchange,
  { id, command: wanted, reason = '', ...basis }: Sent,
) {
  const found = await leagues.get(id);
  const command = asSent(exchange, found.ok ? found.value : null, wanted);
  if (command === null) return err({ code: 'request.not-allowed' as const });
  const done = await leagues.execute(id, { ...basis, reason, command }, actorOf(exchange));
  return answerWith(mayHere(exchange, 'see-league') ? done : withoutSecrets(done), written);
}
