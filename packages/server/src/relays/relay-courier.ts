import type { RelayStore, StoredRelay } from '@rokade/store';
import { parseTournamentId } from '@rokade/tournament';
import type { Tournaments } from '../kinds/tournament-types.ts';
import { makeTurns } from '../outside/turns.ts';
import { boardsTurn } from './boards-turn.ts';
import { broadcastTurn, type TurnOfKind, type TurnTools } from './broadcast-turn.ts';
import { progressAfterTurn, progressOfRelay } from './kept-relay.ts';
import type { Relaying, RelayKind, RelayPace } from './relays.ts';

/** What relaying needs. */
export interface RelayContext {
  readonly store: RelayStore;
  readonly tournaments: Pick<Tournaments, 'get' | 'shown' | 'execute' | 'subscribe'>;
  readonly clock: () => Date;
  readonly mayStill: TurnTools['mayStill'];
  /** Whether nothing may leave, as from a sandbox. */
  readonly isSandbox: boolean;
  /** Called with a relay's stored row whenever it is read or changed. */
  readonly seen: (relay: StoredRelay) => void;
}

/** Works for the relays of a server. */
export interface RelayCourier {
  /** Takes a turn of a relay, now or after its pause; resolves when it is over. */
  look(relay: Pick<StoredRelay, 'tournament' | 'kind'>): Promise<void>;
  close(): Promise<void>;
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** The usual pace. */
const usualPace: RelayPace = {
  between: minute,
  together: second / 2,
  pauses: [10 * second, minute, 5 * minute, 15 * minute],
  patience: 72 * hour,
  claimed: minute,
};

/** What the kinds of relays do in a turn. */
const turns: Readonly<
  Record<RelayKind, (tools: TurnTools, relay: StoredRelay) => Promise<TurnOfKind>>
> = { broadcast: broadcastTurn, boards: boardsTurn };

/** What the functions of a courier share. */
interface Tools extends RelayContext {
  readonly relaying: Relaying;
  readonly pace: RelayPace;
  readonly closing: AbortSignal;
  lookAfter(relay: StoredRelay, milliseconds: number): void;
}

/** Takes a turn for a relay that this process has for itself, and keeps what came of it. */
async function takeTurn(tools: Tools, relay: StoredRelay): Promise<void> {
  const { store, clock, closing, pace, relaying, tournaments, mayStill } = tools;
  const { id } = relay;
  const { turn, outcome, changesIn } = await turns[relay.kind](
    {
      ...relaying,
      tournaments,
      closing,
      clock,
      mayStill,
      keep: (marks) => store.keepRelay(id, { sent: JSON.stringify(Object.fromEntries(marks)) }),
    },
    relay,
  );
  // What the end of the server interrupted is nobody's failure.
  if (closing.aborted) return;
  const before = progressOfRelay(relay);
  const isKnown =
    outcome === null || (outcome.kind === 'hidden' && before.last?.outcome.kind === 'hidden');
  if (turn.kind !== 'done' || before.failures > 0 || !isKnown) {
    const after = progressAfterTurn(before, { turn, outcome }, clock(), pace);
    const progress = JSON.stringify(after);
    await store.keepRelay(id, { progress });
    tools.seen({ ...relay, progress });
    if (after.offSince !== null) return;
    if (after.nextAt !== null) {
      return tools.lookAfter(relay, Date.parse(after.nextAt) - clock().getTime());
    }
  }
  if (changesIn !== null) tools.lookAfter(relay, Math.min(changesIn, pace.between));
}

/** Whether a relay's tournament was removed; then the relay goes, too, with its token. */
async function isGone({ store, tournaments }: Tools, relay: StoredRelay): Promise<boolean> {
  const id = parseTournamentId(relay.tournament);
  const found = id === null ? null : await tournaments.get(id);
  const code = found?.ok === false ? found.error.code : '';
  if (found !== null && code !== 'store.removed' && code !== 'store.missing') return false;
  await store.removeRelay(relay.tournament, relay.kind);
  return true;
}

/** Takes a turn for a relay, unless it is off, has a pause or is claimed by another process. */
async function work(tools: Tools, { tournament, kind }: Pick<StoredRelay, 'tournament' | 'kind'>) {
  const { store, clock, closing, seen, pace, isSandbox } = tools;
  const relay = (await store.relaysOf(tournament)).find((one) => one.kind === kind);
  if (relay === undefined || closing.aborted) return;
  if (isSandbox && kind === 'broadcast') return;
  seen(relay);
  const { offSince, nextAt } = progressOfRelay(relay);
  if (offSince !== null || (await isGone(tools, relay))) return;
  const now = clock();
  const pause = nextAt === null ? 0 : Date.parse(nextAt) - now.getTime();
  if (pause > 0) return tools.lookAfter(relay, pause);
  const until = new Date(now.getTime() + pace.claimed).toISOString();
  if (!(await store.claimRelay(relay.id, now.toISOString(), until))) {
    return tools.lookAfter(relay, pace.claimed);
  }
  try {
    await takeTurn(tools, relay);
  } finally {
    await store.claimRelay(relay.id, until, '');
  }
}

/** Makes the courier of a server, which works until it is closed. */
export function makeRelayCourier(context: RelayContext, relaying: Relaying): RelayCourier {
  const { pace = usualPace } = relaying;
  const turns = makeTurns<Pick<StoredRelay, 'tournament' | 'kind'>>({
    keyOf: ({ tournament, kind }) => `${tournament} ${kind}`,
    work: (relay) => work(tools, relay),
  });
  const { closing, takeAfter: lookAfter } = turns;
  const tools: Tools = { ...context, relaying, pace, closing, lookAfter };

  // Changes in quick succession are sent together; boards have a pace of their own.
  const unfollow = context.tournaments.subscribe(({ id }) =>
    lookAfter({ tournament: id, kind: 'broadcast' }, pace.together),
  );
  return {
    look: turns.take,
    async close() {
      unfollow();
      await turns.close();
    },
  };
}
