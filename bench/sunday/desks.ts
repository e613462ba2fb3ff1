import { setTimeout } from 'node:timers/promises';
import { ask, type SentHeaders } from '../shared/asking.ts';

/** Entering results in one tournament, one after the other. */
export interface Desk {
  readonly id: string;
  /** When each version was acknowledged, in the clock of `performance`. */
  readonly acknowledged: Map<number, number>;
  /** The boards whose results were acknowledged. */
  readonly boards: Set<number>;
  /** How many boards are left to enter. */
  left(): number;
  /** Enters the next result once those before are acknowledged; returns when it was acknowledged. */
  enterNext(): Promise<number>;
}

/** The tournament of a desk, and its server. */
export interface Place {
  readonly id: string;
  /** The server for its requests. */
  readonly url: string;
  readonly arbiter: SentHeaders;
  readonly version: number;
  readonly boards: number;
}

/** How long a desk waits before another try, in milliseconds, as the console does. */
const pause = 250;

/** The longest time that it tries to enter one result, in milliseconds. */
const patience = 90_000;

const isEntered = async ({ id, url, arbiter }: Place, board: number): Promise<number | null> => {
  const { status, body } = await ask(`${url}/api/tournaments/${id}/export`, arbiter);
  if (status !== 200) return null;
  const { count, entries } = JSON.parse(body.toString()) as {
    readonly count: number;
    readonly entries: readonly { event: { kind: string; board?: number } }[];
  };
  const found = entries.some(
    ({ event }) => event.kind === 'result-entered' && event.board === board,
  );
  return found ? count : null;
};

export function openDesk(place: Place): Desk {
  const { id, url, arbiter } = place;
  const acknowledged = new Map<number, number>();
  const boards = new Set<number>();
  let version = place.version;
  let next = 1;
  let turn: Promise<unknown> = Promise.resolve();

  /** One try; null: it was not accepted, and may be sent again. */
  const send = async (board: number): Promise<number | null> => {
    const result = { kind: 'played', white: 2, black: 0 };
    const command = { kind: 'enter-result', round: 1, board, result };
    const address = `${url}/api/tournaments/${id}/commands`;
    const { status, body } = await ask(address, arbiter, { basedOn: version, command });
    if (status === 200) return (JSON.parse(body.toString()) as { version: number }).version;
    // An answer was lost, although the result was stored.
    if (status === 409 || status === 422) return isEntered(place, board);
    if (status < 500) throw new Error(`${address}: ${status} ${body}`);
    return null;
  };

  const enter = async (board: number): Promise<number> => {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      const reached = await send(board).catch((thrown: unknown) => {
        if (thrown instanceof Error && 'code' in thrown) return null;
        throw thrown;
      });
      if (reached !== null) {
        version = reached;
        const now = performance.now();
        acknowledged.set(version, now);
        boards.add(board);
        return now;
      }
      await setTimeout(pause);
    }
    throw new Error(`${id}: the result of board ${board} was never taken`);
  };

  return {
    id,
    acknowledged,
    boards,
    left: () => place.boards - next + 1,
    enterNext() {
      const board = next++;
      const entered = turn.then(() => enter(board));
      turn = entered.catch(() => undefined);
      return entered;
    },
  };
}
