import { makeSeededRandom, type PairingSystem, type SeededRandom } from '@rokade/rules';
import { makeSystem, systems } from '@rokade/tournament';
import type { Course } from '../../apps/cli/src/generate/course.ts';
import {
  type GenerateRequest,
  generateTournament,
} from '../../apps/cli/src/generate/generate-tournament.ts';
import { codeOf, type EngineRequest, faultsIn } from './legality.ts';
import { couldBePaired } from './refusal.ts';

/** The outcome of a tournament. */
export interface FuzzedTournament {
  readonly rounds: number;
  readonly refused: boolean;
  /** Whether the refusal was checked by trying all pairings and is right. */
  readonly refusalProven: boolean;
  readonly faults: readonly string[];
}

const among = <T>(random: SeededRandom, choices: readonly [T, ...T[]]): T =>
  choices[random.below(choices.length)] ?? choices[0];

/** Mostly small fields, in which everything is tight; now and then a large one. */
function drawnSize(random: SeededRandom): number {
  const kind = random.below(10);
  if (kind < 6) return 2 + random.below(13);
  return kind < 9 ? 15 + random.below(30) : 45 + random.below(156);
}

/** The parts of the course on scoring and forbidden meetings, for systems that depend on them. */
function rulesCourse(random: SeededRandom, players: number): Partial<Course> {
  const threePoints = random.below(4) === 0;
  const accelerated = !threePoints && random.below(3) === 0;
  return {
    acceleration: accelerated ? 'baku' : 'none',
    points: threePoints ? { win: 6, draw: 2, loss: 0 } : { win: 2, draw: 1, loss: 0 },
    allocatedBye: among(random, [null, null, 1, 0]),
    forbiddenPairs: random.below(3) === 0 ? random.below(players) : 0,
    initialColour: among(random, ['white', 'black']),
  };
}

/** Anything that can happen in a tournament of this system, from nothing to very much. */
function drawnCourse(
  random: SeededRandom,
  system: PairingSystem,
  players: number,
): Partial<Course> {
  return {
    draws: among(random, [0, 320, 600, 1000]),
    forfeits: among(random, [0, 0, 50, 300]),
    postponed: among(random, [0, 0, 100]),
    byes: among(random, [0, 0, 50, 250]),
    withdrawals: among(random, [0, 0, 30, 100]),
    lateEntries: among(random, [0, 0, 150, 400]),
    numbers: among(random, ['lot', 'strength']),
    ...(systems[codeOf(system)].goesBy.length > 0 ? rulesCourse(random, players) : {}),
  };
}

/** The tournament for a seed and a number. */
function fuzzRequest(system: PairingSystem, seed: string): GenerateRequest {
  const random = makeSeededRandom(`fuzz ${seed}`);
  const players = drawnSize(random);
  const rounds = 1 + random.below(11);
  const choice = makeSystem(codeOf(system), { edition: system.edition });
  const course = drawnCourse(random, system, players);
  return { players, rounds, seed, choice, engine: system, course };
}

/** Plays a random tournament and checks each round by the letter of the rules. */
export function fuzzTournament(system: PairingSystem, seed: string): FuzzedTournament {
  const faults: string[] = [];
  const seen = { rounds: 0, refused: false, refusalProven: false };
  const watched: PairingSystem = {
    ...system,
    pairRound(request) {
      const engineRequest: EngineRequest = request;
      const answer = system.pairRound(request);
      const where = `round ${request.roundNumber}`;
      if (answer.ok) {
        seen.rounds += 1;
        faults.push(
          ...faultsIn(system, engineRequest, answer.value).map((fault) => `${where}: ${fault}`),
        );
        return answer;
      }
      seen.refused = true;
      if (answer.error.code === 'pairing.too-few-players') return answer;
      const could = couldBePaired(system, engineRequest);
      seen.refusalProven = could === false;
      if (could === true)
        faults.push(`${where}: refused (${answer.error.code}), but can be paired`);
      return answer;
    },
  };
  try {
    generateTournament(fuzzRequest(watched, seed));
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return { ...seen, faults };
}
