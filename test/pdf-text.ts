import { inflateSync } from 'node:zlib';

/** The streams of a PDF, without those that are no text inside. */
function streamsIn(bytes: Uint8Array): readonly string[] {
  const text = Buffer.from(bytes).toString('latin1');
  return [...text.matchAll(/<<([^>]*(?:>>?[^>]+)*?)>>\s*stream\r?\n/gu)].flatMap((found) => {
    const from = found.index + found[0].length;
    const raw = Buffer.from(text.slice(from, text.indexOf('endstream', from)), 'latin1');
    try {
      return [inflateSync(raw).toString('latin1')];
    } catch {
      return [raw.toString('latin1')];
    }
  });
}

const charOf = (hex: string): string =>
  Buffer.from(hex.replaceAll(/\s/gu, ''), 'hex').swap16().toString('utf16le');

/** What each glyph of the one typeface stands for, by the `ToUnicode` table. */
function lettersIn(streams: readonly string[]): ReadonlyMap<number, string> {
  const table = streams.find((each) => each.includes('beginbfrange')) ?? '';
  return new Map(
    [...table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/gu)].flatMap(([, first = '0', , list = '']) =>
      [...list.matchAll(/<([\w\s]+)>/gu)].map(
        ([, hex = ''], index) => [Number.parseInt(first, 16) + index, charOf(hex)] as const,
      ),
    ),
  );
}

/** The text of a PDF with one embedded typeface, page by page, each text in a line. */
export function pdfPages(bytes: Uint8Array): readonly string[] {
  const streams = streamsIn(bytes);
  const letters = lettersIn(streams);
  return streams
    .filter((each) => each.includes('] TJ'))
    .map((page) =>
      [...page.matchAll(/\[([^\]]*)\] TJ/gu)]
        .map(([, parts = '']) =>
          [...parts.matchAll(/<(\w+)>/gu)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/gu) ?? [])
            .map((code) => letters.get(Number.parseInt(code, 16)) ?? '')
            .join(''),
        )
        .join('\n'),
    );
}
