import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { started } from '../tournament/journal-driver.ts';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { keepJournals } from './kinds-of-tournament.ts';

interface Entry {
  readonly kind: string;
  readonly label: string;
  readonly href: string;
}

let hall: Hall;
let id = '';

beforeAll(async () => {
  hall = await openHall('search', async (folder) => {
    [id = ''] = await keepJournals(folder, [started(6)]);
  });
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

const goTo = (path: string) => hall.page.goto(`${hall.server.url}${path}`);

/** What the search finds in the tournament, of some kinds. */
async function entriesOf(...kinds: readonly string[]): Promise<readonly Entry[]> {
  const address = `${hall.server.url}/console/${id}/search.json`;
  const entries: readonly Entry[] = await (await hall.context.request.get(address)).json();
  return entries.filter(({ kind }) => kinds.includes(kind));
}

/** Types into the search by keyboard alone, which a page that is just starting does not hear yet. */
async function type(query: string): Promise<void> {
  const field = hall.page.getByRole('combobox', { name: t('console.search-label') });
  const slash = async () => {
    await hall.page.keyboard.press('/');
    return field.evaluate((one) => one === document.activeElement);
  };
  await expect.poll(slash).toBe(true);
  await hall.page.keyboard.type(query);
  await hall.page.getByRole('option').first().waitFor();
}

/** Takes the first that is found. */
async function search(query: string): Promise<void> {
  await type(query);
  await hall.page.keyboard.press('Enter');
}

/** Waits until the keyboard is in a field or on a button of this name, or in its group. */
const keyboardAt = (name: string) =>
  hall.page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[name]')]
        .filter((one) => {
          const [path = ''] = one.getAttribute('name')?.split(':') ?? [];
          return `.${path.replaceAll(',', '.')}.`.includes(`.${wanted}.`);
        })
        .some((one) => one.contains(document.activeElement)),
    name,
  );

describe('the search of the console', () => {
  test('leads from any page to the field of a setting, with folded letters', async () => {
    await goTo(`/console/${id}/results`);
    await search('ovrige turn');
    await hall.page.waitForURL('**/settings#arbiters');
    await keyboardAt('arbiters');
  });

  test('opens what a field is folded into, also on the page that is open', async () => {
    await goTo(`/console/${id}/settings?all`);
    await search(t('console.remove-tournament'));
    await keyboardAt('remove-tournament');
    const name = hall.page.getByLabel(t('console.remove-name', { name: 'Klubturnering' }));
    expect(await name.isVisible()).toBe(true);
  });

  test('leads to a print', async () => {
    await goTo(`/console/${id}/players`);
    await search(t('print.kind-players'));
    await hall.page.waitForURL(`**/print/${id}/players`);
  });

  test('leads every setting and act to its field or button', async () => {
    const entries = await entriesOf('setting', 'act');
    expect(entries.length).toBeGreaterThan(30);
    for (const { href } of entries) {
      await goTo(href);
      await keyboardAt(decodeURIComponent(href.split('#')[1] ?? '')).catch((thrown) => {
        throw new Error(href, { cause: thrown });
      });
    }
  });

  test('leads from old addresses to settings, also to those of the organisation', async () => {
    for (const [address, name] of [
      [`/console/${id}/settings#marks-title`, 'marks.title'],
      [`/console/${id}/settings#visibility-published`, 'visibility.published'],
      ['/console/installation#waitingMinutes', 'waitingMinutes'],
    ] as const) {
      await goTo(address);
      await keyboardAt(name);
    }
  });

  test('leads to pages and prints that are there', async () => {
    const missing: string[] = [];
    for (const { href } of await entriesOf('page', 'print')) {
      const answer = await hall.context.request.get(`${hall.server.url}${href}`);
      if (answer.status() !== 200) missing.push(`${href}: ${answer.status()}`);
    }
    expect(missing).toEqual([]);
  });

  test('has nothing for axe to find while it shows what it found', async () => {
    await goTo(`/console/${id}/players`);
    await type(t('console.tab-settings'));
    expect(await faultsOn(hall.page)).toEqual([]);
  });
});
