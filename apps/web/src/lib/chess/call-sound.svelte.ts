import type { Call } from '@rokade/presentation/chess/round-clock.ts';
import { play } from '#lib/ui/sound.ts';

type CallKind = Call['kind'];

const key = 'rokade-call-sound';

/** The number of strokes of the gong for each call: more for the later, more urgent one. */
const strokes: Partial<Record<CallKind, number>> = { 'five-minutes': 2, 'one-minute': 3 };

const strike = (times: number): void =>
  play({ hertz: 660, strokes: times, lasts: 0.4, volume: 0.5 });

/**
 * Plays a sound when a call comes, if that is turned on for this device. A call that is already
 * shown when the page opens makes no sound.
 */
export class CallSound {
  #on = $state(false);

  constructor(call: () => CallKind | null) {
    let last: CallKind | null = null;
    const now = $derived(call());
    $effect(() => {
      try {
        this.#on = localStorage.getItem(key) === 'on';
      } catch {
        // Some browsers store nothing; the sound then has to be turned on again.
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

  /**
   * Turns the sound on or off. Turning it on plays it once, because browsers allow sound only after
   * a click, and to show how loud it is.
   */
  turn(): void {
    this.#on = !this.#on;
    if (this.#on) strike(1);
    try {
      localStorage.setItem(key, this.#on ? 'on' : 'off');
    } catch {
      // Without storage the choice holds until the page is left.
    }
  }
}
