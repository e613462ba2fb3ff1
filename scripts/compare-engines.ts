/**
 * `npm run compare:engines -- --program PATH [--form bbp] [--count 50000] [--seed S] [--report FILE]
 * [--judged FILE]`: compares the Dutch system with an outside engine that whoever runs it
 * has: random tournaments of Rokade's, each round paired again by the engine, and random tournaments of
 * the engine's, each round paired again by Rokade; then writes a report with every difference. A program
 * of several words is given with commas (`sh,engine.sh`). `--judged` is a JSON file that says
 * of each difference, by its key in the report, which engine is right and by which article.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTrf } from '@rokade/formats';
import { makeSystem, systems } from '@rokade/tournament';
import { generateTournament } from '../apps/cli/src/generate/generate-tournament.ts';
import { drawnSize, randomCourse } from '../apps/cli/src/generate/random-course.ts';
import { type Comparison, comparedWith, comparedWithOurs } from './engines/compare-rounds.ts';
import { engineReport, type Tally } from './engines/engine-report.ts';
import {
  type EngineFormName,
  engineForms,
  generateOutside,
  type OutsideEngine,
  pairOutside,
} from './engines/outside-engine.ts';

const { values } = parseArgs({
  options: {
    program: { type: 'string' },
    form: { type: 'string', default: 'bbp' },
    count: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string', default: 'engine-report.md' },
    judged: { type: 'string' },
  },
});

const form = Object.keys(engineForms).find((each): each is EngineFormName => each === values.form);
const [program, ...before] = (values.program ?? '').split(',');
if (form === undefined || program === undefined || program === '') {
  console.error(
    `compare-engines: --program PATH, and --form one of ${Object.keys(engineForms).join(', ')}`,
  );
  process.exit(2);
}

const engine: OutsideEngine = {
  command: [program, ...before],
  form,
  folder: mkdtempSync(join(tmpdir(), 'rokade-engines-')),
};

/** A tournament of Rokade's with everything drawn by lot; null: a round could not be paired. */
function ours(seed: string): string | null {
  const size = drawnSize(seed, { players: undefined, rounds: undefined }, false);
  const course = randomCourse(seed, size, systems.dutch);
  const made = generateTournament({ ...size, seed, choice: makeSystem('dutch'), course });
  return made.ok ? makeTrf(made.value) : null;
}

const count = Number(values.count);
const emptyTally = (): Tally => ({ tournaments: 0, rounds: 0, refused: 0, differences: [] });

function counted(tally: Tally, key: string, compared: Comparison | null): Tally {
  if (compared === null) return { ...tally, refused: tally.refused + 1 };
  return {
    tournaments: tally.tournaments + 1,
    rounds: tally.rounds + compared.rounds,
    refused: tally.refused,
    differences: [
      ...tally.differences,
      ...compared.differences.map((each) => ({ ...each, key: `${key} round ${each.round}` })),
    ],
  };
}

let [made, taken] = [emptyTally(), emptyTally()];
for (let number = 1; number <= count; number++) {
  const seed = `${values.seed} ${number}`;
  const trf = ours(seed);
  made = counted(
    made,
    `ours ${seed}`,
    trf === null ? null : comparedWith(trf, (each) => pairOutside(engine, each)),
  );
  const theirs = generateOutside(engine, number);
  taken = counted(
    taken,
    `theirs ${number}`,
    typeof theirs === 'string' ? null : comparedWithOurs(theirs.trf),
  );
  if (number % 100 === 0) console.error(`${number} of ${count} tournaments each way`);
}

const judged: Readonly<Record<string, string>> =
  values.judged === undefined ? {} : JSON.parse(readFileSync(values.judged, 'utf8'));
writeFileSync(values.report, engineReport({ made, taken, judged }));
console.log(`${values.report} written`);
const open = [...made.differences, ...taken.differences].filter(({ key }) => !(key in judged));
process.exitCode = open.length === 0 ? 0 : 1;
