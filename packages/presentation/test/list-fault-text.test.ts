import { loadTranslate } from '@rokade/texts';
import { expect, it } from 'vitest';
import { listFaultText } from '../src/desks/lists/list-fault-text.ts';

it.each([
  ['da', 'er en liste fra FIDE, ikke fra DWZ (DSB).'],
  ['de', 'ist eine Liste von FIDE, nicht von DWZ (DSB).'],
  ['en', 'is a list of FIDE, not of DWZ (DSB).'],
] as const)('a list of another source, in %s', async (language, text) => {
  const t = await loadTranslate(language, 'console');
  const fault = { code: 'list.other-source', found: 'fide', said: 'dwz' };
  expect(listFaultText(t, fault)).toBe(text);
});
