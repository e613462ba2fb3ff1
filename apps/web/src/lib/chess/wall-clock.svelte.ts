import { type RoundTimes, secondsLater } from '@rokade/presentation/chess/round-clock.ts';

/** The hall's clock: it goes on from the time in the page's data, or uses this machine's clock. */
export class WallClock {
  #tick = $state(0);
  readonly #times: () => RoundTimes;
  readonly #cameAt = $derived.by(() => (this.#times().now === '' ? 0 : Date.now()));

  constructor(times: () => RoundTimes) {
    this.#times = times;
    $effect(() => {
      const tick = () => {
        this.#tick = Date.now();
      };
      tick();
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    });
  }

  /**
   * The local time, `2026-11-21T18:55:07`; '' before the page's script runs if the data have no
   * time.
   */
  get now(): string {
    const { now, zoneMinutes } = this.#times();
    if (now !== '') {
      return secondsLater(now, Math.max(0, Math.floor((this.#tick - this.#cameAt) / 1000)));
    }
    if (this.#tick === 0) return '';
    return new Date(this.#tick + zoneMinutes * 60_000).toISOString().slice(0, 19);
  }
}
