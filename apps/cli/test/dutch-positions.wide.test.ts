import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../test/wide/shared-folder.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

type Pair = readonly [number, number | null];

/** Positions on which engines or editions differ, with the pairing by each edition; null: the bye. */
interface Manifest {
  readonly positions: readonly {
    readonly file: string;
    readonly what: string;
    readonly expected: Readonly<Record<string, readonly Pair[]>>;
  }[];
}

const folder = sharedPath('data/fide/dutch-positions');
const { positions }: Manifest = JSON.parse(
  readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
);

const cases = positions.flatMap(({ file, what, expected }) =>
  Object.entries(expected).map(
    ([edition, pairs]) => [file, edition, { pairs, hasColours: /White|6–8/u.test(what) }] as const,
  ),
);

async function paired(file: string, edition: string): Promise<readonly Pair[]> {
  const words = ['pair', file, '--system', 'dutch', '--edition', edition, '--format', 'javafo'];
  const { exit, out, errors } = await run(words, terminalIn(folder));
  expect(exit, errors.join()).toBe(0);
  const [, ...lines] = out.trim().split('\n');
  return lines.map((line): Pair => {
    const [white = 0, black = 0] = line.split(' ').map(Number);
    return [white, black === 0 ? null : black];
  });
}

/** As a set of texts, the lower number first where colours are not stated. */
const texts = (pairs: readonly Pair[], hasColours: boolean): readonly string[] =>
  pairs
    .map(([one, other]) =>
      hasColours || other === null ? [one, other] : [one, other].toSorted((a, b) => a - b),
    )
    .map(([one, other]) => `${one}-${other ?? 'bye'}`)
    .toSorted();

describe('positions on which engines differ', () => {
  it('are all here', () => {
    expect(positions).toHaveLength(15);
  });

  it.each(cases)('%s is paired by %s', async (file, edition, { pairs, hasColours }) => {
    expect(texts(await paired(file, edition), hasColours)).toEqual(texts(pairs, hasColours));
  });
});
