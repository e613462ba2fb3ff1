import { at } from '../../kernel/at.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { dsuTable } from '../round-robin/berger.ts';
import { scheduledRound } from '../round-robin/schedule.ts';
import { olympiadTeams } from './teams.ts';

/** A team in a match: its number from 1 and its players by board. */
export interface MatchTeam {
  readonly team: number;
  readonly players: readonly PlayerNo[];
}

/** The matches of a round; the first team of each has White on the odd boards. */
export interface TeamRound {
  readonly matches: readonly (readonly [MatchTeam, MatchTeam])[];
  readonly free: MatchTeam | null;
}

/**
 * The matches of teams in a round, by the Danish rule for all-play-all; null if all teams have met.
 *
 * @article DSU 2002 4.13.5, 4.15
 */
export function teamRound(players: number, teams: number, roundNumber: number): TeamRound | null {
  const round = scheduledRound(dsuTable, { players: teams, cycles: 1 }, roundNumber);
  if (round === null) return null;
  const lists = olympiadTeams(players, teams);
  const teamOf = (team: number): MatchTeam => ({ team, players: at(lists, team - 1) });
  return {
    matches: round.pairings.map(({ white, black }) => [teamOf(white), teamOf(black)] as const),
    free: round.bye === null ? null : teamOf(round.bye),
  };
}
