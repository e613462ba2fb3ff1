/**
 * `npm run compare:engines -- --program PATH [--form bbp] [--count 50000] [--seed S] [--report FILE]
 * [--standings PROGRAM] [--judged FILE] [--add FILE,FILE]`: compares the Dutch system with an outside
 * engine that whoever runs it has: random tournaments of Rokade's, each round paired again by the
 * engine, and random tournaments of the engine's, each round paired again by Rokade; then writes a
 * report with every difference, the article that decides it, and its cause where that is a known
 * departure of the other program. `--standings` is FIDE's tie-break checker Gacrux, by which points and
 * tie-breaks after the last round are compared, too (`python3,tiebreakchecker.py`). A program of several
 * words is given with commas (`sh,engine.sh`). `--judged` is a JSON file that says of other differences,
 * by their keys in the report, which engine is right and by which article.
 *
 * What was compared is kept beside the report (`FILE.progress`), a line for each tournament and way;
 * run again with the same program and seed it goes on after the last, so that a comparison of days may
 * be broken off. Where the program or the seed is another one, it begins anew. Batches of other seeds,
 * made at the same time or on other machines, are counted in with `--add` (their `.progress` files);
 * `--count 0` only adds up. docs/engine-differences.md says how the whole number is run over night.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTrf } from '@rokade/formats';
import { makeSystem, systems } from '@rokade/tournament';
import { generateTournament } from '../apps/cli/src/generate/generate-tournament.ts';
import { drawnSize, randomCourse } from '../apps/cli/src/generate/random-course.ts';
import {
  type Batch,
  openProgress,
  outsideSeed,
  type ProgressLine,
  readBatch,
  tallyOf,
} from './engines/compare-progress.ts';
import { comparedWith, comparedWithOurs } from './engines/compare-rounds.ts';
import { comparedStandings, outsideValues } from './engines/compare-standings.ts';
import { type Compared, engineReport, openDifferences } from './engines/engine-report.ts';
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
    standings: { type: 'string', default: '' },
    judged: { type: 'string' },
    add: { type: 'string', default: '' },
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

const [checker = '', ...checkerWords] = values.standings.split(',');

/** The standings of a file that differ from the tie-break checker's; none without one. */
const standingsOf = (trf: string) =>
  checker === ''
    ? []
    : comparedStandings(trf, (each) =>
        outsideValues({ command: [checker, ...checkerWords], folder: engine.folder }, each),
      );

/** A tournament of ours by its number, compared; null: it could not be made. */
function comparedOurs(number: number): ProgressLine['compared'] {
  const trf = ours(`${values.seed} ${number}`);
  if (trf === null) return null;
  const { rounds, differences } = comparedWith(trf, (each) => pairOutside(engine, each));
  return { rounds, differences, standings: standingsOf(trf) };
}

/** A tournament of the engine's by its number, compared; null: it could not be made. */
function comparedTheirs(number: number): ProgressLine['compared'] {
  const theirs = generateOutside(engine, outsideSeed(values.seed, number));
  if (typeof theirs === 'string') return null;
  const { rounds, differences } = comparedWithOurs(theirs.trf);
  return { rounds, differences, standings: standingsOf(theirs.trf) };
}

const of = {
  program: values.program ?? '',
  form,
  seed: values.seed,
  standings: values.standings,
};
/** The batch in a file that somebody names. */
function batchIn(path: string): Batch {
  const batch = readBatch(path);
  if (batch === null) {
    console.error(`compare-engines: ${path} is no progress of a comparison`);
    process.exit(2);
  }
  return batch;
}

const others = values.add
  .split(',')
  .filter((path) => path !== '')
  .map(batchIn);
const progress = openProgress(`${values.report}.progress`, of);
if (progress.done > 0) console.error(`going on after ${progress.done} tournaments each way`);
for (let number = progress.done + 1; number <= count; number++) {
  progress.note(number, 'ours', comparedOurs(number));
  progress.note(number, 'theirs', comparedTheirs(number));
  if (number % 100 === 0) console.error(`${number} of ${count} tournaments each way`);
}
const own = progress.lines();
const batches = own.length === 0 ? others : [{ of, lines: own }, ...others];
const judged: Readonly<Record<string, string>> =
  values.judged === undefined ? {} : JSON.parse(readFileSync(values.judged, 'utf8'));
const compared: Compared = {
  made: tallyOf(batches, 'ours'),
  taken: tallyOf(batches, 'theirs'),
  judged,
};
writeFileSync(values.report, engineReport(compared));
console.log(`${values.report} written`);
process.exitCode = openDifferences(compared).length === 0 ? 0 : 1;
