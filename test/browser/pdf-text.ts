import { inflateSync } from 'node:zlib';

/** Letters that stand together on a sheet, in points from its upper left corner. */
export interface PrintedText {
  /** From 0. */
  readonly sheet: number;
  readonly left: number;
  readonly right: number;
  /** Its baseline. */
  readonly baseline: number;
  /** The height of its letters. */
  readonly size: number;
}

/** A printed file: how large its sheets are, and where text stands on them. */
export interface PrintedFile {
  readonly width: number;
  readonly height: number;
  readonly sheets: number;
  readonly texts: readonly PrintedText[];
}

type Matrix = readonly [number, number, number, number, number, number];

const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** First the one, then the other. */
const combine = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** The numbered objects of a file as chromium writes it, without compressed ones. */
function objectsOf(pdf: string): ReadonlyMap<number, string> {
  const found = pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n?([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, number, body]) => [Number(number), body ?? '']));
}

const referred = (body: string, key: string): number =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? -1);

/** A font: how many bytes a glyph takes, and how wide each is, where the font's size is 1. */
interface Font {
  readonly bytes: 1 | 2;
  readonly widthOf: (glyph: number) => number;
}

const noFont: Font = { bytes: 1, widthOf: () => 0 };

/** Widths as `first [width width …]` and `first last width`, in thousandths. */
function listedWidths(list: string): Font['widthOf'] {
  const widths = new Map<number, number>();
  for (const [, first, numbers, last, each] of list.matchAll(
    /(\d+)\s*(?:\[([^\]]*)\]|(\d+)\s+([\d.]+))/g,
  )) {
    const begin = Number(first);
    if (numbers !== undefined) {
      for (const [index, width] of numbers.trim().split(/\s+/).entries()) {
        widths.set(begin + index, Number(width));
      }
    } else for (let at = begin; at <= Number(last); at += 1) widths.set(at, Number(each));
  }
  return (glyph) => (widths.get(glyph) ?? 0) / 1000;
}

/** A font whose letters are drawings of the file: so chromium keeps one of variable weight. */
function drawnFont(body: string): Font {
  const scale = Number(/\/FontMatrix \[([\d.]+) /.exec(body)?.[1] ?? 0);
  const first = Number(/\/FirstChar (\d+)/.exec(body)?.[1] ?? 0);
  const widths = (/\/Widths \[([^\]]*)\]/.exec(body)?.[1] ?? '').split(' ').map(Number);
  return { bytes: 1, widthOf: (glyph) => scale * (widths[glyph - first] ?? 0) };
}

function fontOf(objects: ReadonlyMap<number, string>, number: number): Font {
  const body = objects.get(number) ?? '';
  if (body.includes('/Type3')) return drawnFont(body);
  const descendant = Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(body)?.[1] ?? -1);
  const list = /\/W \[([\s\S]*?\])\s*\]/.exec(objects.get(descendant) ?? '')?.[1] ?? '';
  return { bytes: 2, widthOf: listedWidths(list) };
}

const token = /\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f]*>|\[|\]|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/g;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a text in brackets or in hexadecimal. */
function bytesOf(text: string): readonly number[] {
  if (text.startsWith('<')) {
    return (text.slice(1, -1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  }
  const inside = text
    .slice(1, -1)
    .replaceAll(/\\(\d{3}|[\s\S])/g, (_, sign: string) =>
      sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
    );
  return Array.from(inside, (sign) => sign.charCodeAt(0));
}

/** Reads what stands on one sheet, by the operators that place and show text. */
class SheetReader {
  readonly texts: Omit<PrintedText, 'sheet'>[] = [];
  private readonly fonts: (name: string) => Font;
  private readonly height: number;
  private drawing: Matrix = unmoved;
  private readonly kept: Matrix[] = [];
  private line: Matrix = unmoved;
  private at: Matrix = unmoved;
  private font: Font = noFont;
  private size = 0;

  constructor(fonts: (name: string) => Font, height: number) {
    this.fonts = fonts;
    this.height = height;
  }

  read(content: string): void {
    let operands: string[] = [];
    for (const [part] of content.matchAll(token)) {
      if (/^[A-Za-z'"*]/.test(part)) {
        this.carryOut(part, operands);
        operands = [];
      } else operands.push(part);
    }
  }

  private carryOut(operator: string, operands: readonly string[]): void {
    const numbers = operands.map(Number);
    if (operator === 'q') this.kept.push(this.drawing);
    else if (operator === 'Q') this.drawing = this.kept.pop() ?? unmoved;
    else if (operator === 'cm') this.drawing = combine(numbers as unknown as Matrix, this.drawing);
    else if (operator === 'BT') this.place(unmoved);
    else if (operator === 'Tm') this.place(numbers as unknown as Matrix);
    else if (operator === 'Td') {
      this.place(combine([1, 0, 0, 1, numbers[0] ?? 0, numbers[1] ?? 0], this.line));
    } else if (operator === 'Tf') {
      this.font = this.fonts((operands[0] ?? '').slice(1));
      this.size = numbers[1] ?? 0;
    } else if (operator === 'Tj' || operator === 'TJ') this.show(operands);
  }

  private place(matrix: Matrix): void {
    this.line = matrix;
    this.at = matrix;
  }

  private show(parts: readonly string[]): void {
    const [, , , , left, baseline] = combine(this.at, this.drawing);
    for (const part of parts) {
      const width = /^[<(]/.test(part)
        ? this.widthOf(bytesOf(part))
        : -Number(part === '[' || part === ']' ? 0 : part) / 1000;
      this.at = combine([1, 0, 0, 1, width * this.size, 0], this.at);
    }
    const [, , , tall, right] = combine(this.at, this.drawing);
    const size = Math.abs(tall) * this.size;
    this.texts.push({ left, right, baseline: this.height - baseline, size });
  }

  private widthOf(bytes: readonly number[]): number {
    const glyphs =
      this.font.bytes === 1
        ? bytes
        : bytes.flatMap((high, at) => (at % 2 === 0 ? [high * 256 + (bytes[at + 1] ?? 0)] : []));
    return glyphs.reduce((sum, glyph) => sum + this.font.widthOf(glyph), 0);
  }
}

function contentOf(body: string): string {
  const begin = /stream\r?\n/.exec(body);
  if (begin === null) return '';
  const bytes = Buffer.from(body.slice(begin.index + begin[0].length), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString();
}

/** Reads where text stands in a file that chromium printed. */
export function readPrinted(file: Buffer): PrintedFile {
  const objects = objectsOf(file.toString('latin1'));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pages[0] ?? '');
  const [width, height] = [Number(box?.[1] ?? 0), Number(box?.[2] ?? 0)];
  const fonts = new Map<number, Font>();
  const texts = pages.flatMap((page, sheet) => {
    const named = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => [name, Number(number)]),
    );
    const fontNamed = (name: string): Font => {
      const number = named.get(name) ?? -1;
      const font = fonts.get(number) ?? fontOf(objects, number);
      fonts.set(number, font);
      return font;
    };
    const reader = new SheetReader(fontNamed, height);
    reader.read(contentOf(objects.get(referred(page, 'Contents')) ?? ''));
    return reader.texts.map((text) => ({ ...text, sheet }));
  });
  return { width, height, sheets: pages.length, texts };
}
