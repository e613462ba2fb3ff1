import {
  drawnOrder,
  ok,
  type Result,
  unreachable,
  type VarmaRefusal,
  varmaLots,
} from '@rokade/rules';
import type { Command, Request } from '../command.ts';
import type { TournamentEvent } from '../entry.ts';
import type { PlayerId } from '../ids.ts';
import type { Consequence } from '../consequence.ts';
import type { Tournament } from '../state.ts';
import { isRoundRobin } from '../system-choice.ts';
import { confirmationFor } from './confirmation.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { decideFirstColour } from './first-colour.ts';
import { strengthOrder } from './strength-order.ts';

/** The commands about the entry list as a whole and the draw numbers. */
export type LotsCommand = Extract<
  Command,
  {
    kind:
      | 'close-entries'
      | 'reopen-entries'
      | 'draw-lots'
      | 'number-by-strength'
      | 'draw-first-colour'
      | 'set-draw-numbers';
  }
>;

function orderProblem(t: Tournament, order: readonly PlayerId[]): Decision | null {
  const known = new Set(t.players.map(({ id }) => id));
  const seen = new Set<PlayerId>();
  for (const player of order) {
    if (!known.has(player))
      return refuse({ code: 'lots.order-invalid', problem: 'unknown', player });
    if (seen.has(player)) return refuse({ code: 'lots.order-invalid', problem: 'twice', player });
    seen.add(player);
  }
  const missing = t.players.find(({ id }) => !seen.has(id));
  return missing === undefined
    ? null
    : refuse({ code: 'lots.order-invalid', problem: 'missing', player: missing.id });
}

function decideNumbers(
  t: Tournament,
  request: Request,
  numbers: Omit<Extract<TournamentEvent, { kind: 'lots-drawn' }>, 'kind'>,
): Decision {
  if (t.players.length < 2) {
    return refuse({ code: 'pairing.too-few-players', present: t.players.length });
  }
  const redrawn: readonly Consequence[] =
    t.lots.kind === 'not-drawn' ? [] : [{ code: 'consequence.numbers-redrawn' }];
  const question = confirmationFor(request, redrawn, true);
  if (question !== null) return refuse(question);
  const closing: readonly TournamentEvent[] = t.entriesClosed ? [] : [{ kind: 'entries-closed' }];
  return carryOut(...closing, { kind: 'lots-drawn', ...numbers });
}

/**
 * Players in an order drawn by lot, which anybody can repeat with their names and the seed.
 *
 * @article DSU 2002 4.10 §1; FIDE 2012 7.2
 */
function lotOrder(t: Tournament, seed: string): readonly PlayerId[] {
  const urn = t.players.map(({ id, details: { name } }) => ({ id, name }));
  return drawnOrder(urn, seed).map(({ id }) => id);
}

/** Numbers that keep players of one federation or club apart in the last three rounds of a table. */
function varmaOrder(
  t: Tournament,
  seed: string,
  apart: 'federation' | 'club',
): Result<readonly PlayerId[], VarmaRefusal> {
  const urn = t.players.map(({ id, details }) => ({
    id,
    name: details.name,
    group: details[apart],
  }));
  const drawn = varmaLots(urn, seed);
  return drawn.ok ? ok(drawn.value.order.map(({ id }) => id)) : drawn;
}

function decideDraw(
  t: Tournament,
  { seed, apart }: Extract<LotsCommand, { kind: 'draw-lots' }>,
  request: Request,
): Decision {
  if (apart === undefined) {
    return decideNumbers(t, request, { method: 'lot', seed, order: lotOrder(t, seed) });
  }
  if (!isRoundRobin(t.settings.system)) return refuse({ code: 'lots.varma-needs-table' });
  const order = varmaOrder(t, seed, apart);
  return order.ok
    ? decideNumbers(t, request, { method: `varma-${apart}`, seed, order: order.value })
    : refuse(order.error);
}

/** Decides a command about the entry list or the draw numbers; none of them once a round is paired. */
export function decideLots(t: Tournament, command: LotsCommand, request: Request): Decision {
  if (t.rounds.length > 0) {
    return refuse({ code: 'command.not-now', command: command.kind, phase: 'paired' });
  }
  switch (command.kind) {
    case 'close-entries':
      return t.entriesClosed
        ? refuse({ code: 'command.not-now', command: command.kind, phase: 'closed' })
        : carryOut({ kind: 'entries-closed' });
    case 'reopen-entries':
      return t.entriesClosed
        ? carryOut({ kind: 'entries-reopened' })
        : refuse({ code: 'command.not-now', command: command.kind, phase: 'entries' });
    case 'draw-lots':
      if (command.seed.trim() === '') return refuse({ code: 'lots.seed-missing' });
      return decideDraw(t, command, request);
    case 'draw-first-colour':
      if (command.seed.trim() === '') return refuse({ code: 'lots.seed-missing' });
      return decideFirstColour(t, command.seed.trim(), request);
    case 'number-by-strength':
      return decideNumbers(t, request, { method: 'strength', seed: '', order: strengthOrder(t) });
    case 'set-draw-numbers': {
      const problem = orderProblem(t, command.order);
      return (
        problem ??
        decideNumbers(t, request, {
          method: 'typed-in',
          seed: '',
          order: command.order,
        })
      );
    }
    default:
      return unreachable(command);
  }
}
