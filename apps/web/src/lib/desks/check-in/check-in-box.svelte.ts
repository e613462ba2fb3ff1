import {
  type CommandRequest,
  isConflict,
  type SendError,
} from '@rokade/presentation/console/commands/sent-command.ts';
import { keepUnsent, takeUnsent } from '@rokade/presentation/console/outbox/kept-unsent.ts';
import { retryDelay } from '@rokade/presentation/console/outbox/result-queue.ts';
import {
  answered,
  arrivedAt,
  commandOf,
  isTick,
  keepsTicks,
  nextToSend,
  type QueuedTick,
  type Tick,
  type TickQueue,
  ticked,
  unsaved,
} from '@rokade/presentation/desks/check-in/tick-queue.ts';
import { fetchAnew } from '#lib/chess/fetch-anew.ts';
import { sendCommand } from '#lib/console/commands/send-command.ts';
import { tabName } from '#lib/console/outbox/tab-name.ts';

/**
 * The page and session from which ticks are sent, and the version of each group that the page
 * shows.
 */
export interface BoxSource {
  /** The id of the tournament or event of the page. */
  readonly place: () => string;
  readonly csrf: () => string;
  readonly versionOf: (group: string) => number;
}

/**
 * Check-ins on their way to the server. They are shown at once and sent in order, many in one
 * command after a lost connection, and kept in the browser until they are on the server's disk.
 */
export class CheckInBox {
  #queue = $state.raw<TickQueue>([]);
  /** The error that keeps ticks from being saved for now; null: there is none. */
  obstacle = $state.raw<SendError | null>(null);
  readonly #source: BoxSource;
  #running = false;
  #wake: () => void = () => undefined;

  constructor(source: BoxSource) {
    this.#source = source;
  }

  get queue(): TickQueue {
    return this.#queue;
  }

  put(ticks: readonly Tick[]): void {
    this.#keep(ticked(this.#queue, ticks));
    void this.#sendAll();
  }

  /** Takes over the ticks that an earlier page of this browser left unsent. */
  resume(): void {
    const kept = takeUnsent(localStorage, this.#place(), isTick);
    if (kept.length > 0) this.put(kept.map(({ state: _, ...tick }) => tick));
  }

  /** Call every few seconds: shows other tabs that this one is open and still has its ticks. */
  stayAlive(): void {
    if (unsaved(this.#queue).length > 0) this.#keep(this.#queue);
  }

  retryNow(): void {
    this.#wake();
  }

  /** Removes a tick that was refused. */
  drop(tick: QueuedTick): void {
    this.#keep(this.#queue.filter((other) => other !== tick));
  }

  /** Call when the data of a group have this version. */
  arrived(group: string, version: number): void {
    const queue = arrivedAt(this.#queue, group, version);
    if (queue.length < this.#queue.length) this.#keep(queue);
  }

  #place() {
    return { what: `check-in-${this.#source.place()}`, tab: tabName(), now: Date.now() };
  }

  #keep(queue: TickQueue): void {
    this.#queue = queue;
    keepUnsent(localStorage, this.#place(), unsaved(queue));
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

  async #sendAll(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    let attempts = 0;
    for (let next = nextToSend(this.#queue); next.length > 0; next = nextToSend(this.#queue)) {
      if (attempts > 0) await this.#pause(retryDelay(attempts));
      attempts = (await this.#send(nextToSend(this.#queue))) ? 0 : attempts + 1;
    }
    this.#running = false;
  }

  /** Sends ticks of one group; returns false if they have to be sent again. */
  async #send([first, ...more]: TickQueue): Promise<boolean> {
    if (first === undefined) return true;
    const sent = [first, ...more] as const;
    const sender = { tournament: first.group, csrf: this.#source.csrf(), fetch };
    const basedOn = this.#source.versionOf(first.group);
    const request = { command: commandOf(sent), basedOn, reason: '', confirmed: false };
    const outcome = await sendOnTop(sender, request);
    const passing = !outcome.ok && keepsTicks(outcome.error) ? outcome.error : null;
    this.obstacle = passing;
    if (passing !== null) return false;
    const state = outcome.ok
      ? ({ kind: 'saved', version: outcome.version } as const)
      : ({ kind: 'refused', error: outcome.error } as const);
    this.#keep(answered(this.#queue, sent, state));
    await fetchAnew();
    return true;
  }
}

/**
 * Sends a command again on the newest version after a conflict: a check-in is right whatever others
 * wrote.
 */
async function sendOnTop(
  sender: Parameters<typeof sendCommand>[0],
  request: CommandRequest,
): ReturnType<typeof sendCommand> {
  const outcome = await sendCommand(sender, request);
  if (outcome.ok || !isConflict(outcome.error)) return outcome;
  return sendCommand(sender, { ...request, basedOn: outcome.error.actualVersion });
}
