import { fetchAnew } from '#lib/chess/fetch-anew.ts';
import { keepUnsent, takeUnsent } from '#lib/console/outbox/kept-unsent.ts';
import { retryDelay } from '#lib/console/outbox/result-queue.ts';
import { tabName } from '#lib/console/outbox/tab-name.ts';
import { type SendError, sendCommand, type WantedCommand } from '#lib/console/send-command.ts';
import {
  answered,
  arrivedAt,
  commandOf,
  isTick,
  nextToSend,
  type QueuedTick,
  type Tick,
  type TickQueue,
  ticked,
  unsaved,
} from './tick-queue.ts';

/** Where ticks are sent, as whom, and on which version of a group the page rests. */
export interface BoxSource {
  /** The tournament or event whose page it is. */
  readonly place: () => string;
  readonly csrf: () => string;
  readonly versionOf: (group: string) => number;
}

/** What may pass by itself, or once somebody is let in again: until then ticks are kept and sent anew. */
const isPassing = ({ code }: SendError): boolean =>
  code === 'send.unreachable' ||
  code === 'send.broken' ||
  code === 'store.failed' ||
  isShutOut({ code });

/** The helper's link was revoked or ran out, or somebody signed out. */
export const isShutOut = ({ code }: { readonly code: string }): boolean =>
  code === 'request.not-signed-in' || code === 'request.not-allowed' || code === 'request.forged';

/**
 * Who was seen, on the way to the server: shown at once, sent in order, many in one command after the
 * network was away, and kept in the browser until they are on the server's disk.
 */
export class CheckInBox {
  #queue = $state.raw<TickQueue>([]);
  /** What keeps ticks from being saved for now; null: nothing does. */
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

  /** Takes up what an earlier page of this browser left unsent. */
  resume(): void {
    const kept = takeUnsent(localStorage, this.#place(), isTick);
    if (kept.length > 0) this.put(kept.map(({ state: _, ...tick }) => tick));
  }

  /** Call every few seconds: tells other tabs that this one still looks after its ticks. */
  stayAlive(): void {
    if (unsaved(this.#queue).length > 0) this.#keep(this.#queue);
  }

  retryNow(): void {
    this.#wake();
  }

  /** Somebody has read why a tick was refused. */
  drop(tick: QueuedTick): void {
    this.#keep(this.#queue.filter((other) => other !== tick));
  }

  /** A group's data are of this version now. */
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

  /** False: to be tried again. */
  async #send([first, ...more]: TickQueue): Promise<boolean> {
    if (first === undefined) return true;
    const sent = [first, ...more] as const;
    const sender = { tournament: first.group, csrf: this.#source.csrf(), fetch };
    const basedOn = this.#source.versionOf(first.group);
    const wanted = { command: commandOf(sent), basedOn, reason: '', confirmed: false };
    const outcome = await sendOnTop(sender, wanted);
    const passing = !outcome.ok && isPassing(outcome.error) ? outcome.error : null;
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

/** Whoever is there is there, whatever others wrote meanwhile: what is newer is no question here. */
async function sendOnTop(
  sender: Parameters<typeof sendCommand>[0],
  wanted: WantedCommand,
): ReturnType<typeof sendCommand> {
  const outcome = await sendCommand(sender, wanted);
  if (outcome.ok || outcome.error.code !== 'store.conflict') return outcome;
  return sendCommand(sender, { ...wanted, basedOn: outcome.error.actualVersion });
}
