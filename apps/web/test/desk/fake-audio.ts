/** How often each sound struck, in the order in which they sounded. */
export const struck: number[] = [];

/** What a browser has for sounds, silent: it counts the strokes. */
export class FakeAudio {
  readonly currentTime = 0;
  readonly destination = {};
  #strokes = 0;

  createGain() {
    const setValueAtTime = (volume: number) => {
      if (volume > 0) this.#strokes += 1;
    };
    const gain = { gain: { setValueAtTime }, connect: () => gain };
    return gain;
  }

  createOscillator() {
    const strokes = () => this.#strokes;
    return {
      frequency: { value: 0 },
      connect: (to: object) => to,
      start: () => struck.push(strokes()),
      stop: () => {},
    };
  }
}
