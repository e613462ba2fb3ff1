import { loadTranslate } from '@rokade/texts';
import { languageOf } from './language.ts';
import { bad, type Context, done, type Outcome } from './outcome.ts';
import { parseWords } from './program.ts';
import type { Terminal } from './terminal.ts';

async function carryOut(
  words: readonly string[],
  context: Omit<Context, 'options'>,
): Promise<Outcome> {
  const parsed = parseWords(context.t, words);
  switch (parsed.kind) {
    case 'text':
      return done(parsed.text);
    case 'usage':
      return bad(parsed.problem);
    default: {
      const { load, args, options } = parsed.call;
      const run = await load();
      const allFaults = options['allFaults'] === true;
      const lenient = options['lenient'] === true;
      return run({ ...context, options, allFaults, lenient }, args);
    }
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** Runs `rokade` with these words. Any failure becomes one line, never a stack trace. */
export async function run(words: readonly string[], terminal: Terminal): Promise<Outcome> {
  const language = languageOf(words, terminal.environment);
  const t = await loadTranslate(language, 'terminal');
  try {
    return await carryOut(words, { terminal, t, language, allFaults: false, lenient: false });
  } catch (error) {
    return bad(t('cli.internal-error', { message: messageOf(error) }));
  }
}
