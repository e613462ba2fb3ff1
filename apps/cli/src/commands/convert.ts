import { extname } from 'node:path';
import type { Loss } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { type ConvertInput, loadConvertInput } from '../convert/convert-input.ts';
import { type Converted, makeTarget, type Target, targets } from '../convert/make-target.ts';
import { textOption } from '../options.ts';
import { bad, type Context, done, type Outcome, type Run } from '../outcome.ts';

const endings: Readonly<Record<string, Target>> = {
  '.trf': 'trf',
  '.trfx': 'trf',
  '.txt': 'trf',
  '.json': 'json',
  '.csv': 'csv',
  '.pgn': 'pgn',
};

/** The target: from `--to`, otherwise from the ending of OUT. */
function targetOption(context: Context, out: string): Result<Target, Outcome> {
  const named = textOption(context, 'to')?.toLowerCase();
  const text = named ?? endings[extname(out).toLowerCase()];
  const target = targets.find((candidate) => candidate === text);
  if (target !== undefined) return ok(target);
  const names = targets.join(', ');
  return err(bad(context.t('cli.usage.target', { text: named ?? out, known: names })));
}

/** One line that names everything the target cannot hold. */
function lossLines({ t }: Context, target: Target, losses: readonly Loss[]): readonly string[] {
  if (losses.length === 0) return [];
  const names = losses.map(({ code, count }) => t(code, { count })).join('; ');
  return [t('cli.convert.losses', { target: target.toUpperCase(), losses: names })];
}

async function deliver(
  context: Context,
  { out, target, remarks }: { out: string; target: Target; remarks: readonly string[] },
  { text, losses }: Converted,
): Promise<Outcome> {
  const allRemarks = [...remarks, ...lossLines(context, target, losses)];
  if (out === '-') return done(text, allRemarks);
  const problem = await context.terminal.writeFile(out, text);
  return problem === null
    ? done('', allRemarks)
    : bad(`${out}: ${context.t(`cli.file.${problem}`)}`);
}

/** `convert IN OUT`: between report files, JSON, CSV and PGN; reports what the target cannot hold. */
export const convert: Run = async (context, [file = '-', out = '-']) => {
  const target = targetOption(context, out);
  if (!target.ok) return target.error;
  if (file !== '-' && out !== '-' && (await context.terminal.isSameFile(file, out))) {
    return bad(`${out}: ${context.t('cli.convert.same-file')}`);
  }
  const loaded: Result<ConvertInput, Outcome> = await loadConvertInput(context, file);
  if (!loaded.ok) return loaded.error;
  const converted = makeTarget(context, { input: loaded.value, target: target.value });
  if (!converted.ok) return converted.error;
  const { remarks } = loaded.value;
  return deliver(context, { out, target: target.value, remarks }, converted.value);
};
