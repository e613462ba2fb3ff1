import type { TournamentEvent } from '../events/entry.ts';
import { publishedRounds } from '../questions/phase.ts';
import { frozenSettings } from '../settings/fide-mode/settings-acts.ts';
import type { FideNote } from '../state/fide-mode-state.ts';
import type { Game, Tournament } from '../state/state.ts';
import { isFinal } from '../values/game-result.ts';
import type { PlayerId } from '../values/ids.ts';

/** The two numbers whose players are exchanged in the new order; null: others have new ones, too. */
function exchangedIn(
  before: readonly PlayerId[],
  after: readonly PlayerId[],
): readonly [number, number] | null {
  const moved = after.flatMap((id, index) => (before[index] === id ? [] : [index + 1]));
  const [first, second, ...others] = moved;
  return first === undefined || second === undefined || others.length > 0 ? null : [first, second];
}

function numbersNote(t: Tournament, order: readonly PlayerId[]): readonly FideNote[] {
  if (t.lots.kind === 'not-drawn') return [];
  const round = publishedRounds(t);
  const before = t.players.map(({ id }) => id);
  if (before.length === order.length && before.every((id, index) => id === order[index])) return [];
  const numbers = exchangedIn(before, order);
  return numbers === null ? [{ kind: 'numbers', round }] : [{ kind: 'exchange', round, numbers }];
}

type ResultEvent = Extract<TournamentEvent, { kind: 'result-entered' | 'result-corrected' }>;

const gameOf = (t: Tournament, { round, board }: ResultEvent): Game | undefined =>
  t.rounds[round - 1]?.games.find((game) => game.board === board);

function resultNote(t: Tournament, event: ResultEvent): readonly FideNote[] {
  const game = gameOf(t, event);
  if (game === undefined) return [];
  const { white, black, result: from } = game;
  const { round, result: to } = event;
  // A result of the newest round has decided no pairing yet: what was mistyped is put right.
  const isNewest = round === t.rounds.length;
  if (event.kind === 'result-corrected' && isFinal(from)) {
    if (isNewest) return [];
    return [{ kind: 'correction', round, white, black, from, to }];
  }
  return to?.kind === 'pending' && from?.kind !== 'pending'
    ? [{ kind: 'adjourned', round, white, black }]
    : [];
}

/** What an event leaves for the `###` records of the report file, in the state before it. */
export function fideNotesOf(t: Tournament, event: TournamentEvent): readonly FideNote[] {
  if (t.fideMode.kind === 'none') return [];
  switch (event.kind) {
    case 'lots-drawn':
      return numbersNote(t, event.order);
    case 'result-entered':
    case 'result-corrected':
      return resultNote(t, event);
    case 'tie-order-given': {
      const { round, order, values = null } = event;
      return [{ kind: 'order', round, order, values }];
    }
    case 'settings-changed': {
      const round = publishedRounds(t);
      const fields = frozenSettings.filter((field) => field in event.changes);
      return round === 0 || fields.length === 0 ? [] : [{ kind: 'configuration', round, fields }];
    }
    default:
      return [];
  }
}
