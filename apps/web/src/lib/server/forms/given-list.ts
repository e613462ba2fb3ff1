import { formText } from './form-text.ts';

/** The list in a form: the bytes of `file` if one was chosen, else the text of `list`. */
export async function givenList(form: FormData): Promise<string | Uint8Array> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer());
  return formText(form, 'list');
}
