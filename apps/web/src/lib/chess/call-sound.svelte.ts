import { play } from '#lib/ui/sound.ts';
import type { Call } from './round-clock.ts';

type CallKind = Call['kind'];

const key = 'rokade-call-sound';

/** How often the gong is struck: what is nearer is more urgent. */
const strokes: Partial<Record<CallKind, number>> = { 'five-minutes': 2, 'one-minute': 3 };

const strike = (times: number): void =>
  play({ hertz: 660, strokes: times, lasts: 0.4, volume: 0.5 });

/** Sounds when a call comes, where this device is to; one that stands already is no news. */
export class CallSound {
  #on = $state(false);

  constructor(call: () => CallKind | null) {
    let last: CallKind | null = null;
    const now = $derived(call());
    $effect(() => {
      try {
        this.#on = localStorage.getItem(key) === 'on';
      } catch {
        // Some browsers keep nothing: it is turned on anew.
      }
    });
    $effect(() => {
      const times = now === null ? undefined : strokes[now];
      if (this.#on && last !== null && last !== now && times !== undefined) strike(times);
      last = now;
    });
  }

  get on(): boolean {
    return this.#on;
  }

  /** Turned on it sounds once: browsers want to be pressed first, and the hall hears how loud it is. */
  turn(): void {
    this.#on = !this.#on;
    if (this.#on) strike(1);
    try {
      localStorage.setItem(key, this.#on ? 'on' : 'off');
    } catch {
      // It holds until the page is left.
    }
  }
}
