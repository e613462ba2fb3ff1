import { dailyListLine } from '@rokade/presentation/desks/lists/daily-list-line.ts';
import { loadTranslate } from '@rokade/texts';
import { expect, it } from 'vitest';

it.each(['da', 'de', 'en'] as const)(
  'says in sentences why a list did not come: %s',
  async (language) => {
    const t = await loadTranslate(language, 'console');
    const error = { code: 'list.far-fewer', players: 4, kept: 10 } as const;
    const list = { address: 'https://a.org/x.zip', fetchedAt: '' };
    const problems = [
      { kind: 'not-read', error },
      { kind: 'not-fetched', why: 'cut-off' },
      { kind: 'not-fetched', why: 'too-slow' },
    ] as const;
    for (const problem of problems) {
      const line = dailyListLine({ ...list, problem }, { t, language } as Parameters<
        typeof dailyListLine
      >[1]);
      expect(line).toMatch(/^https:\/\/a\.org\/x\.zip: [^.]+\. \p{Lu}[^{}]+\.$/u);
    }
  },
);
