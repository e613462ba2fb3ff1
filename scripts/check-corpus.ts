/**
 * `npm run check:corpus [-- FOLDER]`: pairs every round of every Dutch tournament in a folder again (by
 * default the collection beside the repository, made by another engine) and compares. Prints each
 * disagreement and a line of counts; exit 1 if anything differs, 2 if there is nothing to compare with.
 */
import { globSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type CheckedRound, checkRound, parseTrf, trfReader } from '@rokade/formats';
import { dutch2026 } from '@rokade/rules';

const usualFolder = join(import.meta.dirname, '../../shared/data/dutch');

/** The results for a folder of report files. */
export interface CorpusReport {
  readonly files: number;
  readonly rounds: number;
  /** A line for each round that differs and each file that cannot be read. */
  readonly disagreements: readonly string[];
}

const pairsOf = (round: CheckedRound['actual']): readonly string[] => [
  ...round.pairings.map(({ white, black }) => `${white}-${black}`),
  ...round.byes.map((no) => `${no}-0`),
];

function disagreement({ round, actual, expected }: CheckedRound): string {
  if ('code' in expected) return `round ${round}: ${expected.code}`;
  const without = (a: readonly string[], b: readonly string[]): string =>
    a.filter((pair) => !b.includes(pair)).join(' ');
  const [ours, theirs] = [pairsOf(expected), pairsOf(actual)];
  return `round ${round}: by the rules ${without(ours, theirs)}; in the file ${without(theirs, ours)}`;
}

function checkFile(folder: string, file: string): CorpusReport {
  const parsed = parseTrf(readFileSync(join(folder, file)));
  if (!parsed.ok) {
    const codes = parsed.error.map(({ code }) => code).join(', ');
    return { files: 1, rounds: 0, disagreements: [`${file}: ${codes}`] };
  }
  const source = trfReader(parsed.value.document);
  const rounds = Array.from({ length: source.roundsPaired }, (_, index) =>
    checkRound(source, dutch2026, index + 1),
  );
  const differing = rounds.filter(({ ok }) => !ok);
  const disagreements = differing.map((round) => `${file}: ${disagreement(round)}`);
  return { files: 1, rounds: rounds.length, disagreements };
}

/** Pairs every report file in a folder and its subfolders again, one after another. */
export function checkCorpus(folder: string): CorpusReport {
  const reports = globSync('**/*.trf', { cwd: folder })
    .toSorted()
    .map((file) => checkFile(folder, file));
  return {
    files: reports.length,
    rounds: reports.reduce((sum, { rounds }) => sum + rounds, 0),
    disagreements: reports.flatMap(({ disagreements }) => disagreements),
  };
}

if (import.meta.main) {
  const named = process.argv[2] ?? usualFolder;
  const folder = isAbsolute(named) ? named : join(process.cwd(), named);
  const { files, rounds, disagreements } = checkCorpus(folder);
  if (files === 0) {
    console.error(`check:corpus: there are no report files (*.trf) in ${folder}`);
    process.exitCode = 2;
  } else {
    for (const line of disagreements) console.log(line);
    console.log(`${files} files, ${rounds} rounds, ${disagreements.length} disagreements`);
    process.exitCode = disagreements.length === 0 ? 0 : 1;
  }
}
