import { emptyRatedPerson } from '@rokade/ratings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsedPage } from '../../../../test/plain-browser/parsed-page.ts';
import { addressOf } from './addresses.ts';
import { type CommandForm, commandForms } from './command-forms.ts';
import { type House, openHouse } from './house.ts';
import { pageRoutes } from './routes.ts';

let house: House;

/** A page that takes forms to every book, whatever the book holds. */
const anyPage = '/console/organisations';

/** Sends a command to a book as the owner; `address` is the book's at the API. */
async function write(address: string, basedOn: number, fields: Readonly<Record<string, string>>) {
  const sent = { to: `${address}/commands`, basedOn: String(basedOn), confirmed: 'on', ...fields };
  const csrf = house.csrfOf('owner');
  const answer = await house.ask('owner', `${anyPage}?/tell`, { ...sent, csrf });
  expect([address, fields['command.kind'], answer.status]).toEqual([
    address,
    fields['command.kind'],
    200,
  ]);
}

beforeAll(async () => {
  house = await openHouse();
  for (const [index, name] of ['Alm, Ida', 'Bæk, Bo'].entries()) {
    const values = Object.entries({ ...emptyRatedPerson, name }).map(([field, value]) => [
      `command.values.${field}`,
      value,
    ]);
    const person = { 'command.kind': 'enter-person', 'command.person': `rated${index}` };
    await write('/ratings', 2 * index, { ...person, ...Object.fromEntries(values) });
  }
  const changed = { 'command.kind': 'change-installation', 'command.changes.address': 'Torvet 1' };
  await write('/installation', house.app.installation.now().version, changed);
});
afterAll(() => house.close());

const wordOf = ({ fields }: CommandForm, name: string): string =>
  fields.find(([field]) => field === name)?.[1] ?? '';

/** The forms of a page that say which version of their book the page shows. */
const basedForms = (html: string): readonly CommandForm[] =>
  commandForms(html).filter((form) => wordOf(form, 'basedOn') !== '');

/** The address of the book that a form is about. */
const bookOf = ({ to }: CommandForm): string =>
  /^(?:\/events\/[^/]+\/money|\/(?:tournaments|events|contests|leagues)\/[^/]+|\/\w+)/.exec(
    to,
  )?.[0] ?? '';

/** Which act a form is for. */
const actOf = (form: CommandForm): string => `${form.to} ${wordOf(form, 'command.kind')}`.trim();

/** Undoes the newest entry of a book and takes that back: it is as it was, and has two entries more. */
async function writeMeanwhile(book: string, version: number): Promise<void> {
  for (const [later, toVersion] of [version - 1, version].entries()) {
    const back = { 'command.kind': 'return-to', 'command.toVersion': String(toVersion) };
    await write(book, version + later, back);
  }
}

/** What somebody chooses where no text that they type would do, by the act. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'commands lodge-appeal': { 'command.appellant': 'p1' },
  'commands decide-rating-result': { 'command.round': '1', 'command.board': '1' },
  'commands decide-game-rating': {
    'command.round': '1',
    'command.board': '1',
    'command.rated': 'false',
  },
  'commands check-in': { 'command.players': 'p1' },
  'commands set-law-texts': { 'command.text': '' },
};

/** Acts that read a list, or reckon, before they look at their book; here there is nothing to read. */
const readsFirst = ['list', 'payments', 'courses', 'openings', 'adjustments', 'reports'];

/** An act without the book that it is about. */
const actIn = (form: CommandForm): string => actOf(form).slice(bookOf(form).length + 1);

const typed = 'Åse 7';

/** What is sent: as the page gives it, and with a text in each field that is blank. */
function sendings(form: CommandForm): readonly Readonly<Record<string, string>>[] {
  const chosen = choices[actIn(form)] ?? {};
  const hidden = new Set(form.hidden.map(([name]) => name));
  const filled = form.fields.map(([name, value]): [string, string] => [
    name,
    value === '' && !hidden.has(name) ? typed : value,
  ]);
  return [filled, form.fields].map((fields) => ({ ...Object.fromEntries(fields), ...chosen }));
}

/** Sends a form until its book is looked at: a text may be none that a field takes. */
async function sendLate(path: string, form: CommandForm) {
  const { pathname, search } = new URL(form.action, `http://hall.local${path}`);
  for (const fields of sendings(form)) {
    const csrf = house.csrfOf('owner');
    const answer = await house.ask('owner', `${pathname}${search}`, { ...fields, csrf });
    const html = await answer.text();
    if (answer.status === 409) return { html, fields };
  }
  return null;
}

/** What a page tells of others' entries at a form. */
const linesOfOthers = (html: string): readonly string[] =>
  [...parsedPage(html).querySelectorAll('form li')]
    .map((line) => line.textContent ?? '')
    .filter((line) => line.startsWith('Ida Hansen: '));

describe('each form of a page that others have overtaken', () => {
  const sent = new Set<string>();

  it.each(pageRoutes.filter((route) => route.startsWith('/console')))(
    '%s tells what they wrote, keeps what was typed, and writes nothing',
    async (route) => {
      const { path } = addressOf(route, house.holdings);
      const page = await house.ask('owner', path);
      const all = page.status === 200 ? basedForms(await page.text()) : [];
      const forms = all.filter((form) => !sent.has(actOf(form)));
      const books = new Map(forms.map((form) => [bookOf(form), Number(wordOf(form, 'basedOn'))]));
      for (const [book, version] of books) await writeMeanwhile(book, version);
      const before = await house.versions();
      for (const form of forms) {
        if (sent.has(actOf(form))) continue;
        sent.add(actOf(form));
        if (readsFirst.includes(actIn(form))) continue;
        const late = await sendLate(path, form);
        const entriesOfOthers = late === null ? null : linesOfOthers(late.html).length;
        expect([actOf(form), entriesOfOthers]).toEqual([actOf(form), 2]);
        const isTyped = Object.values(late?.fields ?? {}).includes(typed);
        expect([actOf(form), !isTyped || late?.html.includes(typed)]).toEqual([actOf(form), true]);
      }
      expect(await house.versions()).toBe(before);
    },
  );

  it('were forms for most acts of the books', () => {
    const acts = [...sent].map((act) => act.replace(/^.* /, ''));
    expect(acts.length).toBeGreaterThan(80);
  });
});
