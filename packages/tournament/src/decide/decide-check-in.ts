import { unreachable } from '@rokade/rules';
import type { Absence, CommandOf, Request } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { TournamentEvent } from '../events/entry.ts';
import {
  areMostMissing,
  checkInOf,
  checkInRound,
  expectedIn,
  noShowsToDecide,
} from '../questions/check-in.ts';
import { publishedRounds } from '../questions/phase.ts';
import { forfeitsOfPlayer } from '../questions/withdrawals.ts';
import type { Tournament } from '../state/state.ts';
import { isScheduled } from '../systems/system-choice.ts';
import type { Player } from '../values/player.ts';
import { byeObstacle } from './bye-limits.ts';
import { confirmationFor, when } from './confirmation.ts';
import {
  carryOut,
  carryOutUnless,
  type Deciders,
  type Decision,
  ofPlayer,
  refuse,
} from './decision.ts';
import { outdatedDraft } from './outdated-draft.ts';

/**
 * Notes players as present, also those with a bye and those who left: the arbiter decides what follows.
 * Players already noted are not written again, so that two helpers do not conflict.
 */
function decideSeeing(
  t: Tournament,
  { kind, round, players }: CommandOf<'check-in' | 'undo-check-in'>,
): Decision {
  const unknown = players.find((id) => !t.players.some((player) => player.id === id));
  if (unknown !== undefined) return refuse({ code: 'player.unknown', player: unknown });
  const seen = new Set(checkInOf(t, round).seen.map(({ player }) => player));
  const isIn = kind === 'check-in';
  const changed = [...new Set(players)].filter((player) => seen.has(player) !== isIn);
  if (changed.length === 0) return carryOut();
  const event = isIn ? 'players-checked-in' : 'check-in-undone';
  return carryOut({ kind: event, round, players: changed });
}

/** Asks for confirmation if most players are missing, before they are left out or paired unseen. */
function mostMissing(t: Tournament, round: number): readonly Consequence[] {
  const all = expectedIn(t, round);
  const facts = { missing: all.missing.length, expected: all.expected.length };
  return when(areMostMissing(all), { code: 'consequence.most-missing', ...facts });
}

/**
 * Asks for confirmation before a round is paired, if players were checked in for it, some are missing,
 * and the arbiter has not settled what happens to them. Without any check-in nothing is asked.
 */
export function unsettledAbsences(t: Tournament, round: number): readonly Consequence[] {
  const { seen, settled } = checkInOf(t, round);
  const { expected, missing } = expectedIn(t, round);
  if (seen.length === 0 || settled || missing.length === 0) return [];
  const players = missing.map(({ id }) => id);
  return [
    { code: 'consequence.not-checked-in', round, players, expected: expected.length },
    ...mostMissing(t, round),
  ];
}

function absenceObstacle(
  t: Tournament,
  round: number,
  { player, becomes }: Absence,
): Refusal | null {
  const one = t.players.find(({ id }) => id === player);
  if (one === undefined) return { code: 'player.unknown', player };
  if (!expectedIn(t, round).missing.includes(one)) return { code: 'check-in.not-missing', player };
  if (becomes === 'withdrawn' || becomes === 'paired') return null;
  if (isScheduled(t.settings.system)) return { code: 'bye.not-in-table' };
  return byeObstacle(t, one.byeRequests, { round, bye: becomes });
}

function absenceEvents(
  t: Tournament,
  round: number,
  { player, becomes }: Absence,
): readonly TournamentEvent[] {
  switch (becomes) {
    case 'paired':
      return [];
    case 'withdrawn': {
      const forfeits = isScheduled(t.settings.system) ? forfeitsOfPlayer(t, player) : [];
      return [{ kind: 'player-withdrawn', player, fromRound: round }, ...forfeits];
    }
    case 'zero-point':
    case 'half-point':
      return [{ kind: 'bye-requested', player, request: { round, bye: becomes } }];
    default:
      return unreachable(becomes);
  }
}

/**
 * An absent player is not paired in the round: the arbiter gives each a bye or withdraws them. All are
 * settled in one act, so that one undo takes it back.
 *
 * @article FIDE 2012 8.3.2
 */
function decideAbsences(
  t: Tournament,
  { round, absent }: CommandOf<'settle-absences'>,
  request: Request,
): Decision {
  for (const absence of absent) {
    const obstacle = absenceObstacle(t, round, absence);
    if (obstacle !== null) return refuse(obstacle);
  }
  const question = confirmationFor(request, mostMissing(t, round), false);
  const once = new Map(absent.map((absence) => [absence.player, absence]));
  const events = [...once.values()].flatMap((absence) => absenceEvents(t, round, absence));
  const draft = events.length > 0 ? outdatedDraft(t) : [];
  return carryOutUnless(question, ...events, { kind: 'absences-settled', round }, ...draft);
}

/** @article FIDE 2012 8.1 */
function decideKeeping(t: Tournament, one: Player, { round }: CommandOf<'keep-in'>): Decision {
  if (one.keptInAfter.includes(round)) return carryOut();
  const isToDecide = round === publishedRounds(t) && noShowsToDecide(t).includes(one);
  return isToDecide
    ? carryOut({ kind: 'player-kept-in', player: one.id, round })
    : refuse({ code: 'check-in.not-a-no-show', player: one.id, round });
}

/** Refuses commands about another round than the next: from an outdated page, or with a wrong number. */
export const ofNextRound =
  <Command extends { readonly round: number }>(
    decide: (t: Tournament, command: Command, request: Request) => Decision,
  ) =>
  (t: Tournament, command: Command, request: Request): Decision =>
    command.round === checkInRound(t)
      ? decide(t, command, request)
      : refuse({ code: 'check-in.not-this-round', round: command.round });

export const checkInDeciders = {
  'check-in': ofNextRound(decideSeeing),
  'undo-check-in': ofNextRound(decideSeeing),
  'settle-absences': ofNextRound(decideAbsences),
  'keep-in': ofPlayer(decideKeeping),
} satisfies Partial<Deciders>;
