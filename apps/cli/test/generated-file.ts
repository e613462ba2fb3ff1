import { makeTrf } from '@rokade/formats';
import { monrad } from '@rokade/rules';
import { generateTournament } from '../src/generate/generate-tournament.ts';

/** A generated Monrad tournament as a report file; throws where a round cannot be paired. */
export function generatedFile(players: number, rounds: number): string {
  const seed = `${players} players`;
  const generated = generateTournament({ players, rounds, seed, system: monrad });
  if (!generated.ok) throw new Error(`${players} players: ${generated.error.code}`);
  return makeTrf(generated.value);
}
