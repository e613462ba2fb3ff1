import { languages, textUpTo, wordOf } from '@rokade/journal';
import { type ByCode, err, type LawYear, lawPlace, lawYears, ok, type Result } from '@rokade/rules';

/** The most characters of a file; the Laws themselves have about 100,000. */
const mostCharacters = 300_000;

/** An organiser's own text of the Laws in a language and an edition, as its file is; '' removes it. */
export const lawTextsShape = {
  language: wordOf(languages),
  year: wordOf(lawYears),
  text: textUpTo(mostCharacters),
};

/** An organiser's own text of an article. */
export interface OwnLawText {
  /** The number as the file has it. */
  readonly number: string;
  /** The article beside which it stands, or the chapter. */
  readonly place: string;
  readonly text: string;
}

/** Why a file of own texts is refused, with the line. */
export type LawTextsFault = ByCode<{
  'installation.law-texts-nothing': { field: 'text'; line: number };
  /** The heading is no article of this edition. */
  'installation.law-texts-no-article': { field: 'text'; line: number; heading: string };
  'installation.law-texts-twice': { field: 'text'; line: number; heading: string };
  'installation.law-texts-no-text': { field: 'text'; line: number; heading: string };
  /** The file is in JSON, but not an object of texts by article. */
  'installation.law-texts-not-json': { field: 'text'; line: number };
}>;

/** A part of a file: the number of an article with what stands below it. */
interface Part {
  readonly number: string;
  readonly line: number;
  readonly text: string;
}

const heading = /^##\s+(.+?)\s*#*$/;

/** The parts of a Markdown file; what stands above the first heading of an article is not kept. */
function partsOfMarkdown(file: string): readonly Part[] {
  const parts: { number: string; line: number; lines: string[] }[] = [];
  for (const [index, line] of file.split(/\r\n|\r|\n/).entries()) {
    const number = heading.exec(line)?.[1];
    if (number !== undefined) parts.push({ number, line: index + 1, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ lines, ...part }) => ({ ...part, text: lines.join('\n').trim() }));
}

/** A name and a text of JSON, with what follows them. */
const member = /\s*("(?:[^"\\\n]|\\.)*")\s*:\s*("(?:[^"\\\n]|\\.)*")\s*(,|\}\s*$)/y;

/** The text of a JSON string; null: it has an unknown escape. */
function textOf(written: string): string | null {
  try {
    return String(JSON.parse(written));
  } catch {
    return null;
  }
}

/** The parts of a JSON object whose values are texts, read one by one so that a fault has its line. */
function partsOfJson(file: string): Result<readonly Part[], LawTextsFault> {
  const parts: Part[] = [];
  const lineAt = (at: number): number => {
    const begin = at + (/^\s*/.exec(file.slice(at))?.[0].length ?? 0);
    return file.slice(0, begin).split(/\r\n|\r|\n/).length;
  };
  member.lastIndex = file.indexOf('{') + 1;
  for (let at = member.lastIndex; ; at = member.lastIndex) {
    const [, name = '', value = '', end = ''] = member.exec(file) ?? [];
    const [number, words] = [textOf(name), textOf(value)];
    if (name === '' || number === null || words === null) {
      return err({ code: 'installation.law-texts-not-json', field: 'text', line: lineAt(at) });
    }
    parts.push({ number, line: lineAt(at), text: words.trim() });
    if (end !== ',') return ok(parts);
  }
}

const placeOf = (year: LawYear, number: string): string | null => {
  const place = lawPlace(year, number.replace(/^(?:§|Art(?:icle|ikel)?\.?)\s*/i, ''));
  return place === null ? null : (place.article ?? place.chapter);
};

/**
 * The texts of a file by article: Markdown with a heading `## 9.2` for each, or JSON with the numbers as
 * names; else the first fault with its line.
 */
export function parseLawTexts(
  year: LawYear,
  file: string,
): Result<readonly OwnLawText[], LawTextsFault> {
  const plain = file.replace(/^\uFEFF/, '');
  const parts = plain.trimStart().startsWith('{') ? partsOfJson(plain) : ok(partsOfMarkdown(plain));
  if (!parts.ok) return parts;
  if (parts.value.length === 0)
    return err({ code: 'installation.law-texts-nothing', field: 'text', line: 1 });
  const texts: OwnLawText[] = [];
  for (const { number, line, text: words } of parts.value) {
    const facts = { field: 'text', line, heading: number.slice(0, 40) } as const;
    const place = placeOf(year, number);
    if (place === null) return err({ code: 'installation.law-texts-no-article', ...facts });
    if (texts.some((one) => one.number === number)) {
      return err({ code: 'installation.law-texts-twice', ...facts });
    }
    if (words === '') return err({ code: 'installation.law-texts-no-text', ...facts });
    texts.push({ number, place, text: words });
  }
  return ok(texts);
}

/** The files of own texts by language and edition, `da-2023`. */
export type LawTextFiles = Readonly<Record<string, string>>;

/** The own texts that are kept in a language and an edition; [] where there are none. */
export function ownLawTexts(
  files: LawTextFiles,
  language: string,
  year: LawYear,
): readonly OwnLawText[] {
  const parsed = parseLawTexts(year, files[`${language}-${year}`] ?? '');
  return parsed.ok ? parsed.value : [];
}
