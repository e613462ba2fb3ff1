import { checkRound, makeTrf, parseTrf, type TournamentReader, trfReader } from '@rokade/formats';
import type { PairingSystem } from '@rokade/rules';
import { makeSystem, type SystemCode } from '@rokade/tournament';
import { expect } from 'vitest';
import type { Course } from '../src/generate/course.ts';
import { generateTournament } from '../src/generate/generate-tournament.ts';

/** The options for a generated tournament. */
export interface Wanted {
  readonly players: number;
  readonly rounds: number;
  readonly system: Pick<PairingSystem, 'code' | 'edition'>;
  readonly seed?: string;
  readonly course?: Partial<Course>;
}

/** A generated tournament as a report file; null: a round cannot be paired. */
export function generatedFile(wanted: Wanted): string | null {
  const { system, ...rest } = wanted;
  const choice = makeSystem(system.code as SystemCode, { edition: system.edition });
  const generated = generateTournament({ seed: `${wanted.players} players`, ...rest, choice });
  return generated.ok ? makeTrf(generated.value) : null;
}

/** The file as its reader returns it; a file with remarks fails. */
export function readBack(file: string): TournamentReader {
  const parsed = parseTrf(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(parsed.value.warnings).toEqual([]);
  return trfReader(parsed.value.document);
}

/** Expects that `check` pairs every round of a file as the file has it. */
export function expectPairedBy(file: string, system: PairingSystem, rounds: number): void {
  const source = readBack(file);
  const { roundsPaired } = source;
  if (system.knockOut === undefined) expect(roundsPaired).toBe(rounds);
  else expect(roundsPaired).toBeGreaterThan(0);
  for (let round = 1; round <= roundsPaired; round++) {
    expect(checkRound(source, system, round)).toMatchObject({ round, ok: true });
  }
}
