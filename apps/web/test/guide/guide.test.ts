import { guidePages } from '@rokade/presentation/views/guide/guide-pages.ts';
import { plainWords } from '@rokade/presentation/views/guide/guide-text.ts';
import { locales, shelvesOf } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { type Language, languages, systemCodes } from '@rokade/tournament';
import { describe, expect, it, test } from 'vitest';
import { parseGuide } from '../../src/lib/server/guide/parse-guide.ts';
import {
  allWords,
  filesIn,
  headingsOf,
  picturesOf,
  readGuide,
  readPicture,
} from './guide-files.ts';

const pagesOf = (language: Language) =>
  guidePages.map((page) => ({ page, text: readGuide(language, page) }));

const anchorsOf = (language: Language) =>
  pagesOf(language).flatMap(({ page, text }) =>
    headingsOf(text).map(({ level, anchor }) => `${page} h${level} #${anchor}`),
  );

/** A text as the guide writes it: each fact as an ellipsis, of a plural the form for many. */
function asWritten(text: string): string {
  const inner = text.replace(/\{\w+\}/g, '…').replace(/\{\w+\|[^{}]*\|([^{}|]*)\}/g, '$1');
  return inner === text ? text : asWritten(inner);
}

/** Those whose words stand on the screens that the guide tells of. */
const desks = ['console', 'club', 'leagues'] as const;

/** All texts of the console and the public pages, with those that the server puts together for them. */
async function textsIn(language: Language): Promise<ReadonlySet<string>> {
  const shelves = await Promise.all(
    [...new Set([...desks.flatMap(shelvesOf), 'served' as const])].map((shelf) =>
      locales[language].shelves[shelf](),
    ),
  );
  const texts = shelves
    .flatMap((shelf) => Object.values(shelf))
    .flatMap((area) => Object.values<string>(area));
  return new Set(texts.map(asWritten));
}

describe.each(languages)('the guide in %s', (language) => {
  it('has each page, and no other file', () => {
    expect(filesIn(language)).toEqual(guidePages.map((page) => `${page}.md`).toSorted());
  });

  it('has the headings that English has, under the same anchors', () => {
    expect(anchorsOf(language)).toEqual(anchorsOf('en'));
  });

  it('names each anchor once on a page', () => {
    for (const { text } of pagesOf(language)) {
      const anchors = headingsOf(text).map(({ anchor }) => anchor);
      expect(anchors).toEqual([...new Set(anchors)]);
    }
  });

  it('says in bold letters what stands on the screen, word for word', async () => {
    const texts = await textsIn(language);
    const boldTexts = pagesOf(language).flatMap(({ page, text }) =>
      allWords(text).flatMap((word) =>
        word.kind === 'strong' ? [{ page, bold: plainWords(word.words) }] : [],
      ),
    );
    expect(boldTexts.length).toBeGreaterThan(40);
    expect(boldTexts.filter(({ bold }) => !texts.has(bold))).toEqual([]);
  });

  it('leads to paragraphs that there are', () => {
    const targets = pagesOf(language).flatMap(({ page, text }) => [
      `/guide/${page}`,
      ...headingsOf(text).flatMap(({ anchor }) => [`/guide/${page}#${anchor}`, `#${anchor}`]),
    ]);
    const links = pagesOf(language).flatMap(({ text }) =>
      allWords(text).flatMap((word) => (word.kind === 'link' ? [word.href] : [])),
    );
    expect(links.filter((href) => !href.startsWith('https:') && !targets.includes(href))).toEqual(
      [],
    );
  });

  it('shows its pictures in its own language: small, all of one size, each with words for it', () => {
    const pictures = pagesOf(language).flatMap(({ text }) => picturesOf(text));
    const shown = pictures.map(({ file }) => file);
    expect(shown.toSorted()).toEqual(
      filesIn(`pictures/${language}`).map((name) => `${language}/${name}`),
    );
    for (const { file, alt } of pictures) {
      const bytes = readPicture(file);
      expect(bytes.length, file).toBeLessThan(60_000);
      // Where a WebP says how much more than one its width and height are.
      expect([bytes.readUIntLE(24, 3), bytes.readUIntLE(27, 3)], file).toEqual([999, 599]);
      expect(alt.length, file).toBeGreaterThan(20);
    }
  });

  it('has a paragraph for each pairing system, under its name', () => {
    const t = translator(language);
    const found = headingsOf(readGuide(language, 'systems')).map(
      ({ anchor, words }) => `${anchor} ${plainWords(words)}`,
    );
    const wanted = systemCodes.map((code) => `system-${code} ${t(`terms.system-${code}`)}`);
    expect(found.filter((heading) => heading.startsWith('system-'))).toEqual(wanted);
  });
});

describe('the Markdown of the guide', () => {
  test.each([
    ['a title alone', 'text', 'text'],
    ['a heading without its anchor', '# A\n\n## B', '## B'],
    ['raw HTML', '# A\n\n<script>alert(1)</script>', '<script>'],
    ['HTML within a paragraph', '# A\n\nb <b>c</b>', '<b>'],
    ['an address of another kind', '# A\n\n[b](javascript:alert(1))', 'javascript:'],
    ['a picture from elsewhere', '# A\n\n![b](https://example.org/b.png)', 'https://example.org'],
  ])('is refused: %s', (_, markdown, named) => {
    expect(() => parseGuide(markdown)).toThrow(named);
  });

  it('is read with its words, lists, tables and pictures', () => {
    const markdown = [
      '# A *b*\n\n## <a id="c"></a>C & d\n\ne **f** `1` [g](systems.md#h)\n\n1. i\n2. j',
      '| k | l |\n|---|---|\n| m | n |\n\n![o](../pictures/en/p.webp)\n',
    ].join('\n\n');
    const text = (words: string) => ({ kind: 'text', text: words });
    const link = { kind: 'link', href: '/guide/systems#h', words: [text('g')] };
    const strong = { kind: 'strong', words: [text('f')] };
    const one = (words: string) => [{ kind: 'paragraph', words: [text(words)] }];
    expect(parseGuide(markdown)).toEqual({
      title: 'A b',
      blocks: [
        { kind: 'heading', level: 2, anchor: 'c', words: [text('C & d')] },
        {
          kind: 'paragraph',
          words: [text('e '), strong, text(' '), { kind: 'code', text: '1' }, text(' '), link],
        },
        { kind: 'list', ordered: true, items: [one('i'), one('j')] },
        { kind: 'table', head: [[text('k')], [text('l')]], rows: [[[text('m')], [text('n')]]] },
        { kind: 'picture', file: 'en/p.webp', alt: 'o' },
      ],
    });
  });
});
