import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsedPage } from '../../../../test/plain-browser/parsed-page.ts';
import { addressOf } from './addresses.ts';
import { type CommandForm, commandForms } from './command-forms.ts';
import { type House, openHouse } from './house.ts';
import { pageRoutes } from './routes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const nameOf = (form: Element): string =>
  form.querySelector('input[type=hidden][name=form]')?.getAttribute('value') ?? '';

/** The forms on a page that the answer is about and that stand in a folded part. */
function foldedForms(html: string, name: string): readonly string[] {
  return [...parsedPage(html).querySelectorAll('form')]
    .filter((form) => nameOf(form) === name)
    .flatMap((form) => {
      const folded = form.closest('details:not([open])');
      return folded === null
        ? []
        : [`${name} in “${folded.querySelector('summary')?.textContent?.trim()}”`];
    });
}

/** Sends a form that is refused: it is based on what is not there yet, or has not the shape. */
async function refusedPage(path: string, { action, fields }: CommandForm): Promise<string> {
  const sent = Object.fromEntries(fields);
  const futile = sent['basedOn'] === undefined ? { nothing: 'known' } : { basedOn: '1000000' };
  const { pathname, search } = new URL(action, `http://hall.local${path}`);
  const csrf = house.csrfOf('owner');
  const answer = await house.ask('owner', `${pathname}${search}`, { ...sent, ...futile, csrf });
  const html = await answer.text();
  return answer.status >= 400 && answer.status < 500 ? html : '';
}

describe('a refused form stands in sight without a script', () => {
  it.each(pageRoutes.filter((route) => route.startsWith('/console')))('%s', async (route) => {
    const { path } = addressOf(route, house.holdings);
    const page = await house.ask('owner', path);
    if (page.status !== 200) {
      await page.body?.cancel();
      return;
    }
    const seen = new Set<string>();
    for (const form of commandForms(await page.text())) {
      const name = form.fields.find(([field]) => field === 'form')?.[1] ?? '';
      if (seen.has(name)) continue;
      seen.add(name);
      const html = await refusedPage(path, form);
      if (html !== '') expect(foldedForms(html, name)).toEqual([]);
    }
  });
});
