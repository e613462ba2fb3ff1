/**
 * The first line with more than blanks and quotation marks: the Danish federation's lists begin with an
 * empty cell.
 */
export function firstLine(text: string): string {
  const first = Math.max(0, text.search(/[^\s"]/));
  const start = 1 + Math.max(text.lastIndexOf('\n', first), text.lastIndexOf('\r', first));
  const [line = ''] = text.slice(start).split(/[\r\n]/, 1);
  return line.trimStart();
}

/** How many characters and lines decide what a text is; titles can come before the columns. */
const examined = { letters: 20_000, lines: 10 } as const;

/** Whether `holds` is true for at least half of the first lines. */
export function mostLines(text: string, holds: (line: string) => boolean): boolean {
  const lines = text
    .slice(0, examined.letters)
    .split(/[\r\n]+/)
    .filter((line) => /[^\s"]/.test(line))
    .slice(0, examined.lines);
  return lines.length > 0 && lines.filter(holds).length * 2 >= lines.length;
}
