import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Comparison, Difference } from './compare-rounds.ts';
import type { Tally } from './engine-report.ts';

/** What a comparison is of: its results are only continued by the same one. */
export interface ComparisonOf {
  readonly program: string;
  readonly form: string;
  readonly seed: string;
  /** The program of the standings; '' where they are not compared. */
  readonly standings: string;
}

/** Whose tournaments are paired again. */
export type Way = 'ours' | 'theirs';

/** A tournament that was compared; `compared` null: it could not be made. */
export interface ProgressLine {
  readonly number: number;
  readonly way: Way;
  readonly compared: (Comparison & { readonly standings: readonly Difference[] }) | null;
}

/** The progress of a comparison, kept in a file of lines of JSON. */
export interface Progress {
  /** How many tournaments are compared both ways. */
  readonly done: number;
  note(number: number, way: Way, compared: ProgressLine['compared']): void;
  /** The tournaments of one way up to a number, in order. */
  lines(way: Way, most: number): readonly ProgressLine[];
}

function parsedLine(line: string): ProgressLine | null {
  try {
    return JSON.parse(line) as ProgressLine;
  } catch {
    // The line that was being written when the run ended.
    return null;
  }
}

/** The lines of an earlier run of the same comparison; null: there was none, or of another. */
function earlierLines(path: string, of: ComparisonOf): readonly ProgressLine[] | null {
  if (!existsSync(path)) return null;
  const [head = '', ...rest] = readFileSync(path, 'utf8').split('\n');
  return head === JSON.stringify(of) ? rest.flatMap((line) => parsedLine(line) ?? []) : null;
}

const wayDone = (lines: readonly ProgressLine[], way: Way): number => {
  const numbers = new Set(lines.flatMap((line) => (line.way === way ? [line.number] : [])));
  let done = 0;
  while (numbers.has(done + 1)) done++;
  return done;
};

/** Opens the progress of a comparison, which goes on where an earlier run of it ended. */
export function openProgress(path: string, of: ComparisonOf): Progress {
  const earlier = earlierLines(path, of) ?? [];
  const done = Math.min(wayDone(earlier, 'ours'), wayDone(earlier, 'theirs'));
  const kept = earlier.filter(({ number }) => number <= done);
  const head = [of, ...kept].map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(path, head);
  const noted = [...kept];
  return {
    done,
    note(number, way, compared) {
      const line = { number, way, compared };
      appendFileSync(path, `${JSON.stringify(line)}\n`);
      noted.push(line);
    },
    lines: (way, most) => noted.filter((line) => line.way === way && line.number <= most),
  };
}

/** What was compared in one direction, with a key for each difference. */
export function tallyOf(lines: readonly ProgressLine[], keyOf: (number: number) => string): Tally {
  const compared = lines.flatMap(({ number, compared: one }) =>
    one === null ? [] : [{ number, ...one }],
  );
  return {
    tournaments: compared.length,
    rounds: compared.reduce((sum, { rounds }) => sum + rounds, 0),
    refused: lines.length - compared.length,
    differences: compared.flatMap(({ number, differences }) =>
      differences.map((each) => ({ ...each, key: `${keyOf(number)} round ${each.round}` })),
    ),
    standings: compared.flatMap(({ number, standings }) =>
      standings.map((each) => ({ ...each, key: `${keyOf(number)} standings` })),
    ),
  };
}
