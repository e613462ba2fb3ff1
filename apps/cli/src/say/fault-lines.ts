import type { CsvFault, ReadFault, ReadWarning, TrfGuess } from '@rokade/formats';
import type { PrizePlanFault } from '@rokade/rules';
import type { KeyFor, TranslateFor } from '@rokade/texts';
import type { Context } from '../outcome.ts';

/** A fault of a file, with its place. */
export type FileFault = ReadFault | CsvFault | PrizePlanFault;

/** The key of a code's message: a missing message is a type error here. */
const keyOf = (code: (FileFault | ReadWarning)['code']): KeyFor<'terminal'> => `error.${code}`;

/** `FILE:line:column`, `FILE: path`, or the file alone where all of it is meant. */
function placeOf(file: string, fault: FileFault | ReadWarning): string {
  if ('line' in fault) return `${file}:${fault.line}:${fault.column}`;
  if ('row' in fault) return `${file}:${fault.row}:${fault.column}`;
  return 'path' in fault && fault.path !== '' ? `${file}: ${fault.path}` : file;
}

const sentence = (
  t: TranslateFor<'terminal'>,
  file: string,
  fault: FileFault | ReadWarning,
): string => `${placeOf(file, fault)}: ${t(keyOf(fault.code), { ...fault })}`;

function limited({ t, allFaults }: Context, lines: readonly string[]): readonly string[] {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0 || allFaults) return lines;
  return [`${first} ${t('cli.more-faults', { count: others.length })}`];
}

/** The faults of a file, one a line with its place: only the first, unless all are wanted. */
export const faultLines = (
  context: Context,
  file: string,
  faults: readonly FileFault[],
): readonly string[] =>
  limited(
    context,
    faults.map((fault) => sentence(context.t, file, fault)),
  );

/** The warnings on a file that is accepted all the same, one a line with its place. */
export const remarkLines = (
  context: Context,
  file: string,
  warnings: readonly ReadWarning[],
): readonly string[] =>
  limited(
    context,
    warnings.map((warning) =>
      context.t('cli.remark', { text: sentence(context.t, file, warning) }),
    ),
  );

/** The guesses of lenient reading, one a line with its place, all of them. */
export const guessLines = (
  { t }: Context,
  file: string,
  guesses: readonly TrfGuess[],
): readonly string[] =>
  guesses.map((guess) => {
    const text = sentence(t, file, guess);
    const { takenAs } = guess;
    return takenAs === '' ? t('guess.left-out', { text }) : t('guess.taken-as', { text, takenAs });
  });
