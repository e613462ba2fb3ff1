import { formText } from './form-text.ts';

/** A list out of a form: the file if one was chosen, else the text as pasted. */
export async function givenList(form: FormData): Promise<string | Uint8Array> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer());
  return formText(form, 'list');
}
