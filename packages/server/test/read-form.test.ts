import { describe, expect, it } from 'vitest';
import { contentOf, fileShape, readForm } from '../src/forms/read-form.ts';

const formOf = (...fields: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const latin1 = new Uint8Array([0x4d, 0xf8, 0x6c, 0x6c, 0x65, 0x72]);
const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 1, 2]);

describe('a form with files', () => {
  it('has the text of a file in whatever encoding in place of what was pasted, and its name', async () => {
    const { fields, file } = await readForm(
      formOf(['list:file/source', new File([latin1], 'liste.csv')], ['list', 'pasted']),
    );
    expect(fields).toEqual([
      ['list:file/source', 'Møller'],
      ['source', 'liste.csv'],
    ]);
    expect(file).toBeNull();
  });

  it('has the bytes of a file that is no text', async () => {
    const { fields } = await readForm(formOf(['files:file', new File([zip], 'a.zip')]));
    const content = fileShape.parse(fields[0]?.[1]);
    expect(new Uint8Array(contentOf(content) as Uint8Array)).toEqual(zip);
  });

  it('leaves a file that was not chosen out, and has one at no place apart, as it is', async () => {
    const { fields, file } = await readForm(
      formOf(
        ['list:file', new File([], '')],
        ['file', new File([zip], 'a.zip')],
        ['to', '/import'],
      ),
    );
    expect(fields).toEqual([['to', '/import']]);
    expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(zip);
  });
});
