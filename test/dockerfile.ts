import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** An instruction of a Dockerfile. */
export interface Instruction {
  /** `COPY`. */
  readonly word: string;
  /** What stands behind it, on one line. */
  readonly rest: string;
}

/** A stage of a Dockerfile. */
export interface Stage {
  /** `node:24-slim`. */
  readonly base: string;
  /** What other stages call it; null: nothing. */
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

/** The two stages of the repository's Dockerfile: the one that builds, and the image. */
export interface Dockerfile {
  readonly build: Stage;
  readonly image: Stage;
}

/** The repository's Dockerfile; one that has not two stages is an error. */
export function readDockerfile(): Dockerfile {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const instructions = lines.map((line): Instruction => {
    const [word = '', ...rest] = line.split(' ');
    return { word, rest: rest.join(' ') };
  });
  const begins = instructions.flatMap(({ word }, index) => (word === 'FROM' ? [index] : []));
  const [build, image, more] = begins.map((begin, stage): Stage => {
    const words = (instructions[begin]?.rest ?? '').replace(/^--\S+ /, '').split(' ');
    const [base = '', , name = null] = words;
    return { base, name, instructions: instructions.slice(begin + 1, begins[stage + 1]) };
  });
  if (build === undefined || image === undefined || more !== undefined)
    throw new Error('the Dockerfile has not two stages');
  return { build, image };
}

/** What stands behind each instruction of a kind. */
export const restsOf = ({ instructions }: Stage, kind: string): readonly string[] =>
  instructions.filter(({ word }) => word === kind).map(({ rest }) => rest);

/** The environment that a stage gives its program. */
export const environmentOf = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    restsOf(stage, 'ENV')
      .flatMap((rest) => rest.split(' '))
      .map((pair) => pair.split('=', 2)),
  );

/** The words of a command, which stands as a list of JSON. */
export const wordsOf = (rest: string): readonly string[] =>
  JSON.parse(rest.slice(rest.indexOf('[')));
