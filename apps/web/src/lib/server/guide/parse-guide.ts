import {
  type GuideBlock,
  type GuideText,
  type GuideWord,
  type GuideWords,
  plainWords,
} from '@rokade/presentation/views/guide/guide-text.ts';
import { lexer, type Token, type Tokens } from 'marked';

/** The tokens of the kinds that the guide uses; marked's own union takes in those of extensions. */
type GuideToken =
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.List
  | Tokens.Table
  | Tokens.Text
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Codespan
  | Tokens.Escape
  | Tokens.Link
  | Tokens.Image
  | Tokens.Space;

const asGuideToken = (token: Token): GuideToken => token as GuideToken;

/**
 * Throws for markup that the guide does not use, above all raw HTML, so that it never reaches a
 * page.
 */
function unknown(raw: string): never {
  throw new Error(`the guide has no such markup: ${raw}`);
}

/**
 * The address of a link in the program; `systems.md#system-monrad` becomes
 * `/guide/systems#system-monrad`.
 */
function hrefOf(href: string): string {
  const [, page, anchor = ''] = /^([a-z-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (page !== undefined) return `/guide/${page}${anchor}`;
  return /^(#|https:\/\/)/.test(href) ? href : unknown(href);
}

function wordOf(raw: Token): GuideWord {
  const token = asGuideToken(raw);
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: token.text };
    case 'codespan':
      return { kind: 'code', text: token.text };
    case 'strong':
    case 'em':
      return { kind: token.type, words: wordsOf(token.tokens) };
    case 'link':
      return { kind: 'link', href: hrefOf(token.href), words: wordsOf(token.tokens) };
    default:
      return unknown(token.raw);
  }
}

const wordsOf = (tokens: readonly Token[] = []): GuideWords => tokens.map(wordOf);

const anchorTag = /^<a id="([a-z0-9-]+)">$/;

/** Parses a heading, which begins with its anchor in HTML: `## <a id="end"></a>The end`. */
function headingOf({ depth, tokens, raw }: Tokens.Heading): GuideBlock {
  const [open, close, ...words] = tokens;
  const anchor = anchorTag.exec(open?.raw ?? '')?.[1];
  if (anchor === undefined || close?.raw !== '</a>' || (depth !== 2 && depth !== 3)) {
    return unknown(raw);
  }
  return { kind: 'heading', level: depth, anchor, words: wordsOf(words) };
}

/**
 * Parses a paragraph or a picture, which has a paragraph of its own and a path in `../pictures`.
 */
function paragraphOf(tokens: readonly Token[]): GuideBlock {
  const [only] = tokens.map(asGuideToken);
  if (only?.type !== 'image' || tokens.length > 1) {
    return { kind: 'paragraph', words: wordsOf(tokens) };
  }
  const file =
    /^\.\.\/pictures\/([a-z]{2}\/[a-z-]+\.webp)$/.exec(only.href)?.[1] ?? unknown(only.href);
  return { kind: 'picture', file, alt: only.text };
}

function blockOf(raw: Token): readonly GuideBlock[] {
  const token = asGuideToken(raw);
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [headingOf(token)];
    case 'paragraph':
    case 'text':
      return [paragraphOf(token.tokens ?? [])];
    case 'list': {
      const items = token.items.map((item) => item.tokens.flatMap(blockOf));
      return [{ kind: 'list', ordered: token.ordered, items }];
    }
    case 'table': {
      const head = token.header.map((cell) => wordsOf(cell.tokens));
      const rows = token.rows.map((row) => row.map((cell) => wordsOf(cell.tokens)));
      return [{ kind: 'table', head, rows }];
    }
    default:
      return unknown(token.raw);
  }
}

/**
 * Parses a page of the guide, which begins with its title; throws for markup that is not in
 * `Known`.
 */
export function parseGuide(markdown: string): GuideText {
  const [title, ...rest] = lexer(markdown);
  const first = title === undefined ? undefined : asGuideToken(title);
  if (first?.type !== 'heading' || first.depth !== 1) return unknown(first?.raw ?? '');
  return { title: plainWords(wordsOf(first.tokens)), blocks: rest.flatMap(blockOf) };
}
