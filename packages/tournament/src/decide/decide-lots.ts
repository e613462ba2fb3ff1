import { makeSeededRandom, shuffled, unreachable } from '@rokade/rules';
import type { Command, Request } from '../command.ts';
import type { JournalEvent } from '../entry.ts';
import type { PlayerId } from '../ids.ts';
import type { Consequence } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { confirmationFor } from './confirmation.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { nameKey } from './player-check.ts';
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
      | 'set-draw-numbers';
  }
>;

/**
 * Players in an order drawn by lot. The lots go into an urn sorted by name, so that neither the
 * order of entry nor an earlier draw matters: whoever has the list of names and the seed can
 * repeat the draw.
 *
 * @article DSU 2002 4.10 §1
 */
function drawOrder(t: Tournament, seed: string): readonly PlayerId[] {
  const urn = [...t.players].sort((a, b) => {
    const [keyA, keyB] = [nameKey(a.details.name), nameKey(b.details.name)];
    return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
  });
  return shuffled(
    urn.map(({ id }) => id),
    makeSeededRandom(seed),
  );
}

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
  numbers: Omit<Extract<JournalEvent, { kind: 'lots-drawn' }>, 'kind'>,
): Decision {
  if (t.players.length < 2) {
    return refuse({ code: 'pairing.too-few-players', present: t.players.length });
  }
  const redrawn: readonly Consequence[] =
    t.lots.kind === 'not-drawn' ? [] : [{ code: 'consequence.numbers-redrawn' }];
  const question = confirmationFor(request, redrawn, true);
  if (question !== null) return refuse(question);
  const closing: readonly JournalEvent[] = t.entriesClosed ? [] : [{ kind: 'entries-closed' }];
  return carryOut(...closing, { kind: 'lots-drawn', ...numbers });
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
      return decideNumbers(t, request, {
        method: 'lot',
        seed: command.seed,
        order: drawOrder(t, command.seed),
      });
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
