import { type FideReportRequirement, isRequired, missingInFideReport } from '@rokade/formats';
import { loadConvertInput } from '../convert/convert-input.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { type Options, textOption } from '../options.ts';
import { type Context, done, jsonLine, no, type Outcome } from '../outcome.ts';

interface Missing {
  readonly required: readonly FideReportRequirement[];
  readonly advised: readonly FideReportRequirement[];
}

const requirementText = ({ t }: Context, requirement: FideReportRequirement): string =>
  t(requirement.code, { ...requirement });

function missingJson(context: Context, { required, advised }: Missing): string {
  const withText = (requirement: FideReportRequirement) => ({
    ...requirement,
    text: requirementText(context, requirement),
  });
  return jsonLine({
    ok: required.length === 0,
    required: required.map(withText),
    advised: advised.map(withText),
  });
}

function missingTable(context: Context, { required, advised }: Missing): string {
  const { t } = context;
  const chapter = (title: string, missing: readonly FideReportRequirement[]): string =>
    missing.length === 0
      ? ''
      : `${title}\n${missing.map((requirement) => `  ${requirementText(context, requirement)}\n`).join('')}`;
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
  const found = missingInFideReport(document);
  const missing = {
    required: found.filter(isRequired),
    advised: found.filter((requirement) => !isRequired(requirement)),
  };
  const isJson = textOption(options, 'format') === 'json';
  const out = isJson ? missingJson(context, missing) : missingTable(context, missing);
  const count = missing.required.length;
  if (count === 0) return done(out, remarks);
  return no(out, ...remarks, `${nameOfFile(file)}: ${context.t('cli.report.missing', { count })}`);
}
