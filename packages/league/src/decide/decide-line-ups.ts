import { unless } from '@rokade/journal';
import { err, type LimitFault, lateReserve, ok } from '@rokade/rules';
import { boardsIn, mostBoards } from '../boards-in.ts';
import { linesUpOnce } from '../forms/division-forms.ts';
import type { MemberId, TeamId } from '../ids.ts';
import {
  begunAt,
  divisionOf,
  isOfDraft,
  isOneDay,
  type League,
  type Match,
  matchOf,
  memberName,
  memberOf,
  sideOf,
  teamName,
  teamOf,
} from '../league.ts';
import { minutesFrom, plusMinutes } from '../local-time.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { boardsOf } from '../views/boards.ts';
import { limitsOf } from '../views/league-limits.ts';
import { calledTo, faultsOf } from '../views/line-up-faults.ts';
import { isSettled, settlementOf } from '../views/settlement.ts';
import { asking, type Decides, type Facts, unknownPlayer } from './decision.ts';

/** Who acts for which team in a match; without `by` the leader does. */
export interface Acting {
  readonly by?: TeamId;
}

/** Why somebody cannot act in a match: they are another team's captain, or it is settled. */
export function actingRefusal(
  league: League,
  match: Match,
  { by }: Acting,
  facts: Facts,
): LeagueRefusal | null {
  const settled = isSettled(settlementOf(league, match, facts.now));
  if (by === undefined) {
    return asking(facts, settled ? { code: 'league.changes-settled' } : null);
  }
  if (isOfDraft(league, match)) return { code: 'league.unknown-match', match: match.id };
  if (sideOf(match, by) === null) return { code: 'league.other-team', name: teamName(league, by) };
  return settled ? { code: 'league.settled-already' } : null;
}

/** Why a team cannot act in a match, or its captain not for it. */
export function teamRefusal(
  league: League,
  match: Match,
  { by, team }: Acting & { readonly team: TeamId },
): LeagueRefusal | null {
  const isOthers = by !== undefined && by !== team;
  if (sideOf(match, team) === null || isOthers) {
    return { code: 'league.other-team', name: teamName(league, team) };
  }
  const isGone = teamOf(league, team)?.withdrawn !== '';
  return isGone ? { code: 'league.withdrawn', name: teamName(league, team) } : null;
}

/**
 * Why a line-up comes too late: the match has begun, or has results. Rounds of one day begin when the round
 * before is over, which no clock says.
 */
function lateRefusal(
  league: League,
  match: Match,
  { by }: Acting,
  facts: Facts,
): LeagueRefusal | null {
  const isInTurn = match.meeting.time === '' && isOneDay(league, match.division);
  const start = isInTurn ? '' : begunAt(match);
  const isLate = start !== '' && facts.now !== '' && facts.now >= start;
  if (!isLate && match.scores.every((score) => score === '')) return null;
  const begins = match.meeting.time === '' ? match.meeting.day : start;
  return by === undefined
    ? asking(facts, { code: 'league.begun-already', start: begins })
    : { code: 'league.line-up-late', start: begins };
}

/**
 * Why a captain cannot change a line-up: both are in, and each has seen the other's. A line-up for all
 * rounds to come is changed from round to round.
 */
function openRefusal(league: League, match: Match, { by }: Acting): LeagueRefusal | null {
  const { home, away } = match.lineUps;
  const isFixed = home !== null && away !== null && !linesUpOnce(league, match);
  return by !== undefined && isFixed ? { code: 'league.line-ups-open' } : null;
}

/** The question about a fault of a line-up. */
function faultQuestion(league: League, fault: LimitFault): LeagueRefusal {
  const article = fault.article ?? '';
  if ('count' in fault) {
    const { count, bound } = fault;
    return { code: `league.line-up-${fault.code}`, count, bound, article };
  }
  const { board, player } = fault;
  return {
    code: `league.line-up-${fault.code}`,
    board,
    name: memberName(league, player ?? ''),
    article,
  };
}

function lengthRefusal(
  players: readonly (MemberId | null)[],
  boards: number,
): LeagueRefusal | null {
  const last = players.findLastIndex((one) => one !== null) + 1;
  return last > boards || last === 0
    ? { code: 'league.line-up-length', players: last, boards }
    : null;
}

/** The matches for which a line-up is handed in: this one, and all to come where teams line up once. */
function linedUp(league: League, match: Match, team: TeamId): readonly Match[] {
  if (!linesUpOnce(league, match)) return [match];
  const later = league.matches.filter((one) => {
    const side = sideOf(one, team);
    return (
      one.division === match.division &&
      one.round > match.round &&
      side !== null &&
      one.lineUps[side] === null &&
      !one.isPlayOff
    );
  });
  return [match, ...later];
}

/** Hands in a team's line-up; until both are in or the match begins, only the team itself sees it. */
export const handInLineUp: Decides<'hand-in-line-up'> = (league, command, facts) => {
  const match = matchOf(league, command.match);
  if (match === undefined) return err({ code: 'league.unknown-match', match: command.match });
  const { team } = command;
  const playersIn = (one: Match) =>
    Array.from({ length: boardsIn(league, one) }, (_, index) => command.players[index] ?? null);
  const players = playersIn(match);
  const longest = linesUpOnce(league, match) ? mostBoards(league, match) : players.length;
  const [out] = facts.keptOut;
  const stranger = players.flatMap((one) =>
    one === null ? [] : (unknownPlayer(league, one) ?? []),
  );
  const listed = league.members.filter((one) => one.team === team).map(({ id }) => id);
  const [fault] = faultsOf(league, { match, team, players, listed });
  const late = lateRefusal(league, match, command, facts);
  // A captain is refused for being late; the leader is asked first about what matters more.
  const refusal =
    teamRefusal(league, match, command) ??
    lengthRefusal(command.players, longest) ??
    stranger[0] ??
    (out === undefined ? null : ({ code: 'league.suspended', field: 'name', ...out } as const)) ??
    actingRefusal(league, match, command, facts) ??
    (command.by === undefined ? null : late) ??
    openRefusal(league, match, command) ??
    asking(facts, fault === undefined ? null : faultQuestion(league, fault)) ??
    late;
  return unless(
    refusal,
    linedUp(league, match, team).map((one) => ({
      kind: 'line-up-handed-in',
      match: one.id,
      team,
      players: playersIn(one),
      when: facts.now,
    })),
  );
};

/** Why a board still waits for whoever is in the line-up, or null. */
function waitRefusal(
  { values }: League,
  match: Match,
  { by }: Acting,
  facts: Facts,
): LeagueRefusal | null {
  const { day, time } = match.meeting;
  const start = match.sheet.start || time;
  const limits = limitsOf(values);
  const isTimed = day !== '' && start !== '' && facts.now !== '';
  const waited = isTimed ? minutesFrom(`${day}T${start}`, facts.now) : Number.POSITIVE_INFINITY;
  const reserve = lateReserve(waited, limits);
  if (reserve.kind === 'may-play') return null;
  if (reserve.because === 'no-such-rule') {
    return by === undefined
      ? asking(facts, { code: 'league.no-late-reserve' })
      : { code: 'league.no-late-reserve' };
  }
  const from = plusMinutes(`${day}T${start}`, limits.reserveAfterMinutes ?? 0);
  const refusal = { code: 'league.reserve-too-early', from } as const;
  return by === undefined ? asking(facts, refusal) : refusal;
}

/**
 * Seats a reserve at a board after the time of waiting; whether the game is rated says the rule set.
 *
 * @article DSU 2002 4.5.4.2
 */
export const seatReserve: Decides<'seat-reserve'> = (league, command, facts) => {
  const { team, board, player } = command;
  const match = matchOf(league, command.match);
  if (match === undefined) return err({ code: 'league.unknown-match', match: command.match });
  const boards = boardsOf(league, match);
  const side = sideOf(match, team);
  const seat = boards.find((one) => side !== null && one.players[side] === player);
  const isOurs =
    memberOf(league, player)?.team === team || calledTo(league, match.id, team).includes(player);
  const refusal =
    teamRefusal(league, match, command) ??
    unknownPlayer(league, player) ??
    (isOurs ? null : ({ code: 'league.other-team', name: memberName(league, player) } as const)) ??
    (board > boards.length
      ? ({ code: 'league.unknown-board', board, boards: boards.length } as const)
      : null) ??
    (side !== null && match.lineUps[side] === null
      ? ({ code: 'league.line-up-missing', name: teamName(league, team) } as const)
      : null) ??
    (seat === undefined
      ? null
      : ({
          code: 'league.plays-already',
          name: memberName(league, player),
          board: seat.board,
        } as const)) ??
    actingRefusal(league, match, command, facts) ??
    waitRefusal(league, match, command, facts);
  return unless(refusal, [{ kind: 'reserve-seated', match: match.id, team, board, player }]);
};

/** Whether one team is a lower one of the same club. */
function isLower(league: League, lower: string, upper: string): boolean {
  const [one, other] = [teamOf(league, lower), teamOf(league, upper)];
  if (one === undefined || other === undefined || one.values.club === '') return false;
  const level = (division: string) => divisionOf(league, division)?.values.level ?? 0;
  return one.values.club === other.values.club && level(one.division) > level(other.division);
}

/**
 * Asks for a player of a lower team of the club.
 *
 * @article Tempelhof 2018 III.H.5
 */
export const callPlayer: Decides<'call-player'> = (league, command, facts) => {
  const { call, team, player } = command;
  const match = matchOf(league, command.match);
  if (match === undefined) return err({ code: 'league.unknown-match', match: command.match });
  const name = memberName(league, player);
  const before = league.calls.some(
    (one) => one.match === match.id && one.player === player && one.answer?.granted !== false,
  );
  const refusal =
    teamRefusal(league, match, command) ??
    unknownPlayer(league, player) ??
    (isLower(league, memberOf(league, player)?.team ?? '', team)
      ? null
      : ({ code: 'league.not-lower', name } as const)) ??
    (before ? ({ code: 'league.called-already', name } as const) : null) ??
    (league.calls.some(({ id }) => id === call)
      ? ({ code: 'league.id-taken', id: call } as const)
      : null) ??
    actingRefusal(league, match, command, facts);
  return unless(refusal, [{ kind: 'player-called', match: match.id, call, team, player }]);
};

/**
 * Answers a request: the lower team's captain does, and where captains do not agree the leader decides.
 *
 * @article Tempelhof 2018 III.H.5
 */
export const answerCall: Decides<'answer-call'> = (league, { call: id, by, granted, reason }) => {
  const call = league.calls.find((one) => one.id === id);
  if (call === undefined) return err({ code: 'league.unknown-call', call: id });
  const owner = memberOf(league, call.player)?.team;
  if (by !== undefined && by !== owner) {
    return err({ code: 'league.other-team', name: teamName(league, by) });
  }
  if (by !== undefined && call.answer !== null) return err({ code: 'league.answered-already' });
  return ok([{ kind: 'call-answered', call: id, granted, final: by === undefined, reason }]);
};
