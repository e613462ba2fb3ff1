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
  /** All tournaments so far, in order. */
  lines(): readonly ProgressLine[];
}

function parsedLine(line: string): ProgressLine | null {
  try {
    return JSON.parse(line) as ProgressLine;
  } catch {
    // The line that was being written when the run ended.
    return null;
  }
}

/** A batch of a comparison: what it is of, and its tournaments. */
export interface Batch {
  readonly of: ComparisonOf;
  readonly lines: readonly ProgressLine[];
}

/** The progress in a file; null where it is none. */
export function readBatch(path: string): Batch | null {
  if (!existsSync(path)) return null;
  const [head = '', ...rest] = readFileSync(path, 'utf8').split('\n');
  if (!head.startsWith('{"program":')) return null;
  const of: ComparisonOf = JSON.parse(head);
  return { of, lines: rest.flatMap((line) => parsedLine(line) ?? []) };
}

/** The lines of an earlier run of the same comparison; null: there was none, or of another. */
function earlierLines(path: string, of: ComparisonOf): readonly ProgressLine[] | null {
  const batch = readBatch(path);
  return batch !== null && JSON.stringify(batch.of) === JSON.stringify(of) ? batch.lines : null;
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
    lines: () => noted,
  };
}

/** The engine's own seed of a tournament by its number: another seed gives other tournaments. */
export function outsideSeed(seed: string, number: number): number {
  const batch = Number.parseInt(seed, 10);
  return (batch > 1 ? batch - 1 : 0) * 100_000 + number;
}

/** How to make a tournament of a batch again. */
const keyOf = ({ seed }: ComparisonOf, { way, number }: ProgressLine): string =>
  way === 'ours' ? `ours ${seed} ${number}` : `theirs ${outsideSeed(seed, number)}`;

/**
 * What was compared in one direction in all batches, with a key for each difference. A tournament that
 * stands in several files is counted once.
 */
export function tallyOf(batches: readonly Batch[], way: Way): Tally {
  const lines = new Map(
    batches.flatMap(({ of, lines: own }) =>
      own.filter((line) => line.way === way).map((line) => [keyOf(of, line), line] as const),
    ),
  );
  const compared = [...lines].flatMap(([key, { compared: one }]) =>
    one === null ? [] : [{ key, ...one }],
  );
  const hasStandings = batches.every(({ of }) => of.standings !== '');
  return {
    tournaments: compared.length,
    rounds: compared.reduce((sum, { rounds }) => sum + rounds, 0),
    refused: lines.size - compared.length,
    differences: compared.flatMap(({ key, differences }) =>
      differences.map((each) => ({ ...each, key: `${key} round ${each.round}` })),
    ),
    standings: hasStandings
      ? compared.flatMap(({ key, standings }) =>
          standings.map((each) => ({ ...each, key: `${key} standings` })),
        )
      : null,
  };
}
