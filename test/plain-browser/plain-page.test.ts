import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlainContext } from './plain-context.ts';
import type { PlainPage } from './plain-page.ts';

const form = `<!doctype html><title>Form</title><main><h1>A form</h1>
<form method="post" action="/sent?a=1" enctype="multipart/form-data">
  <label>Name <input name="name" required></label>
  <label for="words">Words</label><textarea id="words" name="words">
one
two</textarea>
  <fieldset disabled><input name="away" value="x"></fieldset>
  <label><input type="radio" name="colour" value="white" checked> White</label>
  <label><input type="radio" name="colour" value="black"> Black</label>
  <label>Round <select name="round"><optgroup label="All"><option value="1">First</option>
    <option value="2" selected>Second</option></optgroup></select></label>
  <label>List <input type="file" name="list"></label>
  <button name="look" value="yes">Look</button><button disabled>Never</button>
  <button type="button">By script</button>
</form>
<input form="other" name="beside" value="b"><form id="other" action="/found"><button>Find</button></form>
<details><summary>More</summary><a href="/gone">Gone</a></details>
<p hidden>Not here</p><a href="/file" download="list.csv">Save</a></main>`;

let server: Server;
let origin = '';
let page: PlainPage;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isGone = request.url === '/gone';
      response.setHeader('content-type', request.url === '/form' ? 'text/html' : 'text/plain');
      response.setHeader('set-cookie', 'seen=1; Path=/');
      response.writeHead(isGone ? 404 : 200);
      const sent = `${request.url} ${request.headers.cookie ?? 'none'}\n${Buffer.concat(chunks)}`;
      response.end(request.url === '/form' ? form : sent);
    });
  });
  await new Promise<void>((ready) => void server.listen(0, ready));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  page = await new PlainContext('da-DK').newPage();
});
afterAll(() => server.close());

const open = () => page.goto(`${origin}/form`);
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a page without scripts', () => {
  test('sends what its form holds, by the button that is pressed', async () => {
    await open();
    await page.getByLabel('Name').fill('Ida');
    await page.getByRole('radio', { name: 'Black' }).check();
    await button('Look').click();
    const sent = await page.content();
    expect(sent).toContain('/sent?a=1 seen=1');
    const parts = [...sent.matchAll(/name="(\w+)"(; filename="")?.*?\r\n\r\n(.*?)\r\n--/gs)];
    expect(parts.map(([, name, file, value]) => [name, file ?? null, value])).toEqual([
      ['name', null, 'Ida'],
      ['words', null, 'one\r\ntwo'],
      ['colour', null, 'black'],
      ['round', null, '2'],
      ['list', '; filename=""', ''],
      ['look', null, 'yes'],
    ]);
  });

  test('sends fields that name the form, and a form without a method as an address', async () => {
    await open();
    await button('Find').click();
    expect(page.url()).toBe(`${origin}/found?beside=b`);
  });

  test('hands out files', async () => {
    await open();
    const handed = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save' }).click();
    expect((await handed).suggestedFilename()).toBe('list.csv');
    expect(page.url()).toBe(`${origin}/form`);
  });

  test.each([
    ['disabled', () => button('Never').click(), 'disabled'],
    ['for scripts', () => button('By script').click(), 'without a script'],
    ['folded', () => page.locator('details a').click(), 'not to be seen'],
    ['hidden', () => page.getByText('Not here').waitFor(), 'not to be seen'],
    ['not there', () => button('Nothing').click(), '0 elements are'],
    ['one of several', () => page.getByRole('radio').click(), '2 elements are'],
    [
      'a form with an empty field that is required',
      () => button('Look').click(),
      'no browser sends',
    ],
  ])('refuses to use what is %s', async (_, use, words) => {
    await open();
    await expect(use()).rejects.toThrow(words);
  });

  test('unfolds what is folded, and says that a page is not there unless it is asked', async () => {
    await open();
    await page.getByText('More').click();
    await page.getByRole('link', { name: 'Gone' }).click();
    await expect(page.locator('main').count()).rejects.toThrow('answers 404');
    expect((await page.goto(`${origin}/gone`))?.status()).toBe(404);
    expect(await page.locator('main').count()).toBe(0);
  });
});
