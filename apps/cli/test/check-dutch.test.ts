import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const folder = path.join(import.meta.dirname, '../../../packages/formats/test/fixtures');

describe('check by the Dutch system', () => {
  it.each(globSync('dutch-*.trf', { cwd: folder }))(
    'agrees with another engine in every round of %s',
    async (file) => {
      const words = ['check', file, '--system', 'dutch', '--format', 'json'];
      const outcome = await run(words, terminalIn(folder));
      const answer = JSON.parse(outcome.out);
      expect(answer.rounds.filter(({ ok }: { readonly ok: boolean }) => !ok)).toEqual([]);
      expect(answer).toMatchObject({ system: 'dutch', ok: true });
      expect(outcome.exit).toBe(0);
    },
  );
});
