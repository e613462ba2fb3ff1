import {
  type FileRemark,
  type OpenedFile,
  openReportFile,
} from '@rokade/presentation/views/opened/opened-file.ts';
import { err, ok, type Result } from '@rokade/rules';
import { errorText, nobody } from '@rokade/tables';
import type { Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import OpenedTournament from './OpenedTournament.svelte';

/** A file that was opened, with the words that its tables need and the component that shows it. */
export interface OpenedInWords extends OpenedFile {
  readonly language: Language;
  readonly words: Translate;
  /** The remarks on the file, each as a sentence. */
  readonly remarkLines: readonly string[];
  readonly Body: typeof OpenedTournament;
}

/** A fault or a remark with its line and column, where it has them. */
function remarkLine(t: Translate, remark: FileRemark): string {
  const text = errorText(t, nobody, remark);
  const { line, column = 1 } = remark;
  return line === undefined ? text : `${t('console.line-column', { line, column })} ${text}`;
}

/** How many faults are told at once. */
const toldAtOnce = 50;

/** A file's name, and in which language and when it is opened. */
interface Opening {
  readonly name: string;
  readonly language: Language;
  readonly t: Translate;
  readonly now: Date;
}

/** Opens a report file and says in a language what is wrong with it. */
export function openInWords(
  bytes: Uint8Array,
  { name, language, t: words, now }: Opening,
): Result<OpenedInWords, readonly string[]> {
  const opened = openReportFile(bytes, { now: now.toISOString(), name });
  const linesOf = (remarks: readonly FileRemark[]): readonly string[] =>
    remarks.slice(0, toldAtOnce).map((remark) => remarkLine(words, remark));
  if (!opened.ok) return err(linesOf(opened.error));
  const { remarks, losses } = opened.value;
  const remarkLines = [
    ...losses.map(({ code, count }) =>
      words('report-file.left-out', { what: words(code, { count }) }),
    ),
    ...linesOf(remarks),
  ];
  return ok({ ...opened.value, language, words, remarkLines, Body: OpenedTournament });
}
