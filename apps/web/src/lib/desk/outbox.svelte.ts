import type { GameResult } from '@rokade/tournament';
import { invalidateAll } from '$app/navigation';
import { reconsidered } from '../console/acts.svelte.ts';
import type { Questions } from '../console/questions.svelte.ts';
import { type SendError, type Sender, sendCommand } from '../console/send-command.ts';
import { commandOfEntry, isAlreadyDone, resultSince } from './command-of-entry.ts';
import { keepQueue, type QueuePlace, takeKeptQueues } from './queue-storage.ts';
import {
  arrivedAt,
  builtOn,
  changed,
  enqueued,
  latestFor,
  nextToSend,
  type QueuedResult,
  type ResultQueue,
  retryDelay,
  unsaved,
  without,
} from './result-queue.ts';
import { tabName } from './tab-name.ts';

/** A board of a round. */
export interface Place {
  readonly round: number;
  readonly board: number;
}

/** What the outbox is told about its tournament. */
export interface OutboxSource {
  readonly tournament: () => string;
  readonly sender: () => Sender;
  /** The version of the page's data. */
  readonly version: () => number;
  readonly questions: Questions;
}

const isPassing = ({ code }: SendError): boolean =>
  code === 'send.unreachable' || code === 'send.broken' || code === 'store.failed';

const placeKey = ({ round, board }: Place): string => `${round}/${board}`;

/** How long the live connection may take to bring what was saved before we fetch it ourselves. */
const patience = 800;

/**
 * Results on their way to the server: sent one after the other, again and again while the server
 * cannot be reached, and kept in the browser until they are on its disk.
 */
export class Outbox {
  /** True while the server cannot be reached. */
  unreachable = $state(false);
  #queue = $state.raw<ResultQueue>([]);
  readonly #source: OutboxSource;
  /** The version in which an entry for a board was last acknowledged to us. */
  readonly #acknowledged = new Map<string, number>();
  #running = false;
  #lastKey = 0;
  #wake: () => void = () => undefined;

  constructor(source: OutboxSource) {
    this.#source = source;
  }

  /** Entries not yet on the server's disk. */
  get unsaved(): ResultQueue {
    return unsaved(this.#queue);
  }

  /** The newest entry for a board, or null. */
  entryOf(place: Place): QueuedResult | null {
    return latestFor(this.#queue, place);
  }

  /** Puts an entry in and sends it as soon as its turn comes. */
  put({ round, board }: Place, result: GameResult | null, before: GameResult | null): void {
    this.#lastKey += 1;
    const seen = this.#acknowledged.get(placeKey({ round, board })) ?? 0;
    const entry: QueuedResult = {
      key: this.#lastKey,
      round,
      board,
      result,
      before,
      basedOn: Math.max(this.#source.version(), seen),
      reason: '',
      confirmed: false,
      state: { kind: 'waiting', attempts: 0 },
    };
    this.#keep(enqueued(this.#queue, entry));
    void this.#sendAll();
  }

  /** Takes up what an earlier page of this browser left unsent. */
  resume(): void {
    this.#keep(takeKeptQueues(localStorage, this.#place()));
    this.#lastKey = this.#queue.length;
    void this.#sendAll();
  }

  /** Call every few seconds: tells other tabs that this one still looks after its entries. */
  stayAlive(): void {
    if (this.unsaved.length > 0) this.#keep(this.#queue);
  }

  /** Tries again at once instead of after the pause. */
  retryNow(): void {
    this.#wake();
  }

  /** Gives up an entry that was refused. */
  drop(key: number): void {
    this.#keep(without(this.#queue, key));
  }

  /** The page's data are of this version now. */
  arrived(version: number): void {
    const left = arrivedAt(this.#queue, version);
    if (left.length !== this.#queue.length) this.#keep(left);
  }

  #keep(queue: ResultQueue): void {
    this.#queue = queue;
    keepQueue(localStorage, this.#place(), unsaved(queue));
  }

  #place(): QueuePlace {
    return { tournament: this.#source.tournament(), tab: tabName(), now: Date.now() };
  }

  #change(key: number, changes: Partial<QueuedResult>): void {
    this.#keep(changed(this.#queue, key, changes));
  }

  async #sendAll(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let entry = nextToSend(this.#queue); entry !== null; entry = nextToSend(this.#queue)) {
      await this.#send(entry);
    }
    this.#running = false;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async #send(entry: QueuedResult): Promise<void> {
    const attempts = entry.state.kind === 'waiting' ? entry.state.attempts : 0;
    if (attempts > 0) await this.#pause(retryDelay(attempts));
    this.#change(entry.key, { state: { kind: 'sending', attempts } });
    const { basedOn, reason, confirmed } = entry;
    const command = commandOfEntry(entry);
    const wanted = { command, basedOn, reason, confirmed };
    const outcome = await sendCommand(this.#source.sender(), wanted);
    if (outcome.ok) return this.#saved(entry, outcome.version);
    if (isPassing(outcome.error)) {
      this.unreachable = true;
      return this.#change(entry.key, { state: { kind: 'waiting', attempts: attempts + 1 } });
    }
    this.unreachable = false;
    return this.#reconsider(entry, outcome.error);
  }

  #saved(entry: QueuedResult, version: number): void {
    this.unreachable = false;
    this.#acknowledged.set(placeKey(entry), version);
    const queue = changed(this.#queue, entry.key, { state: { kind: 'saved', version } });
    this.#keep(builtOn(queue, entry, version));
    setTimeout(() => {
      if (this.#queue.some(({ key }) => key === entry.key)) void invalidateAll();
    }, patience);
  }

  async #reconsider(entry: QueuedResult, error: SendError): Promise<void> {
    if (error.code === 'store.conflict' && isAlreadyDone(entry, error.since)) {
      return this.#saved(entry, error.actualVersion);
    }
    this.#change(entry.key, { state: { kind: 'asking' } });
    if (error.code === 'store.conflict') await invalidateAll();
    const command = commandOfEntry(entry);
    const again = await reconsidered(error, { ...entry, command }, this.#source.questions);
    if (again === 'declined') return this.drop(entry.key);
    if (again === null) return this.#change(entry.key, { state: { kind: 'refused', error } });
    const { basedOn, reason, confirmed } = again;
    const meanwhile = error.code === 'store.conflict' ? resultSince(entry, error.since) : undefined;
    const before = meanwhile === undefined ? entry.before : meanwhile;
    const state = { kind: 'waiting', attempts: 0 } as const;
    return this.#change(entry.key, { basedOn, reason, confirmed, before, state });
  }
}
