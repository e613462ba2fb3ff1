/** Records, for each test file, which functions of the sources it calls: `file\tname` lines. */
import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';

const session = new Session();

const pathOf = (url: string): string => (url.startsWith('file:') ? fileURLToPath(url) : url);

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const called = result
    .filter(({ url }) => url.includes('/src/') && !url.includes('/node_modules/'))
    .flatMap(({ url, functions }) =>
      functions
        .filter(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
        .map(({ functionName }) => `${pathOf(url)}\t${functionName}`),
    );
  const { testPath } = expect.getState();
  appendFileSync(env['ROKADE_COVERED'] ?? '', `${JSON.stringify({ testPath, called })}\n`);
  session.disconnect();
});
