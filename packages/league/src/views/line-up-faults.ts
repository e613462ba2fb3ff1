import { lineUpFaults as faultsByOrder } from '@rokade/rules';
import { sides } from '../board-result.ts';
import type { MemberId } from '../ids.ts';
import { divisionOf, type League, type Match, memberOf, teamOf } from '../league.ts';

/** A fault of a line-up at a board, from 1. */
export type LineUpFault =
  | { readonly code: 'gap'; readonly board: number }
  | {
      readonly code: 'unlisted' | 'doubled' | 'order' | 'elsewhere';
      readonly board: number;
      readonly player: MemberId;
    }
  | {
      readonly code: 'fixed';
      readonly board: number;
      readonly player: MemberId;
      readonly matches: number;
    };

/** A line-up that is judged: whose, for which match, and by which order. */
export interface JudgedLineUp {
  readonly match: Match;
  readonly team: string;
  readonly players: readonly (MemberId | null)[];
  readonly listed: readonly MemberId[];
}

/** The players of lower teams whom a team may field in a match. */
export const calledTo = (
  { calls }: Pick<League, 'calls'>,
  match: string,
  team: string,
): readonly MemberId[] =>
  calls
    .filter((one) => one.match === match && one.team === team && one.answer?.granted === true)
    .map(({ player }) => player);

/** Whether a player stands in a line-up of a match, for any team but one. */
const isFielded = ({ lineUps, replacements }: Match, player: string): boolean =>
  sides.some((side) => lineUps[side]?.players.some((one) => one === player)) ||
  replacements.some((one) => one.player === player);

const levelOf = (league: League, team: string): number =>
  divisionOf(league, teamOf(league, team)?.division ?? '')?.values.level ?? 0;

/** In how many other matches a player was fielded by teams of a higher level than their own. */
function matchesAbove(league: League, player: MemberId, besides: Match): number {
  const level = levelOf(league, memberOf(league, player)?.team ?? '');
  return league.matches.filter(
    (match) =>
      match.id !== besides.id &&
      (divisionOf(league, match.division)?.values.level ?? 0) < level &&
      isFielded(match, player),
  ).length;
}

function ownFault(
  league: League,
  { match, team }: JudgedLineUp,
  player: MemberId,
  board: number,
): LineUpFault | null {
  const { day } = match.meeting;
  const isElsewhere = league.matches.some(
    (other) =>
      other.id !== match.id && day !== '' && other.meeting.day === day && isFielded(other, player),
  );
  if (isElsewhere) return { code: 'elsewhere', board, player };
  const { fixedAfter } = league.values;
  if (fixedAfter === 0 || memberOf(league, player)?.team !== team) return null;
  const matches = matchesAbove(league, player, match);
  return matches >= fixedAfter ? { code: 'fixed', board, player, matches } : null;
}

/**
 * The faults of a line-up by the league's rules, board 1 first: those of its order and, where that is
 * right, a player who plays elsewhere on the day or has played in higher teams too often. Players of
 * lower teams who were granted stand behind the squad.
 *
 * @article Tempelhof 2018 III.H.3, III.H.5
 */
export function faultsOf(league: League, judged: JudgedLineUp): readonly LineUpFault[] {
  const { match, team, players } = judged;
  const listed = [...judged.listed, ...calledTo(league, match.id, team)];
  const rules = { order: league.values.lineUpOrder, maxSwap: 0 };
  const byOrder = faultsByOrder({ listed, played: players, rules });
  return players.flatMap((player, index): readonly LineUpFault[] => {
    const board = index + 1;
    const fault = byOrder.find((one) => one.board === board);
    if (fault?.code === 'gap') return [{ code: 'gap', board }];
    if (player === null) return [];
    if (fault !== undefined) return [{ code: fault.code, board, player }];
    const own = ownFault(league, judged, player, board);
    return own === null ? [] : [own];
  });
}
