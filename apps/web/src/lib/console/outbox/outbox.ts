import type { Answer, Question, ResultInQuestion } from '../question.ts';
import { reconsidered } from '../reconsidered.ts';
import type { SendError, SendOutcome, WantedCommand } from '../send-command.ts';
import { commandOfEntry, isAlreadyDone, isTakenBack, resultSince } from './command-of-entry.ts';
import {
  arrivedAt,
  builtOn,
  changed,
  enqueued,
  nextToSend,
  type QueuedResult,
  type ResultQueue,
  retryDelay,
  unsaved,
  type WantedResult,
  without,
} from './result-queue.ts';

/** What an outbox needs of the page around it. */
export interface OutboxWorld {
  readonly send: (wanted: WantedCommand) => Promise<SendOutcome>;
  readonly ask: (question: Question) => Promise<Answer>;
  /** Fetches the page's data anew, where that does not lose the page. */
  readonly refresh: () => Promise<unknown>;
  /** Keeps unsaved entries over a reload. */
  readonly keep: (unsaved: ResultQueue) => void;
  /** What an earlier page left unsent; from now on it is this outbox's. */
  readonly takeKept: () => ResultQueue;
  /** Hears of every change. */
  readonly show: (state: OutboxState) => void;
}

/** What an outbox holds. */
export interface OutboxState {
  readonly queue: ResultQueue;
  /** What keeps results from being saved for now; null: nothing does. */
  readonly obstacle: SendError | null;
}

/** The session has run out; what is sent is for whoever signs in next in this browser. */
const isSignedOut = ({ code }: SendError): boolean => code === 'request.not-signed-in';

/** Somebody signed in anew elsewhere in this browser: the page still writes as the session before. */
const isFormerSession = ({ code }: SendError): boolean => code === 'request.forged';

const isPassing = (error: SendError): boolean =>
  error.code === 'send.unreachable' ||
  error.code === 'send.broken' ||
  error.code === 'store.failed' ||
  isSignedOut(error) ||
  isFormerSession(error);

const placeKey = ({ round, board }: { readonly round: number; readonly board: number }): string =>
  `${round}/${board}`;

/** How long the live connection may take to bring what was saved before we fetch it ourselves. */
const patience = 800;

/** What the arbiter has to know to decide about an entry that the server did not take. */
function inQuestion(entry: QueuedResult, error: SendError): ResultInQuestion {
  const { round, board, white, black, before, beforeBy, result: mine } = entry;
  const stands =
    error.code === 'store.conflict'
      ? resultSince(entry, error.since)
      : { result: before, by: beforeBy };
  return { round, board, white, black, mine, stands };
}

/**
 * Results on their way to the server: sent one after the other, again and again while the server
 * cannot be reached or cannot save them, and kept in the browser until they are on its disk.
 */
export class Outbox {
  #state: OutboxState = { queue: [], obstacle: null };
  readonly #world: OutboxWorld;
  /** The version in which an entry for a board was last acknowledged to us. */
  readonly #acknowledged = new Map<string, number>();
  /** The version of the page's data. */
  #arrived = 0;
  #running = false;
  #lastKey = 0;
  #wake: () => void = () => undefined;

  constructor(world: OutboxWorld) {
    this.#world = world;
  }

  /** Puts an entry in and sends it as soon as its turn comes. */
  put(wanted: WantedResult): void {
    this.#lastKey += 1;
    const seen = this.#acknowledged.get(placeKey(wanted)) ?? 0;
    const entry: QueuedResult = {
      ...wanted,
      key: this.#lastKey,
      basedOn: Math.max(wanted.basedOn, seen),
      reason: '',
      confirmed: false,
      state: { kind: 'waiting', attempts: 0 },
    };
    this.#keep(enqueued(this.#state.queue, entry));
    void this.#sendAll();
  }

  /** Takes up what an earlier page of this browser left unsent. */
  resume(): void {
    const queue = this.#world.takeKept();
    this.#lastKey = queue.length;
    this.#keep(queue);
    void this.#sendAll();
  }

  /** Call every few seconds: tells other tabs that this one still looks after its entries. */
  stayAlive(): void {
    if (unsaved(this.#state.queue).length > 0) this.#keep(this.#state.queue);
  }

  /** Tries again at once instead of after the pause. */
  retryNow(): void {
    this.#wake();
  }

  /** Gives up an entry that was refused. */
  drop(key: number): void {
    this.#keep(without(this.#state.queue, key));
  }

  /** The page's data are of this version now. */
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
    if (outcome.ok) this.#saved(entry, outcome.version);
    else if (obstacle !== null) {
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
    if (error.code === 'store.conflict' && isAlreadyDone(entry, error.since)) {
      this.#saved(entry, error.actualVersion);
      return;
    }
    this.#change(entry.key, { state: { kind: 'asking' } });
    void this.#reconsider(entry, error);
  }

  /** Asks the arbiter; other boards go on meanwhile. */
  async #reconsider(entry: QueuedResult, error: SendError): Promise<void> {
    if (error.code === 'store.conflict') await this.#world.refresh();
    const about = inQuestion(entry, error);
    const wanted = { ...entry, command: commandOfEntry(entry) };
    const isOver = error.code === 'store.conflict' && isTakenBack(entry, error.since);
    const again = isOver ? null : await reconsidered(error, wanted, this.#world.ask, about);
    if (again === 'declined') return this.drop(entry.key);
    if (again === null) return this.#change(entry.key, { state: { kind: 'refused', error } });
    const { basedOn, reason, confirmed } = again;
    const { result: before, by: beforeBy } = about.stands ?? { result: entry.before, by: '' };
    const state = { kind: 'waiting', attempts: 0 } as const;
    this.#change(entry.key, { basedOn, reason, confirmed, before, beforeBy, state });
    return this.#sendAll();
  }
}
