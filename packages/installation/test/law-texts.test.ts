import { describe, expect, it } from 'vitest';
import { installationBook, ownLawTexts, parseLawTexts } from '../src/index.ts';
import { emptyInstallation } from '../src/installation.ts';

const file =
  '# Vores oversættelse\n\n## 9.2\nTre gange.\nTo linjer.\n\n## Article 6.9\nFanen.\n\n## 9.5b\nTillæg.\n';

/** @article FIDE Laws 2023 9.2 */
describe('an organiser’s own texts beside the Laws', () => {
  it('are read from Markdown, each with the place at which it stands', () => {
    expect(parseLawTexts('2023', file)).toEqual({
      ok: true,
      value: [
        { number: '9.2', place: '9.2', text: 'Tre gange.\nTo linjer.' },
        { number: 'Article 6.9', place: '6.9', text: 'Fanen.' },
        { number: '9.5b', place: '9.5', text: 'Tillæg.' },
      ],
    });
  });

  it('are read from JSON', () => {
    expect(parseLawTexts('2001', '\uFEFF{"A8": "Hemmeligt træk", "9.5b": "Krav"}')).toMatchObject({
      value: [{ place: 'A8' }, { place: '9.5' }],
    });
  });

  it.each([
    ['no heading', 'Only words', 'installation.law-texts-nothing', 1],
    ['an unknown article', '## 9.2\nx\n\n## 99.1\ny', 'installation.law-texts-no-article', 4],
    ['an article twice', '## 9.2\nx\n## 9.2\ny', 'installation.law-texts-twice', 3],
    ['a heading without a text', '## 9.2\n\n## 9.3\ny', 'installation.law-texts-no-text', 1],
    ['broken JSON', '{\n"9.2": "x",\n"9.3": y\n}', 'installation.law-texts-not-json', 3],
    ['JSON of other values', '{\n"9.2": "x",\n"9.3": 4\n}', 'installation.law-texts-not-json', 3],
  ])('with %s are refused with the line', (_, text, code, line) => {
    expect(parseLawTexts('2023', text)).toMatchObject({ ok: false, error: { code, line } });
  });

  it('are kept, replaced and removed by the book, one file for a language and an edition', () => {
    const set = (state: typeof emptyInstallation, text: string) =>
      installationBook.decide(state, {
        command: { kind: 'set-law-texts', language: 'da', year: '2023', text },
        reason: '',
        confirmed: false,
      });
    expect(set(emptyInstallation, '')).toEqual({ ok: true, value: [] });
    const event = { kind: 'law-texts-set', language: 'da', year: '2023', text: file };
    expect(set({ ...emptyInstallation, version: 1 }, file)).toMatchObject({ value: [event] });
    const kept = { ...emptyInstallation, version: 2, lawTexts: { 'da-2023': file } };
    expect(set(kept, file)).toEqual({ ok: true, value: [] });
    expect(set(kept, '')).toMatchObject({ value: [{ ...event, text: '' }] });
    expect(set(kept, '## 99')).toMatchObject({
      error: { code: 'installation.law-texts-no-article' },
    });
    expect(ownLawTexts(kept.lawTexts, 'da', '2023')).toHaveLength(3);
    expect(ownLawTexts(kept.lawTexts, 'en', '2023')).toEqual([]);
  });
});
