import { type PairingSystem, pairingSystems } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { isSweep, rotatingSeed } from '../../../test/rotating-seed.ts';
import type { Course } from '../src/generate/course.ts';
import { expectPairedBy, generatedFile } from './generated-file.ts';

const step = isSweep ? 12 : 36;

/** Every small field, where one round or bye makes a difference, and some up to 200. */
const sizes = Array.from({ length: 198 }, (_, index) => index + 3).filter(
  (players) => players <= 20 || players % step === rotatingSeed % step,
);

/** As many rounds as a system can pair for a field of this size; four teams play three. */
function roundsFor(players: number, { code }: PairingSystem): number {
  if (code === 'olympiad') return 3;
  if (players < 10) return Math.min(3, players % 2 === 0 ? players - 1 : players - 2);
  return players < 20 ? 7 : 9;
}

/** All kinds of deviations from the plan, with varying frequency. */
const eventful = (players: number): Partial<Course> => ({
  byes: (players % 4) * 20,
  withdrawals: (players % 3) * 15,
  forfeits: (players % 5) * 20,
  lateEntries: (players % 6) * 25,
  postponed: (players % 7) * 15,
});

const registered = pairingSystems.map(
  (system) => [`${system.code} ${system.edition}`, system] as const,
);

describe.each(registered)('check agrees with what generate made: %s', (_name, system) => {
  it.each(sizes)('%i players', (players) => {
    const rounds = roundsFor(players, system);
    const file = generatedFile({ players, rounds, system });
    expect(file).not.toBeNull();
    expectPairedBy(file ?? '', system, rounds);
  });

  it('under byes, withdrawals, forfeits, late entries and postponed games', () => {
    // A round without any game, as a small table may have, looks as if no player had come.
    const least = system.isByTable ? 10 : 0;
    const files = sizes
      .filter((players) => players >= least)
      .flatMap((players) => {
        const rounds = Math.ceil(roundsFor(players, system) / 2);
        const file = generatedFile({ players, rounds, system, course: eventful(players) });
        if (file !== null) expectPairedBy(file, system, rounds);
        return file === null ? [] : [file];
      });
    expect(files.length).toBeGreaterThan(sizes.length / 2);
  });
});
