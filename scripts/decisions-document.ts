/**
 * `npm run decisions`: writes docs/adr/README.md, the index of the decision records. A record is in
 * force unless its line `Status:` says otherwise.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../docs/adr');

/** A decision record in the index. */
export interface DecisionRecord {
  readonly file: string;
  /** Four digits, as in the file's name. */
  readonly number: string;
  readonly title: string;
  /** `in force`, or the text of its line `Status:`: `replaced by 0093`. */
  readonly status: string;
}

/** The decision records in order of their numbers. */
export function decisionRecords(): readonly DecisionRecord[] {
  const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  return files.toSorted().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const number = file.slice(0, 4);
    const title = /^# (?:\d{4} )?(.*)$/m.exec(text)?.[1] ?? '';
    return { file, number, title, status: /^Status: (.*)$/m.exec(text)?.[1] ?? 'in force' };
  });
}

/** The right content of the document. */
export function decisionsDocument(): string {
  const rows = decisionRecords().map(
    ({ file, number, title, status }) => `| [${number}](${file}) | ${title} | ${status} |`,
  );
  return `${[
    '# Decision records',
    '',
    'What somebody who reads the code might question, with its context and consequences. A record that no longer holds stays, and says in a line `Status: replaced by NNNN` which one does. Written by `npm run decisions` from the records themselves.',
    '',
    '| No. | Decision | Status |',
    '|---|---|---|',
    ...rows,
  ].join('\n')}\n`;
}

if (import.meta.main) writeFileSync(join(folder, 'README.md'), decisionsDocument());
