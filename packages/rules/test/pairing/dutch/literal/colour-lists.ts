import { coloursReceived } from '../../../../src/pairing/dutch/colour/colours-received.ts';
import type { Field } from '../../../../src/pairing/dutch/field/field.ts';
import type { Pair } from './candidates.ts';

/** The four criteria on colours (2026: C10 to C13; 2017: C8 to C11). */
export function* colourLists(field: Field, all: readonly Pair[]): Generator<readonly number[]> {
  const received = all.map(([a, b]) => coloursReceived(a, b, field.initialColour));
  const ofTopscorers = received
    .filter(([a, b]) => a.player.isTopscorer || b.player.isTopscorer)
    .flat();
  const step = (colour: string): number => (colour === 'white' ? 1 : -1);
  yield [
    ofTopscorers.filter((r) => Math.abs(r.player.colourDifference + step(r.colour)) > 2).length,
  ];
  yield [
    ofTopscorers.filter(
      ({ player: { colours }, colour }) => colours.at(-1) === colour && colours.at(-2) === colour,
    ).length,
  ];
  const missed = received
    .flat()
    .filter(
      ({ player: { preference }, colour }) =>
        preference.colour !== null && preference.colour !== colour,
    );
  yield [missed.length];
  yield [missed.filter(({ player }) => player.preference.strength === 2).length];
}
