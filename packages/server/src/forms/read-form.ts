import { decodeInput, isSpreadsheet } from '@rokade/formats';
import { z } from 'zod';

/** A file in a request: its text, or its bytes in base64 if it is not text. */
export const fileShape = z.union([z.string(), z.strictObject({ base64: z.base64() })]);
export type FileContent = z.infer<typeof fileShape>;

/** A field of a form with the text typed or the file chosen. */
export type FormField = readonly [name: string, value: string | FileContent];

/** A form whose files have been read. */
export interface ReadForm {
  readonly fields: readonly FormField[];
  /** The first chosen file that is not a part of the body. */
  readonly file: File | null;
}

/** The text or bytes of a file, for the readers of lists and games. */
export const contentOf = (file: FileContent): string | Uint8Array =>
  typeof file === 'string' ? file : Buffer.from(file.base64, 'base64');

/** Whether a field's file is a part of the body: `list:file`, or `list:file/source` with its name as `source`. */
export const isFileField = (name: string): boolean => /:file(?:\/|$)/.test(name);

async function contentIn(file: Blob): Promise<FileContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isSpreadsheet(bytes)) return { base64: Buffer.from(bytes).toString('base64') };
  const text = decodeInput(bytes);
  return text.ok ? text.value : { base64: Buffer.from(bytes).toString('base64') };
}

/** The field with a file's content and, for `:file/source`, the field with its name. */
async function fieldsOfFile(name: string, file: File): Promise<readonly FormField[]> {
  const [, called] = name.split(':file/');
  const content = await contentIn(file);
  return called === undefined
    ? [[name, content]]
    : [
        [name, content],
        [called, file.name],
      ];
}

/** Reads the files of a form; the content and name of a file replace the texts of the same fields. */
export async function readForm(form: FormData): Promise<ReadForm> {
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const files = [...form].filter(
    (field): field is [string, File] => field[1] instanceof File && field[1].size > 0,
  );
  const placed = files.filter(([name]) => isFileField(name));
  const parts = (await Promise.all(placed.map(([name, file]) => fieldsOfFile(name, file)))).flat();
  const replaced = parts.map(([name]) => name.split(':')[0]);
  const apart = files.find(([name]) => !isFileField(name));
  return {
    fields: [...texts.filter(([name]) => !replaced.includes(name)), ...parts],
    file: apart?.[1] ?? null,
  };
}
