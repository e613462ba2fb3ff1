import type { ImportCutOff } from './import-fault.ts';
import { journalFileFormat } from './make-journal-file.ts';

const head = new RegExp(`^\\{(?:"count":(\\d{1,9}),)?"format":"${journalFileFormat}"`);

/** Whether a line is a complete entry with this version. */
function isEntry(line: string, version: number): boolean {
  try {
    const entry: unknown = JSON.parse(line.replace(/,$/, ''));
    return (
      typeof entry === 'object' && entry !== null && 'version' in entry && entry.version === version
    );
  } catch {
    return false;
  }
}

/** How many entries, one a line, are complete before the first that is not. */
function wholeEntries(text: string): number {
  const mark = '"entries":[\n';
  const start = text.indexOf(mark);
  if (start === -1) return 0;
  const lines = text.slice(start + mark.length).split('\n');
  const broken = lines.findIndex((line, index) => !isEntry(line, index + 1));
  return broken === -1 ? lines.length : broken;
}

/** How much is left of an export that was cut off; null: the text does not begin like an export. */
export function cutOffExport(text: string): ImportCutOff | null {
  const match = head.exec(text);
  if (match === null) return null;
  const sound = wholeEntries(text);
  return match[1] === undefined
    ? { code: 'import.broken-off', sound }
    : { code: 'import.cut-off', stated: Number(match[1]), sound };
}
