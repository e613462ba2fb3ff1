import { type PairedRound, type PairingSystem, pairingSystems } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { fuzzTournament } from '../scripts/fuzz/random-tournament.ts';
import { rotatingSeed } from './rotating-seed.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `${rotatingSeed} ${index}`);

const registered = pairingSystems.map(
  (system) => [`${system.code} ${system.edition}`, system] as const,
);

describe.each(registered)('random tournaments by %s', (_name, system) => {
  it('have no illegal round and no wrong refusal', () => {
    const played = seeds.map((seed) => fuzzTournament(system, seed));
    expect(played.flatMap(({ faults }) => faults)).toEqual([]);
    expect(played.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(80);
  });
});

/** A system whose rounds are spoilt before they are returned. */
const spoilt = (system: PairingSystem, spoil: (round: PairedRound) => PairedRound) => ({
  ...system,
  pairRound(request: Parameters<PairingSystem['pairRound']>[0]) {
    const answer = system.pairRound(request);
    return answer.ok && request.roundNumber > 1
      ? { ok: true as const, value: spoil(answer.value) }
      : answer;
  },
});

const swiss = registered.filter(
  ([, { knockOut, isByTable }]) => knockOut === undefined && isByTable === undefined,
);

describe.each(swiss)('the check by the letter finds fault with %s', (_name, system) => {
  const faultsOf = (spoil: (round: PairedRound) => PairedRound): string =>
    seeds
      .slice(0, 40)
      .flatMap((seed) => fuzzTournament(spoilt(system, spoil), seed).faults)
      .join('\n');

  it('when it refuses everything', () => {
    const refusing: PairingSystem = {
      ...system,
      pairRound: ({ roundNumber }) => ({
        ok: false,
        error: { code: 'pairing.no-legal-pairing', roundNumber, players: [] },
      }),
    };
    const faults = seeds.slice(0, 40).flatMap((seed) => fuzzTournament(refusing, seed).faults);
    expect(faults.join('\n')).toContain('but can be paired');
  });

  it('when neighbours change opponents', () => {
    const faults = faultsOf(({ pairings, ...round }) => ({
      ...round,
      pairings: pairings.map((pairing, index) => ({
        ...pairing,
        black: (pairings[index ^ 1] ?? pairing).black,
      })),
    }));
    // Where players may meet again, whoever changes opponents breaks nothing.
    if (system.meetsAgain === true) expect(faults).toBe('');
    else expect(faults).toMatch(/may not meet/);
  });

  it('when it throws', () => {
    const throwing: PairingSystem = {
      ...system,
      pairRound: () => {
        throw new Error('broken');
      },
    };
    expect(fuzzTournament(throwing, 'x').faults.join()).toContain('broken');
  });
});

it.each(registered)('the check by the letter finds who is missing in %s', (_name, system) => {
  const missing = spoilt(system, ({ pairings, ...round }) => ({
    ...round,
    pairings: pairings.slice(1),
  }));
  const faults = seeds.slice(0, 40).flatMap((seed) => fuzzTournament(missing, seed).faults);
  expect(faults.join('\n')).toMatch(/round \d+: seated /);
});

describe('the check by the letter finds wrong colours', () => {
  it.each(['monrad', 'nordic', 'dutch'])('of %s', (code) => {
    const system = pairingSystems.find((each) => each.code === code);
    if (system === undefined) throw new Error(code);
    const turned = spoilt(system, ({ pairings, ...round }) => ({
      ...round,
      pairings: pairings.map(({ white, black, ...rest }) => ({
        ...rest,
        white: black,
        black: white,
      })),
    }));
    const faults = seeds.slice(0, 40).flatMap((seed) => fuzzTournament(turned, seed).faults);
    expect(faults.join('\n')).toContain('the colours are wrong');
  });
});
