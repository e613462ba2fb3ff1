/** A sound of several strokes with one pitch: a gong, a warning. */
export interface Sound {
  readonly hertz: number;
  readonly strokes: number;
  /** The length of a stroke, in seconds; the pause after it is half as long. */
  readonly lasts: number;
  /** From 0 to 1. */
  readonly volume: number;
}

/** Plays a sound if the browser can. Whatever it signals must be shown as well. */
export function play({ hertz, strokes, lasts, volume }: Sound): void {
  if (!('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  const sound = audio.createOscillator();
  const level = audio.createGain();
  const now = audio.currentTime;
  sound.frequency.value = hertz;
  for (let stroke = 0; stroke < strokes; stroke++) {
    const from = now + stroke * lasts * 1.5;
    level.gain.setValueAtTime(volume, from);
    level.gain.setValueAtTime(0, from + lasts);
  }
  sound.connect(level).connect(audio.destination);
  sound.onended = () => void audio.close();
  sound.start();
  sound.stop(now + strokes * lasts * 1.5);
}
