import { decodeInput } from '@rokade/formats';
import { z } from 'zod';

/** A file as a request has it: its text, or its bytes in base64 where it is no text. */
export const fileShape = z.union([z.string(), z.strictObject({ base64: z.base64() })]);
export type FileContent = z.infer<typeof fileShape>;

/** What somebody typed into a field, or the file that they chose there. */
export type FormField = readonly [name: string, value: string | FileContent];

/** A form with its files read. */
export interface ReadForm {
  readonly fields: readonly FormField[];
  /** The first file that was chosen, where it stands at no place of a body. */
  readonly file: Blob | null;
}

/** The content of a file, as the readers of lists and games take it. */
export const contentOf = (file: FileContent): string | Uint8Array =>
  typeof file === 'string' ? file : Buffer.from(file.base64, 'base64');

/** Whether a field takes a file as a part of the body: `list:file`, or `list:file/source` with its name. */
export const isFileField = (name: string): boolean => /:file(?:\/|$)/.test(name);

async function contentIn(file: Blob): Promise<FileContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeInput(bytes);
  return text.ok ? text.value : { base64: Buffer.from(bytes).toString('base64') };
}

/** A file as a field of the form, and its name as another where that is asked for. */
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

/** Reads the files of a form; one that was chosen takes the place of a text, and its name that of another. */
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
