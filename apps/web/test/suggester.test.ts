import { afterEach, expect, it, vi } from 'vitest';
import { makeSuggester, type Suggestion } from '#lib/console/people/suggestion.ts';

afterEach(() => vi.unstubAllGlobals());

/** An answer whose body comes no more once its question was given up. */
const answerTo = (text: string, signal: AbortSignal) => ({
  ok: true,
  json: async () => {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    return [{ key: text, name: text, more: '', values: {} }];
  },
});

it('takes the newest answer alone, and fails nowhere where an earlier one breaks off', async () => {
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) =>
    answerTo(address.split('q=')[1] ?? '', signal),
  );
  const taken: (readonly Suggestion[])[] = [];
  const ask = makeSuggester('/suggestions.json', (found) => taken.push(found));
  const earlier = ask('Al');
  await Promise.resolve();
  await Promise.all([earlier, ask('Alf')]);
  expect(taken.map((found) => found.map(({ name }) => name))).toEqual([['Alf']]);
});
