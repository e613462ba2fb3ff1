/**
 * The first line in which more stands than blanks and quotation marks: the Danish federation's lists
 * begin with an empty cell.
 */
export function firstLine(text: string): string {
  const first = Math.max(0, text.search(/[^\s"]/));
  const start = 1 + Math.max(text.lastIndexOf('\n', first), text.lastIndexOf('\r', first));
  const [line = ''] = text.slice(start).split(/[\r\n]/, 1);
  return line.trimStart();
}
