/** Sounds twice, low and short, where the browser can: what it says is shown as well. */
export function soundWarning(): void {
  if (!('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  const sound = audio.createOscillator();
  const volume = audio.createGain();
  sound.frequency.value = 330;
  for (const [from, level] of [
    [0, 0.2],
    [0.12, 0],
    [0.18, 0.2],
    [0.32, 0],
  ] as const) {
    volume.gain.setValueAtTime(level, audio.currentTime + from);
  }
  sound.connect(volume).connect(audio.destination);
  sound.onended = () => void audio.close();
  sound.start();
  sound.stop(audio.currentTime + 0.35);
}
