import { reconsidered } from '@rokade/presentation/console/commands/reconsidered.ts';
import {
  type CommandRequest,
  isConflict,
  type SendError,
  type SendOutcome,
} from '@rokade/presentation/console/commands/sent-command.ts';
import {
  commandOfEntry,
  inQuestion,
  isAlreadyDone,
  isTakenBack,
} from '@rokade/presentation/console/outbox/command-of-entry.ts';
import { isFormerSession, isPassing } from '@rokade/presentation/console/outbox/passing-faults.ts';
import {
  arrivedAt,
  builtOn,
  changed,
  enqueued,
  type NewResult,
  nextToSend,
  type QueuedResult,
  type ResultQueue,
  retryDelay,
  unsaved,
  without,
} from '@rokade/presentation/console/outbox/result-queue.ts';
import type { Answer, Question } from '@rokade/presentation/console/questions/question.ts';
import type { JournalEntry } from '@rokade/tournament';

/** What an outbox needs of the page around it. */
export interface OutboxWorld {
  readonly send: (request: CommandRequest) => Promise<SendOutcome>;
  readonly ask: (question: Question) => Promise<Answer>;
  /** Fetches the page's data again, unless that would lose the page. */
  readonly refresh: () => Promise<unknown>;
  /** Stores the unsaved entries, so that they survive a reload. */
  readonly keep: (unsaved: ResultQueue) => void;
  /** Takes over the entries that an earlier page left unsent. */
  readonly takeKept: () => ResultQueue;
  /** Called with what was written for an entry that is on the server's disk. */
  readonly written?: (entry: QueuedResult, entries: readonly JournalEntry[]) => void;
  /** Called with the state after every change. */
  readonly show: (state: OutboxState) => void;
}

/** The state of an outbox. */
export interface OutboxState {
  readonly queue: ResultQueue;
  /** The error that keeps results from being saved for now; null: there is none. */
  readonly obstacle: SendError | null;
}

const placeKey = ({ round, board }: { readonly round: number; readonly board: number }): string =>
  `${round}/${board}`;

/**
 * How long to wait for the live connection to bring a saved result before fetching it, in
 * milliseconds.
 */
const patience = 800;

/**
 * Results on their way to the server. They are sent one after the other, again and again while the
 * server cannot be reached or cannot save them, and kept in the browser until they are on the
 * server's disk.
 */
export class Outbox {
  #state: OutboxState = { queue: [], obstacle: null };
  readonly #world: OutboxWorld;
  /** The newest version that the server returned for an entry, by board. */
  readonly #acknowledged = new Map<string, number>();
  /** The version of the page's data. */
  #arrived = 0;
  #running = false;
  #lastKey = 0;
  #wake: () => void = () => undefined;

  constructor(world: OutboxWorld) {
    this.#world = world;
  }

  /** Adds an entry and sends it as soon as its turn comes. */
  put(entered: NewResult): void {
    this.#lastKey += 1;
    const seen = this.#acknowledged.get(placeKey(entered)) ?? 0;
    const entry: QueuedResult = {
      ...entered,
      key: this.#lastKey,
      basedOn: Math.max(entered.basedOn, seen),
      reason: '',
      confirmed: false,
      state: { kind: 'waiting', attempts: 0 },
    };
    this.#keep(enqueued(this.#state.queue, entry));
    void this.#sendAll();
  }

  /** Takes over the entries that an earlier page of this browser left unsent. */
  resume(): void {
    const queue = this.#world.takeKept();
    this.#lastKey = queue.length;
    this.#keep(queue);
    void this.#sendAll();
  }

  /** Call every few seconds: shows other tabs that this one is open and still has its entries. */
  stayAlive(): void {
    if (unsaved(this.#state.queue).length > 0) this.#keep(this.#state.queue);
  }

  /** Sends again at once instead of after the pause. */
  retryNow(): void {
    this.#wake();
  }

  /** Removes an entry that was refused. */
  drop(key: number): void {
    this.#keep(without(this.#state.queue, key));
  }

  /** Call when the page's data have this version. */
  arrived(version: number): void {
    this.#arrived = version;
    const { queue } = this.#state;
    if (arrivedAt(queue, version).length < queue.length) this.#keep(queue);
  }

  #keep(entries: ResultQueue): void {
    const queue = arrivedAt(entries, this.#arrived);
    this.#show({ ...this.#state, queue });
    this.#world.keep(unsaved(queue));
  }

  #show(state: OutboxState): void {
    this.#state = state;
    this.#world.show(state);
  }

  #change(key: number, changes: Partial<QueuedResult>): void {
    this.#keep(changed(this.#state.queue, key, changes));
  }

  async #sendAll(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const next = () => nextToSend(this.#state.queue);
    for (let entry = next(); entry !== null; entry = next()) await this.#send(entry);
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
    const outcome = await this.#world.send({ command, basedOn, reason, confirmed });
    const obstacle = !outcome.ok && isPassing(outcome.error) ? outcome.error : null;
    this.#show({ ...this.#state, obstacle });
    if (outcome.ok) {
      this.#saved(entry, outcome.version);
      this.#world.written?.(entry, outcome.entries);
    } else if (obstacle !== null) {
      if (isFormerSession(obstacle)) await this.#world.refresh();
      this.#change(entry.key, { state: { kind: 'waiting', attempts: attempts + 1 } });
    } else this.#refused(entry, outcome.error);
  }

  #saved(entry: QueuedResult, version: number): void {
    this.#acknowledged.set(placeKey(entry), version);
    const queue = changed(this.#state.queue, entry.key, { state: { kind: 'saved', version } });
    this.#keep(builtOn(queue, entry, version));
    setTimeout(() => {
      if (this.#state.queue.some(({ key }) => key === entry.key)) void this.#world.refresh();
    }, patience);
  }

  #refused(entry: QueuedResult, error: SendError): void {
    if (isConflict(error) && isAlreadyDone(entry, error.since)) {
      this.#saved(entry, error.actualVersion);
      return;
    }
    this.#change(entry.key, { state: { kind: 'asking' } });
    void this.#reconsider(entry, error);
  }

  /** Asks the arbiter about an entry; entries for other boards are sent meanwhile. */
  async #reconsider(entry: QueuedResult, error: SendError): Promise<void> {
    if (isConflict(error)) await this.#world.refresh();
    const about = inQuestion(entry, error);
    const request = { ...entry, command: commandOfEntry(entry) };
    const isOver = isConflict(error) && isTakenBack(entry, error.since);
    const again = isOver ? null : await reconsidered(error, request, this.#world.ask, about);
    if (again === 'declined') return this.drop(entry.key);
    if (again === null) return this.#change(entry.key, { state: { kind: 'refused', error } });
    const { basedOn, reason, confirmed } = again;
    const { result: before, by: beforeBy } = about?.stands ?? { result: entry.before, by: '' };
    const state = { kind: 'waiting', attempts: 0 } as const;
    this.#change(entry.key, { basedOn, reason, confirmed, before, beforeBy, state });
    return this.#sendAll();
  }
}
