import type { FideForm } from '@rokade/formats';
import { fideFormsPdf } from '@rokade/server';
import { download } from './download.ts';
import { formsWorkbook, workbookType } from './workbook.ts';

type Maker = (forms: readonly FideForm[]) => Promise<Uint8Array<ArrayBuffer>>;

/** FIDE's forms as files for download, by the name of the file. */
const makers: Readonly<Record<string, { readonly type: string; readonly make: Maker }>> = {
  'fide-forms.xlsx': {
    type: workbookType,
    make: async (forms) => new Uint8Array(await formsWorkbook(forms)),
  },
  'fide-forms.pdf': {
    type: 'application/pdf',
    make: (forms) => fideFormsPdf(forms, { madeAt: new Date() }),
  },
};

/** Whether a file of this name holds FIDE's forms. */
export const isFormsFile = (file: string): boolean => Object.hasOwn(makers, file);

/** The forms as such a file, its name begun with what they are of. */
export async function formsFile(
  file: string,
  forms: readonly FideForm[],
  of: string,
): Promise<Response> {
  const maker = makers[file];
  if (maker === undefined) throw new Error(`no forms are written as ${file}`);
  return download(await maker.make(forms), `${of}-${file}`, maker.type);
}
