import { drawnOrder, ok, type Result, type VarmaRefusal, varmaLots } from '@rokade/rules';
import type { CommandOf, Request, TournamentCommand } from '../commands/command.ts';
import type { EventOf, TournamentEvent } from '../events/entry.ts';
import { numbersStay } from '../questions/numbers-open.ts';
import { strengthIn } from '../questions/ratings.ts';
import type { Tournament } from '../state/state.ts';
import { isRoundRobin } from '../systems/system-choice.ts';
import type { PlayerId } from '../values/ids.ts';
import { confirmationFor, when } from './confirmation.ts';
import {
  carryOut,
  carryOutUnless,
  type Decide,
  type Deciders,
  type Decision,
  refuse,
} from './decision.ts';
import { decideFirstColour } from './first-colour.ts';
import { strengthOrder } from './strength-order.ts';

function orderProblem(t: Tournament, order: readonly PlayerId[]): Decision | null {
  const entered = new Set(t.players.map(({ id }) => id));
  const seen = new Set<PlayerId>();
  for (const player of order) {
    if (!entered.has(player))
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
  numbers: Omit<EventOf<'lots-drawn'>, 'kind'>,
): Decision {
  if (t.players.length < 2) {
    return refuse({ code: 'pairing.too-few-players', present: t.players.length });
  }
  const redrawn = when(t.lots.kind !== 'not-drawn', { code: 'consequence.numbers-redrawn' });
  const closing: readonly TournamentEvent[] = t.entriesClosed ? [] : [{ kind: 'entries-closed' }];
  const question = confirmationFor(request, redrawn, true);
  return carryOutUnless(question, ...closing, { kind: 'lots-drawn', ...numbers });
}

/**
 * The players in an order drawn by lot, which anybody can reproduce from their names and the seed.
 *
 * @article DSU 2002 4.10 §1; FIDE 2012 7.2
 */
function lotOrder(t: Tournament, seed: string): readonly PlayerId[] {
  const urn = t.players.map(({ id, details: { name } }) => ({ id, name }));
  return drawnOrder(urn, seed).map(({ id }) => id);
}

/**
 * The Varma tables' numbers, which keep players of one federation or club apart in the last three
 * rounds of a round robin.
 */
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
  { seed, apart }: CommandOf<'draw-lots'>,
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

/** Refuses changes of the entry list and the draw numbers once a round is paired. */
const beforePairing =
  <Command extends TournamentCommand>(decide: Decide<Command>): Decide<Command> =>
  (t, command, request) =>
    t.rounds.length === 0
      ? decide(t, command, request)
      : refuse({ code: 'command.not-now', command: command.kind, phase: 'paired' });

/** Refuses new numbers where the rounds so far keep the present ones. */
const whileNumbersOpen =
  <Command extends TournamentCommand>(decide: Decide<Command>): Decide<Command> =>
  (t, command, request) => {
    const stay = numbersStay(t);
    return stay === null ? decide(t, command, request) : refuse(stay);
  };

/** Refuses a lot without a seed. */
const withSeed =
  <Command extends { readonly seed: string }>(decide: Decide<Command>): Decide<Command> =>
  (t, command, request) =>
    command.seed.trim() === ''
      ? refuse({ code: 'lots.seed-missing' })
      : decide(t, command, request);

/** How numbers that keep the present way of numbering are recorded. */
const methodAsNow = ({ lots }: Tournament): 'strength' | 'typed-in' =>
  lots.kind === 'by-strength' ? 'strength' : 'typed-in';

/**
 * Two players of the same rating get each other's numbers: what orders them beside the rating is not the
 * players' strength. Others keep theirs.
 *
 * @article FIDE C.04.2 2026 initial order
 */
function decideExchange(
  t: Tournament,
  { one, other }: CommandOf<'exchange-numbers'>,
  request: Request,
): Decision {
  if (t.lots.kind === 'not-drawn') return refuse({ code: 'lots.not-drawn' });
  const first = t.players.find(({ id }) => id === one);
  const second = t.players.find(({ id }) => id === other);
  if (first === undefined) return refuse({ code: 'player.unknown', player: one });
  if (second === undefined) return refuse({ code: 'player.unknown', player: other });
  if (first === second) return carryOut();
  if (strengthIn(t.settings, first) !== strengthIn(t.settings, second)) {
    return refuse({ code: 'lots.not-equal', player: other, article: 'FIDE C.04.2 2026' });
  }
  const order = t.players.map(({ id }) => (id === one ? other : id === other ? one : id));
  return decideNumbers(t, request, { method: methodAsNow(t), seed: '', order });
}

export const lotsDeciders = {
  'close-entries': beforePairing((t, { kind }) =>
    t.entriesClosed
      ? refuse({ code: 'command.not-now', command: kind, phase: 'closed' })
      : carryOut({ kind: 'entries-closed' }),
  ),
  'reopen-entries': beforePairing((t, { kind }) =>
    t.entriesClosed
      ? carryOut({ kind: 'entries-reopened' })
      : refuse({ code: 'command.not-now', command: kind, phase: 'entries' }),
  ),
  'draw-lots': beforePairing(withSeed(decideDraw)),
  'draw-first-colour': beforePairing(withSeed(decideFirstColour)),
  'number-by-strength': whileNumbersOpen((t, _, request) =>
    decideNumbers(t, request, { method: 'strength', seed: '', order: strengthOrder(t) }),
  ),
  'set-draw-numbers': whileNumbersOpen(
    (t, { order }, request) =>
      orderProblem(t, order) ?? decideNumbers(t, request, { method: 'typed-in', seed: '', order }),
  ),
  'exchange-numbers': whileNumbersOpen(decideExchange),
} satisfies Partial<Deciders>;
