import type { Command, PlayerId, TournamentId } from '@rokade/tournament';
import type { SendError } from '../../console/commands/sent-command.ts';
import { hasFields } from '../../console/outbox/kept-unsent.ts';
import { isFormerSession, isPassing, isSignedOut } from '../../console/outbox/passing-faults.ts';

/** A player whom a helper checked in, or whose check-in the helper undid. */
export interface Tick {
  readonly group: TournamentId;
  readonly round: number;
  readonly player: PlayerId;
  readonly name: string;
  readonly here: boolean;
}

/**
 * A tick on its way to the server.
 * - `waiting`: to be sent, or sent again.
 * - `saved`: on the server's disk as `version`, not yet in the page's data.
 * - `refused`: cannot be entered; the user dismisses it.
 */
export interface QueuedTick extends Tick {
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'saved'; readonly version: number }
    | { readonly kind: 'refused'; readonly error: SendError };
}

/** The ticks of one page on their way to the server, the oldest first. */
export type TickQueue = readonly QueuedTick[];

const isAbout = (one: Tick, other: Pick<Tick, 'group' | 'player'>): boolean =>
  one.group === other.group && one.player === other.player;

/** Adds ticks; they replace earlier ones for the same player. */
export const ticked = (queue: TickQueue, ticks: readonly Tick[]): TickQueue => [
  ...queue.filter((old) => !ticks.some((tick) => isAbout(old, tick))),
  ...ticks.map((tick): QueuedTick => ({ ...tick, state: { kind: 'waiting' } })),
];

/**
 * The ticks that fit in the next command: the first that waits, and all of the same group, round
 * and kind.
 */
export function nextToSend(queue: TickQueue): TickQueue {
  const waiting = queue.filter(({ state }) => state.kind === 'waiting');
  const [first] = waiting;
  return waiting.filter(
    ({ group, round, here }) =>
      group === first?.group && round === first.round && here === first.here,
  );
}

/** The command for these ticks, which are of one group, round and kind. */
export const commandOf = ([first, ...more]: readonly [Tick, ...Tick[]]): Command => ({
  kind: first.here ? 'check-in' : 'undo-check-in',
  round: first.round,
  players: [first, ...more].map(({ player }) => player),
});

/**
 * The queue with another state for ticks that were sent, unless they were tapped again meanwhile.
 */
export const answered = (
  queue: TickQueue,
  sent: TickQueue,
  state: QueuedTick['state'],
): TickQueue => queue.map((tick) => (sent.includes(tick) ? { ...tick, state } : tick));

/** Removes saved ticks that the data of their group already include. */
export const arrivedAt = (queue: TickQueue, group: string, version: number): TickQueue =>
  queue.filter(
    (tick) =>
      !(tick.group === group && tick.state.kind === 'saved' && tick.state.version <= version),
  );

/** The ticks that are not yet on the server's disk. */
export const unsaved = (queue: TickQueue): TickQueue =>
  queue.filter(({ state }) => state.kind !== 'saved');

/** The tick of a player that is on its way; null: there is none. */
export const tickOf = (
  queue: TickQueue,
  place: Pick<Tick, 'group' | 'player'>,
): QueuedTick | null =>
  queue.findLast((tick) => isAbout(tick, place) && tick.state.kind !== 'refused') ?? null;

/** Whether a stored value is a tick. */
export const isTick = (value: unknown): value is QueuedTick =>
  hasFields(value, 'group', 'round', 'player', 'name', 'here', 'state');

/** Whether the helper's link was revoked or has expired, or the user is signed out. */
export const isShutOut = (error: SendError): boolean =>
  isSignedOut(error) || isFormerSession(error) || error.code === 'request.not-allowed';

/** Whether ticks are kept and sent again: after a fault that may pass, and with another link. */
export const keepsTicks = (error: SendError): boolean => isPassing(error) || isShutOut(error);
