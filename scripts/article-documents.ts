/** A regulation in references: the form of its articles, and how parts relate to wholes. */
export interface ArticleDocument {
  readonly name: string;
  /** Groups: `section`, named once for the articles after it; `from` and `to`, articles. */
  readonly reference: RegExp;
  /** The text between a section and an article of it. */
  readonly mark: string;
  /** The section of an article, `named` being the last one named before it. */
  readonly sectionOf: (named: string, article: string) => string;
  /** The possible continuations that name a part of a whole. */
  readonly partOf: (whole: string) => RegExp;
  /** Whether a reference to a whole counts for each of its parts. */
  readonly spreads: (whole: string) => boolean;
}

/** The section of a bare `§`: paragraphs 1–65 run through 4.1–4.4 without starting again at 1. */
function sectionOfParagraph(number: number): string {
  if (number <= 10) return '4.1.1';
  if (number <= 20) return '4.1.2';
  if (number <= 30) return '4.1.3';
  return number <= 60 ? '4.2' : '4.4';
}

/**
 * `4.10 §3`, `§16d`, `4.14.2`, `4.9.1-10`: a `§` belongs to the section before it, if that has so many
 * paragraphs.
 */
const handbook = (name: string): ArticleDocument => ({
  name,
  reference:
    /(?<section>\b4\.\d+(?:\.\d+)*(?:-\d+)?)|§\s?(?<from>\d+(?:\.\d+)*(?:[a-z]\b)?)(?:[–-]§?(?<to>\d+(?:\.\d+)*|[a-z]\b))?|;/g,
  mark: ' §',
  sectionOf: (named, article) => {
    const paragraph = Number.parseInt(article, 10);
    return named === '' || (paragraph > 10 && !named.startsWith('4.1.'))
      ? sectionOfParagraph(paragraph)
      : named;
  },
  partOf: (whole) => (whole.includes('§') ? /^(?:[a-z]|\.\d.*)$/ : /^ §/),
  spreads: (whole) => whole.includes('§'),
});

/** Articles with a full name of their own, or with the annex named before them. */
const numbered = (name: string, reference: RegExp): ArticleDocument => ({
  name,
  reference,
  mark: ' ',
  sectionOf: (named, article) => (/^\d+\.\d/.test(article) ? '' : named),
  partOf: () => /^(?:[a-z]|\.).*$/,
  spreads: (whole) => !/[A-Z]$/.test(whole),
});

/** The regulations in the list of docs/regulations. Others, such as FIDE C.04, are outside the index. */
export const documents: readonly ArticleDocument[] = [
  handbook('DSU 2002'),
  handbook('DSU 2010'),
  numbered(
    'Laws 2001',
    /(?<![\w.])(?<from>\d+\.\d+(?:\.\d+)?[a-g]?|[A-F]\d+)\b(?:[–-](?<to>[A-F]?\d+(?:\.\d+)*|[a-g]\b))?/g,
  ),
  numbered(
    'Tempelhof 2018',
    /(?<![\w.])(?<from>(?:I{1,3}|IV)(?:\.[A-J])?\.\d+[a-e]?|III\.[A-J]|V)\b(?:[–-](?<to>\d+|[a-e]\b))?/g,
  ),
  numbered(
    'FIDE 2012',
    /\b(?<section>annex [1-3])\b|(?<![\w.])(?<from>\d+\.\d+(?:\.\d+)*[a-z]?|1[a-k](?:\.\d)?|[A-G]\.[a-z](?:\.\d+)?|(?<=annex 3 )[A-G]|§\d)\b(?:[–-](?<to>\d+|[a-k]\b))?/g,
  ),
];
