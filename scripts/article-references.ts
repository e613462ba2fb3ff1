/** The section that a bare `§` stands in: paragraphs 1–65 run through 4.1–4.4 without starting anew. */
function sectionOfParagraph(number: number): string {
  if (number <= 10) return '4.1.1';
  if (number <= 20) return '4.1.2';
  if (number <= 30) return '4.1.3';
  return number <= 60 ? '4.2' : '4.4';
}

const reference =
  /(?<section>\b4\.\d+(?:\.\d+)*)|§\s?(?<from>\d+(?:\.\d+)*)(?:[–-](?<to>\d+(?:\.\d+)*))?(?<letter>[a-z]?\b)?|;/g;

/** `5.8.1` and `5.8.3` (or `3`) give `5.8.1`, `5.8.2`, `5.8.3`. */
function numbersBetween(from: string, to: string): readonly string[] {
  const start = from.slice(0, from.lastIndexOf('.') + 1);
  const first = Number(from.slice(start.length));
  const last = Number(to.slice(to.lastIndexOf('.') + 1));
  return Array.from({ length: last - first + 1 }, (_, index) => `${start}${first + index}`);
}

/**
 * The articles of the Danish handbook that a text names, in full: `4.10 §1, §2; §16d` gives
 * `4.10 §1`, `4.10 §2`, `4.1.2 §16d`; `§12–13` gives both. A paragraph belongs to the section named
 * before it, unless a semicolon stands between or the section has no paragraph so high.
 */
export function articlesIn(text: string): readonly string[] {
  const found: string[] = [];
  let section = '';
  let sectionAlone = false;
  const closeSection = (): void => {
    if (sectionAlone) found.push(section);
    sectionAlone = false;
  };
  for (const { groups } of text.matchAll(reference)) {
    if (groups?.['section'] !== undefined) {
      closeSection();
      section = groups['section'];
      sectionAlone = true;
    } else if (groups?.['from'] === undefined) {
      closeSection();
      section = '';
    } else {
      const from = groups['from'];
      const paragraph = Number.parseInt(from, 10);
      const own = section === '' || (paragraph > 10 && !section.startsWith('4.1.'));
      if (!own) sectionAlone = false;
      const stands = own ? sectionOfParagraph(paragraph) : section;
      for (const number of numbersBetween(from, groups['to'] ?? from)) {
        found.push(`${stands} §${number}${groups['letter'] ?? ''}`);
      }
    }
  }
  closeSection();
  return [...new Set(found)];
}

/** The articles that the `@article` tags of a source file name. */
export const taggedArticles = (source: string): readonly string[] => [
  ...new Set(
    [...source.matchAll(/@article DSU 2002 ([^\n]*)/g)].flatMap(([, text]) =>
      articlesIn(text ?? ''),
    ),
  ),
];

/** The articles that a test file names in its titles, its tables and its tags. */
export function testedArticles(source: string): readonly string[] {
  const strings = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  return [...new Set([...taggedArticles(source), ...strings.flatMap(articlesIn)])];
}

/** Whether `part` is a letter or a number of the paragraph, or a paragraph of the section. */
const isPartOf = (part: string, whole: string): boolean =>
  part.startsWith(whole) &&
  (whole.includes('§') ? /^(?:[a-z]|\.\d.*)$/ : /^ §/).test(part.slice(whole.length));

/** Whether a reference speaks of the article: it is it, or part of it, or its whole paragraph. */
export const isAbout = (reference: string, article: string): boolean =>
  reference === article ||
  isPartOf(reference, article) ||
  (reference.includes('§') && isPartOf(article, reference));
