import {
  type FideForm,
  fideFormCodes,
  fideFormNames,
  fideFormRows,
  fideForms,
  type TrfDocument,
  tournamentDocument,
} from '@rokade/formats';
import { ok } from '@rokade/rules';
import writeWorkbook, { type Cell } from 'write-excel-file/node';
import { type LoadedTournament, loadTournament } from '../input/load-tournament.ts';
import { loadEventFacts, noFacts } from '../norms/load-event-facts.ts';
import { normRulesOption, normsIn } from '../norms/norms-of-file.ts';
import { textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome, type Run } from '../outcome.ts';

const documentOf = ({ origin }: LoadedTournament): TrfDocument =>
  origin.kind === 'document'
    ? origin.document
    : tournamentDocument(origin.tournament, { ratings: 'fide', ranks: new Map() });

/** The forms with the code of `--form`; all of them without it. */
function wanted(context: Context, forms: readonly FideForm[]): readonly FideForm[] {
  const code = fideFormCodes.find((each) => each === textOption(context, 'form'));
  return code === undefined ? forms : forms.filter((form) => form.code === code);
}

/** A form as text: each field in a line, with a line to write on where it is empty. */
const formText = (form: FideForm): string =>
  fideFormRows(form)
    .map(([label = '', value, ...more]) => {
      if (value === undefined) return String(label);
      const shown = more.length === 0 && value === '' ? '____________________' : value;
      return [label, shown, ...more].join('  ');
    })
    .join('\n');

const cellOf = (value: string | number): Cell => ({ value });

async function formsWorkbook(forms: readonly FideForm[]): Promise<Uint8Array> {
  const names = fideFormNames(forms);
  const bytes = await writeWorkbook(
    forms.map((form, index) => ({
      sheet: names[index] ?? form.code,
      data: fideFormRows(form).map((row) => row.map(cellOf)),
      columns: [{ width: 30 }, { width: 40 }, { width: 14 }, { width: 12 }],
    })),
  ).toBuffer();
  return new Uint8Array(bytes);
}

async function formsPdf(forms: readonly FideForm[]): Promise<Uint8Array> {
  const { fideFormsPdf } = await import('@rokade/server');
  return fideFormsPdf(forms, { madeAt: new Date() });
}

/** Writes a PDF where the file is called so, otherwise a workbook. */
async function writeForms(
  { terminal, t }: Context,
  out: string,
  forms: readonly FideForm[],
): Promise<Outcome> {
  const bytes = /\.pdf$/iu.test(out) ? await formsPdf(forms) : await formsWorkbook(forms);
  const problem = await terminal.writeFile(out, bytes);
  return problem === null ? done('') : bad(`${out}: ${t(`cli.file.${problem}`)}`);
}

/**
 * `forms FILE [--form IT3] [--out FORMS.pdf]`: FIDE's forms of an event, filled in as far as the file
 * has the facts, as text, JSON, a PDF or a workbook.
 */
export const forms: Run = async (context, [file = '-']) => {
  const rules = normRulesOption(context);
  if (!rules.ok) return rules.error;
  const loaded = await loadTournament(context, file, 'fide');
  if (!loaded.ok) return loaded.error;
  const path = textOption(context, 'facts');
  const facts = path === undefined ? ok(noFacts) : await loadEventFacts(context, path);
  if (!facts.ok) return facts.error;
  const norms = normsIn(context, loaded.value.source, { rules: rules.value, facts: facts.value });
  if (!norms.ok) return norms.error;
  const all = fideForms({
    document: documentOf(loaded.value),
    norms: norms.value.report.norms,
  });
  const chosen = wanted(context, all);
  const out = textOption(context, 'out');
  if (out !== undefined) return writeForms(context, out, chosen);
  return wantsJson(context)
    ? done(jsonLine({ forms: chosen }), loaded.value.remarks)
    : done(`${chosen.map(formText).join('\n\n')}\n`, loaded.value.remarks);
};
