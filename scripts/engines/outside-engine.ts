import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How an outside engine is called: the words after its program. */
interface EngineForm {
  /** Pairs the next round of a report file into another file: the number of pairs, then a pair a line. */
  readonly pair: (input: string, output: string) => readonly string[];
  /** Makes a random tournament from a seed. */
  readonly generate: (output: string, seed: number) => readonly string[];
}

/**
 * The ways that outside engines are called, by name: `bbp` is that of bbpPairings and of what is called
 * like it. One that has only the text until 2026 has nothing to be compared with here.
 */
export const engineForms = {
  bbp: {
    pair: (input, output) => ['--dutch', input, '-p', output],
    generate: (output, seed) => ['--dutch', '-g', '-o', output, '-s', String(seed)],
  },
} as const satisfies Readonly<Record<string, EngineForm>>;
export type EngineFormName = keyof typeof engineForms;

/** An outside engine: its program with the words before all others (`java -jar engine.jar`). */
export interface OutsideEngine {
  readonly command: readonly [string, ...string[]];
  readonly form: EngineFormName;
  /** A folder for its files. */
  readonly folder: string;
}

/** A pair of numbers; Black 0 is the bye. */
export type Pair = readonly [white: number, black: number];

/** Calls the engine; what it said where it failed, else null. */
function call({ command: [program, ...before] }: OutsideEngine, words: readonly string[]) {
  const { status, stderr, error } = spawnSync(program, [...before, ...words], { encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? (stderr.trim() || `exit ${status}`));
}

/** The engine's pairing of the next round of a report file, or why it gives none. */
export function pairOutside(engine: OutsideEngine, trf: string): readonly Pair[] | string {
  const [input, output] = [join(engine.folder, 'round.trf'), join(engine.folder, 'pairs.txt')];
  writeFileSync(input, trf);
  const refused = call(engine, engineForms[engine.form].pair(input, output));
  if (refused !== null) return refused;
  const [, ...lines] = readFileSync(output, 'utf8')
    .trim()
    .split(/\r\n|\r|\n/);
  return lines.map((line): Pair => {
    const [white = 0, black = 0] = line.trim().split(/\s+/).map(Number);
    return [white, black];
  });
}

/** A random tournament of the engine, or why there is none. */
export function generateOutside(
  engine: OutsideEngine,
  seed: number,
): { readonly trf: string } | string {
  const output = join(engine.folder, 'generated.trf');
  const refused = call(engine, engineForms[engine.form].generate(output, seed));
  return refused ?? { trf: readFileSync(output, 'utf8') };
}
