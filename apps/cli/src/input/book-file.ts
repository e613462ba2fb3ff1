import type { Result } from '@rokade/rules';
import { bad, type Context, done, type Outcome } from '../outcome.ts';
import { loadBytes } from './load-tournament.ts';
import { type Refusal, refused } from './with-opened.ts';

/** Writes an exported book to a file, or to standard output. */
export async function exportBook(
  context: Context,
  { exportJson }: { exportJson(): Promise<Result<string, Refusal>> },
  file: string,
): Promise<Outcome> {
  const text = await exportJson();
  if (!text.ok) return refused(context, text.error);
  if (file === '-') return done(text.value);
  const problem = await context.terminal.writeFile(file, text.value);
  if (problem !== null) return bad(`${file}: ${context.t(`cli.file.${problem}`)}`);
  return done(`${context.t('cli.installation.exported', { file })}\n`);
}

/** Imports a book from a file, and reports it. */
export async function importBook<Taken>(
  context: Context,
  take: (text: string) => Promise<Result<Taken, Refusal>>,
  file: string,
  sentenceFor: (taken: Taken) => string = () => context.t('cli.installation.imported', { file }),
): Promise<Outcome> {
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes.error;
  const imported = await take(new TextDecoder().decode(bytes.value));
  if (!imported.ok) return refused(context, imported.error);
  return done(`${sentenceFor(imported.value)}\n`);
}
