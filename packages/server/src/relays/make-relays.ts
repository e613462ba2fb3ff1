import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import type { StoredRelay } from '@rokade/store';
import { atMost } from '../values/at-most.ts';
import type { RelayOff } from '../values/health.ts';
import { nothingRelayed, progressOfRelay, relayOf, settingsOf } from './kept-relay.ts';
import { makeRelayCourier, type RelayContext, type RelayCourier } from './relay-courier.ts';
import {
  type BoardsRequest,
  type BroadcastRequest,
  type RelayError,
  type Relaying,
  type RelayKind,
  type RelayMaker,
  type Relays,
  type RelaysOfTournament,
  usualLichess,
} from './relays.ts';

type Surroundings = Omit<RelayContext, 'seen' | 'forget'>;

/** How long an act waits for the outcome of the first attempt, in milliseconds. */
const patience = 5000;

/** The id in a line: `abcd1234`, or `https://lichess.org/broadcast/open/round-1/abcd1234`. */
function roundIdOf(line: string): string | null {
  const url = URL.parse(line);
  const [, kind, , , id = ''] = url === null ? [] : url.pathname.split('/');
  const text = url === null ? line : kind === 'broadcast' ? id : '';
  return /^[A-Za-z0-9]{8}$/.test(text) ? text : null;
}

/** The ids of rounds, or the line that is none. */
function roundIdsOf(lines: readonly string[]): Result<readonly string[], RelayError> {
  const ids: string[] = [];
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    const id = roundIdOf(line);
    if (id === null) return err({ code: 'broadcast.no-round', line: line.slice(0, 100) });
    ids.push(id);
  }
  return ids.length === 0 ? err({ code: 'broadcast.no-round', line: '' }) : ok(ids);
}

/** Whether a text is the name of a folder on every system, and of no other place. */
const isFolderName = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(text) && !/[ .]$/.test(text);

const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/** Makes the list of relays that are switched off, as far as they have been read. */
function makeRelaysOff() {
  const off = new Map<string, RelayOff>();
  const keyOf = ({ tournament, kind }: Pick<StoredRelay, 'tournament' | 'kind'>) =>
    `${tournament} ${kind}`;
  return {
    seen(relay: StoredRelay): void {
      const { kind, tournament: id } = relay;
      off.delete(keyOf(relay));
      if (progressOfRelay(relay).offSince === null) return;
      const book = { kind: 'tournament', id };
      const problem: RelayOff =
        kind === 'boards'
          ? { code: 'health.boards-off', ...book }
          : { code: 'health.broadcast-off', ...book };
      off.set(keyOf(relay), problem);
    },
    forget: (tournament: string, kind: RelayKind): void =>
      void off.delete(keyOf({ tournament, kind })),
    problems: (): readonly RelayOff[] => [...off.values()],
  };
}

/** A new relay, to which nothing was sent. */
const newRelay = (
  values: Pick<StoredRelay, 'tournament' | 'kind' | 'settings' | 'token'>,
  { account, name }: RelayMaker,
  now: Date,
): StoredRelay => ({
  ...values,
  id: randomUUID(),
  account,
  madeBy: name,
  madeAt: now.toISOString(),
  sent: '{}',
  progress: JSON.stringify(nothingRelayed),
});

type Chosen = Pick<StoredRelay, 'settings' | 'token'>;

/** A broadcast as it is kept; `kept`: the token that there is, '' = none. */
function chosenBroadcast(request: BroadcastRequest, kept: string): Result<Chosen, RelayError> {
  const rounds = roundIdsOf(request.rounds);
  if (!rounds.ok) return rounds;
  const token = request.token.trim() || kept;
  if (!isToken(token)) return err({ code: 'broadcast.token-missing' });
  return ok({ settings: JSON.stringify({ rounds: rounds.value }), token });
}

/** The folder of boards as it is kept, once it is there. */
function chosenBoards(request: BoardsRequest, within: string | null): Result<Chosen, RelayError> {
  const folder = request.folder.trim();
  if (within === null) return err({ code: 'boards.no-place' });
  if (!isFolderName(folder)) return err({ code: 'boards.folder-invalid' });
  const path = join(within, folder);
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    return err({ code: 'boards.folder-failed', folder: path });
  }
  return ok({ settings: JSON.stringify({ folder }), token: '' });
}

/** A tournament's relays in the answer to those who keep them. */
function answerOf(
  relays: readonly StoredRelay[],
  { lichess, boardFolder }: Relaying,
  isSandbox: boolean,
): RelaysOfTournament {
  const broadcast = relays.find(({ kind }) => kind === 'broadcast');
  const boards = relays.find(({ kind }) => kind === 'boards');
  const folder = boards === undefined ? '' : settingsOf(boards).folder;
  return {
    broadcast:
      broadcast === undefined
        ? null
        : { ...relayOf(broadcast), rounds: settingsOf(broadcast).rounds },
    boards:
      boards === undefined
        ? null
        : { ...relayOf(boards), folder, path: join(boardFolder ?? '', folder) },
    boardFolder,
    lichess: isSandbox ? null : lichess,
  };
}

/** The progress of a relay that is tried again at once. */
function readyAgain(relay: StoredRelay): Pick<StoredRelay, 'progress'> {
  const { last, takenAt } = progressOfRelay(relay);
  return { progress: JSON.stringify({ ...nothingRelayed, last, takenAt }) };
}

/** Makes the relays on their store. */
export function makeRelays(surroundings: Surroundings): Relays {
  const { store, clock, isSandbox } = surroundings;
  const { seen, forget, problems } = makeRelaysOff();
  let relaying: Relaying = { lichess: usualLichess, boardFolder: null };
  let courier: RelayCourier | null = null;
  const of = async (tournament: string) =>
    answerOf(await store.relaysOf(tournament), relaying, isSandbox);
  const found = async (tournament: string, kind: RelayKind) =>
    (await store.relaysOf(tournament)).find((one) => one.kind === kind);

  async function begun(relay: StoredRelay) {
    seen(relay);
    await atMost(courier?.look(relay), patience);
    return ok(await of(relay.tournament));
  }

  const put = (relay: StoredRelay) => store.putRelay(relay).then(() => begun(relay));

  return {
    of,
    async broadcast(tournament, request, by) {
      const kept = (await found(tournament, 'broadcast'))?.token ?? '';
      const chosen = isSandbox
        ? err({ code: 'broadcast.sandbox' } as const)
        : chosenBroadcast(request, kept);
      if (!chosen.ok) return chosen;
      return put(newRelay({ tournament, kind: 'broadcast', ...chosen.value }, by, clock()));
    },
    async boards(tournament, request, by) {
      const chosen = chosenBoards(request, relaying.boardFolder);
      if (!chosen.ok) return chosen;
      return put(newRelay({ tournament, kind: 'boards', ...chosen.value }, by, clock()));
    },
    async now(tournament, kind) {
      const relay = await found(tournament, kind);
      if (relay === undefined) return err({ code: 'relay.unknown' });
      const { progress } = readyAgain(relay);
      await store.keepRelay(relay.id, { progress });
      return begun({ ...relay, progress });
    },
    async end(tournament, kind) {
      const isRemoved = await store.removeRelay(tournament, kind);
      forget(tournament, kind);
      // A turn that is under way may have seen it still.
      void courier?.look({ tournament, kind });
      return isRemoved ? ok(null) : err({ code: 'relay.unknown' });
    },
    send(how) {
      relaying = how;
      courier = makeRelayCourier({ ...surroundings, seen, forget }, how);
      courier.begin();
    },
    problems,
    close: async () => courier?.close(),
  };
}
