/** What a reader of XML does at each part of it; names are without their prefix. */
export interface XmlSteps {
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** A comment, a section of plain text, an instruction, or a tag with its attributes. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)(?:[\w.-]+:)?([\w.-]+)([^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*)>/g;

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const letterAt = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** A text with its entities replaced; those that a document defines itself stay as they are. */
const plainText = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,8})|#x([\da-f]{1,8})|(\w+));/gi, (whole, decimal, hex, name) => {
        if (decimal !== undefined) return letterAt(Number(decimal));
        if (hex !== undefined) return letterAt(Number.parseInt(hex, 16));
        return entities[name] ?? whole;
      })
    : text;

/** Reads XML from its beginning to its end; false if an element is not closed. */
export function readXml(xml: string, steps: XmlSteps): boolean {
  let depth = 0;
  let from = 0;
  for (const found of xml.matchAll(markup)) {
    const [whole, section, slash, name, attributes = ''] = found;
    if (found.index > from) steps.text(plainText(xml.slice(from, found.index)));
    from = found.index + whole.length;
    if (section !== undefined) steps.text(section);
    if (name === undefined) continue;
    if (slash === '/') {
      depth -= 1;
      steps.close(name);
      continue;
    }
    depth += 1;
    steps.open(name, attributes);
    if (!attributes.endsWith('/')) continue;
    depth -= 1;
    steps.close(name);
  }
  return depth === 0;
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const pattern =
    patterns.get(name) ?? new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  return pattern;
}

/** An attribute of an element by its whole name; null if it has none. */
export function attributeOf(attributes: string, name: string): string | null {
  const found = patternOf(name).exec(attributes);
  return found === null ? null : plainText(found[1] ?? found[2] ?? '');
}
