/**
 * `npm run fuzz -- --rounds 100000 --seed S [--system all]`: pairs random tournaments by every system,
 * or by one (`--system dutch`), until so many rounds are paired, and checks each of them by the letter
 * of the rules. A tournament is identified by its seed: `npm run fuzz -- --seed 'S 17' --system dutch
 * --exactly` plays only that one. Exit 1 if a round is illegal, a refusal wrong or an exception thrown.
 */
import { parseArgs } from 'node:util';
import { type PairingSystem, pairingSystems } from '@rokade/rules';
import { fuzzTournament } from './fuzz/random-tournament.ts';

interface Tally {
  readonly system: PairingSystem;
  tournaments: number;
  rounds: number;
  refusals: number;
  provenRefusals: number;
  faults: number;
}

/** The most faults that are printed for each system; counting goes on. */
const mostFaultsShown = 100;

const nameOf = ({ code, edition }: PairingSystem): string => `${code} ${edition}`;

/** Plays one more tournament and prints its faults. */
function playOne(tally: Tally, seed: string): void {
  const { system } = tally;
  const { rounds, refused, refusalProven, faults } = fuzzTournament(system, seed);
  tally.tournaments += 1;
  tally.rounds += rounds;
  tally.refusals += refused ? 1 : 0;
  tally.provenRefusals += refusalProven ? 1 : 0;
  tally.faults += faults.length;
  if (tally.faults > mostFaultsShown) return;
  for (const fault of faults) console.error(`fuzz: ${nameOf(system)}, seed "${seed}": ${fault}`);
}

function report({ system, tournaments, rounds, refusals, provenRefusals, faults }: Tally): string {
  const refused = `${refusals} refused (${provenRefusals} tried out)`;
  return `${nameOf(system)}: ${rounds} rounds of ${tournaments} tournaments, ${refused}, ${faults} faults`;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    system: { type: 'string', default: 'all' },
    exactly: { type: 'boolean', default: false },
  },
});
const wanted = Number(values.rounds);
const tallies = pairingSystems
  .filter(({ code }) => values.system === 'all' || values.system === code)
  .map((system) => ({
    system,
    tournaments: 0,
    rounds: 0,
    refusals: 0,
    provenRefusals: 0,
    faults: 0,
  }));
const paired = (): number => tallies.reduce((sum, { rounds }) => sum + rounds, 0);
const start = performance.now();
if (tallies.length === 0 || !Number.isSafeInteger(wanted) || wanted < 1) {
  console.error('fuzz: --rounds must be a whole number, --system a pairing system or all');
  process.exitCode = 2;
} else if (values.exactly) {
  for (const tally of tallies) playOne(tally, values.seed);
} else {
  for (let index = 1; paired() < wanted; index++) {
    for (const tally of tallies) playOne(tally, `${values.seed} ${index}`);
  }
}
for (const tally of tallies) console.log(report(tally));
console.log(`${paired()} rounds in ${((performance.now() - start) / 1000).toFixed(0)} s`);
if (tallies.some(({ faults }) => faults > 0)) process.exitCode = 1;
