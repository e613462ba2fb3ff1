import { makeTrf } from '@rokade/formats';
import type { PairingSystem } from '@rokade/rules';
import { generateTournament } from '../src/generate/generate-tournament.ts';

/** A generated tournament as a report file; throws where a round cannot be paired. */
export function generatedFile(players: number, rounds: number, system: PairingSystem): string {
  const seed = `${players} players`;
  const generated = generateTournament({ players, rounds, seed, system });
  if (!generated.ok) throw new Error(`${players} players: ${generated.error.code}`);
  return makeTrf(generated.value);
}
