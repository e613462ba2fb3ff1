import { isDisabled } from './visible.ts';

/** A file that was chosen for a field. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Uint8Array<ArrayBuffer>;
}

/** The files chosen on a page, by their field. */
export type ChosenFiles = ReadonlyMap<Element, readonly ChosenFile[]>;

/** What a form sends, and how it is written down. */
interface SentBody {
  readonly type: string;
  readonly content: string | Blob;
}

/** What a browser asks the server for once a form is sent. */
export interface FormRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body: SentBody | null;
}

type Entry = readonly [name: string, value: string | ChosenFile];

/** Lines end with CR LF in what a form sends. */
const lines = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n');

/** What a field sends for which no file was chosen. */
const noFile: ChosenFile = {
  name: '',
  mimeType: 'application/octet-stream',
  buffer: new Uint8Array(),
};

function filesOf(field: Element, chosen: ChosenFiles): readonly ChosenFile[] {
  const files = chosen.get(field) ?? [];
  return files.length === 0 ? [noFile] : files;
}

/** What one control sends. */
function entriesOf(control: Element, pressed: Element | null, chosen: ChosenFiles): Entry[] {
  const name = control.getAttribute('name') ?? '';
  if (name === '' || isDisabled(control)) return [];
  if (control.tagName === 'SELECT')
    return [...(control as HTMLSelectElement).options]
      .filter((option) => option.selected && !option.disabled)
      .map((option) => [name, option.value]);
  if (control.tagName === 'TEXTAREA')
    return [[name, lines((control as HTMLTextAreaElement).value)]];
  const { type, value } = control as HTMLInputElement;
  if (control.tagName === 'BUTTON' || /^(submit|image|button|reset)$/.test(type))
    return control === pressed ? [[name, control.getAttribute('value') ?? '']] : [];
  if (type === 'file') return filesOf(control, chosen).map((file) => [name, file]);
  if (type !== 'checkbox' && type !== 'radio') return [[name, value]];
  return (control as HTMLInputElement).checked
    ? [[name, control.getAttribute('value') ?? 'on']]
    : [];
}

/** The controls of a form in the order of the page, also those outside it that name it. */
export const controlsOf = (form: Element): readonly Element[] =>
  [...form.ownerDocument.querySelectorAll('input, select, textarea, button')].filter((control) => {
    const named = control.getAttribute('form');
    return named === null ? control.closest('form') === form : named === form.id;
  });

/** What is wrong with what was typed, so that a browser would not send the form. */
export function faultsOfForm(
  form: Element,
  pressed: Element | null,
  chosen: ChosenFiles,
): readonly string[] {
  if (form.hasAttribute('novalidate') || pressed?.hasAttribute('formnovalidate')) return [];
  return controlsOf(form).flatMap((control) => {
    const { validity, name, value } = control as HTMLInputElement;
    if (isDisabled(control) || chosen.has(control) || validity?.valid !== false) return [];
    return [`${name} with “${value}”`];
  });
}

const asText = (value: string | ChosenFile): string =>
  typeof value === 'string' ? value : value.name;

const boundary = '----RokadePlainBrowser';

/** A name within quotes, as browsers write it. */
const quoted = (name: string): string =>
  `"${name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')}"`;

/** One field with its parts before and after its content. */
function partOf([name, value]: Entry): readonly (string | Uint8Array<ArrayBuffer>)[] {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}`;
  if (typeof value === 'string') return [`${head}\r\n\r\n${value}\r\n`];
  const file = `; filename=${quoted(value.name)}\r\nContent-Type: ${value.mimeType}\r\n\r\n`;
  return [head + file, value.buffer, '\r\n'];
}

/** Fields with files; the platform's own writer leaves out the empty name of a file not chosen. */
const withFiles = (entries: readonly Entry[]): SentBody => ({
  type: `multipart/form-data; boundary=${boundary}`,
  content: new Blob([...entries.flatMap(partOf), `--${boundary}--\r\n`]),
});

/** The request that sends a form, by the button that is pressed; null: none is. */
export function requestOf(
  form: Element,
  pressed: Element | null,
  chosen: ChosenFiles,
  at: string,
): FormRequest {
  const attribute = (name: string): string | null =>
    pressed?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const entries = controlsOf(form).flatMap((control) => entriesOf(control, pressed, chosen));
  const url = new URL(attribute('action') || at, at);
  const plain = new URLSearchParams(entries.map(([name, value]) => [name, asText(value)]));
  if (attribute('method')?.toLowerCase() !== 'post') {
    url.search = plain.toString();
    return { url: url.href, method: 'GET', body: null };
  }
  const body =
    attribute('enctype') === 'multipart/form-data'
      ? withFiles(entries)
      : { type: 'application/x-www-form-urlencoded', content: plain.toString() };
  return { url: url.href, method: 'POST', body };
}
