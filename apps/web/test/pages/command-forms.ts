import { parsedPage } from '../../../../test/plain-browser/parsed-page.ts';

/** A form of a page that is passed on to the API. */
export interface CommandForm {
  /** Where the browser sends it, from the page's own address on. */
  readonly action: string;
  readonly to: string;
  readonly look: string;
  readonly method: 'post' | 'delete';
  /** What nobody types: where it goes, and parts of the body. */
  readonly hidden: readonly (readonly [string, string])[];
  /** What it sends as the page gives it, its own parts among them. */
  readonly fields: readonly (readonly [string, string])[];
}

/** What a field sends that nobody touched; nothing of a tick that is not set. */
function sentBy(field: Element): readonly (readonly [string, string])[] {
  const name = field.getAttribute('name') ?? '';
  const type = field.getAttribute('type') ?? '';
  if (name === '' || type === 'file' || type === 'submit') return [];
  const isTick = type === 'checkbox' || type === 'radio';
  if (isTick)
    return field.hasAttribute('checked') ? [[name, field.getAttribute('value') ?? 'on']] : [];
  if (field.tagName === 'TEXTAREA') return [[name, field.textContent ?? '']];
  if (field.tagName !== 'SELECT') return [[name, field.getAttribute('value') ?? '']];
  const options = [...field.querySelectorAll('option')];
  const chosen = options.find((one) => one.hasAttribute('selected')) ?? options[0];
  return chosen === undefined ? [] : [[name, chosen.getAttribute('value') ?? '']];
}

/** The forms of a page that are passed on to the API. */
export function commandForms(html: string): readonly CommandForm[] {
  const forms = [...parsedPage(html).querySelectorAll('form')].filter((form) =>
    form.getAttribute('action')?.includes('?/tell'),
  );
  return forms.map((form) => {
    const fields = [...form.querySelectorAll('input, select, textarea')].flatMap(sentBy);
    const hidden = [...form.querySelectorAll('input[type=hidden]')].flatMap(sentBy);
    const hiddenValue = (name: string): string =>
      hidden.find(([field]) => field === name)?.[1] ?? '';
    const look = form.querySelector('button[name=look]')?.getAttribute('value') ?? '';
    const method = hiddenValue('method') === 'delete' ? 'delete' : 'post';
    const action = form.getAttribute('action') ?? '';
    return { action, to: hiddenValue('to'), look, method, hidden, fields };
  });
}
