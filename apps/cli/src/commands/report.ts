import { type FideReportLack, fideReportLacks, isRequired } from '@rokade/formats';
import { loadConvertInput } from '../convert/convert-input.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { type Options, textOption } from '../options.ts';
import { type Context, done, jsonLine, no, type Outcome } from '../outcome.ts';

interface Lacks {
  readonly required: readonly FideReportLack[];
  readonly advised: readonly FideReportLack[];
}

const lackText = ({ t }: Context, lack: FideReportLack): string => t(lack.code, { ...lack });

function lacksJson(context: Context, { required, advised }: Lacks): string {
  const withText = (lack: FideReportLack) => ({ ...lack, text: lackText(context, lack) });
  return jsonLine({
    ok: required.length === 0,
    required: required.map(withText),
    advised: advised.map(withText),
  });
}

function lacksTable(context: Context, { required, advised }: Lacks): string {
  const { t } = context;
  const chapter = (title: string, lacks: readonly FideReportLack[]): string =>
    lacks.length === 0
      ? ''
      : `${title}\n${lacks.map((lack) => `  ${lackText(context, lack)}\n`).join('')}`;
  const chapters = [
    chapter(t('cli.report.required'), required),
    chapter(t('cli.report.advised'), advised),
  ].filter((text) => text !== '');
  return chapters.length === 0 ? `${t('cli.report.complete')}\n` : chapters.join('\n');
}

/** `report FILE`: what FILE lacks as a report to FIDE; exit 1 if FIDE would refuse it. */
export async function report(
  context: Context,
  [file = '-']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const loaded = await loadConvertInput(context, file);
  if (!loaded.ok) return loaded.error;
  const { document, remarks } = loaded.value;
  const found = fideReportLacks(document);
  const lacks = {
    required: found.filter(isRequired),
    advised: found.filter((lack) => !isRequired(lack)),
  };
  const isJson = textOption(options, 'format') === 'json';
  const out = isJson ? lacksJson(context, lacks) : lacksTable(context, lacks);
  const count = lacks.required.length;
  if (count === 0) return done(out, remarks);
  return no(out, ...remarks, `${nameOfFile(file)}: ${context.t('cli.report.lacking', { count })}`);
}
