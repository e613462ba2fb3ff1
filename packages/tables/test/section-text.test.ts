import { sectionText } from '@rokade/tables';
import { loadTranslate } from '@rokade/texts';
import { expect, it } from 'vitest';

it('calls a section of a season as its club does, else by the word of the program', async () => {
  const danish = { language: 'da', t: await loadTranslate('da', 'tournament') } as const;
  const own = { code: 'thursday', name: { de: 'Donnerstag', da: 'Torsdagsturnering' } };
  expect(sectionText(danish, own)).toBe('Torsdagsturnering');
  expect(sectionText({ ...danish, language: 'en' }, own)).toBe('Donnerstag');
  expect(sectionText(danish, { code: 'skat' })).toBe('Skatturneringer');
});
