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
  /** Called with a relay that ended. */
  readonly forget: (tournament: string, kind: RelayKind) => void;
}

/** Works for the relays of a server. */
export interface RelayCourier {
  /** Takes a turn of a relay, now or after its pause; resolves when it is over. */
  look(relay: Pick<StoredRelay, 'tournament' | 'kind'>): Promise<void>;
  /** Takes a turn of each relay that there is. */
  begin(): void;
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

/** Whether a relay is what it was when it was read: neither ended nor set up anew. */
const goesOn = async ({ store }: Tools, { id, tournament }: StoredRelay): Promise<boolean> =>
  (await store.relaysOf(tournament)).some((one) => one.id === id);

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
      goesOn: () => goesOn(tools, relay),
      keep: (marks) => store.keepRelay(id, { sent: JSON.stringify(Object.fromEntries(marks)) }),
    },
    relay,
  );
  // What the end of the server or of the relay interrupted is nobody's failure.
  if (closing.aborted || !(await goesOn(tools, relay))) return;
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
async function isGone({ store, tournaments, forget }: Tools, relay: StoredRelay): Promise<boolean> {
  const id = parseTournamentId(relay.tournament);
  const found = id === null ? null : await tournaments.get(id);
  const code = found?.ok === false ? found.error.code : '';
  if (found !== null && code !== 'store.removed' && code !== 'store.missing') return false;
  await store.removeRelay(relay.tournament, relay.kind);
  forget(relay.tournament, relay.kind);
  return true;
}

/** Takes a turn for a relay, unless it is off, has a pause or is claimed by another process. */
async function work(tools: Tools, { tournament, kind }: Pick<StoredRelay, 'tournament' | 'kind'>) {
  const { store, clock, closing, seen, forget, pace, isSandbox } = tools;
  const relay = (await store.relaysOf(tournament)).find((one) => one.kind === kind);
  if (closing.aborted) return;
  if (relay === undefined) return forget(tournament, kind);
  if (isSandbox && kind === 'broadcast') return;
  if (await isGone(tools, relay)) return;
  seen(relay);
  const { offSince, nextAt } = progressOfRelay(relay);
  if (offSince !== null) return;
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

  // Changes in quick succession are sent together; boards have a pace of their own, but where they are
  // off nothing looks at them, also where their tournament was removed.
  const unfollow = context.tournaments.subscribe(({ id: tournament, entries }) => {
    lookAfter({ tournament, kind: 'broadcast' }, pace.together);
    if (entries.length === 0) lookAfter({ tournament, kind: 'boards' }, pace.together);
  });
  return {
    look: turns.take,
    begin: () => turns.takeAll(() => context.store.relays()),
    async close() {
      unfollow();
      await turns.close();
    },
  };
}
