import { articlesIn, lawChapters, lawYears } from '@rokade/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ida } from '../memory-application.ts';
import { type House, openHouse, readers } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const textAt = async (path: string) => (await house.ask('nobody', path)).text();

/** @article Laws 2001 3.5.2 */
describe('the Laws at hand', () => {
  it.each(readers)('are open to %s, with each chapter of both editions', async (reader) => {
    const page = await (await house.ask(reader, '/laws')).text();
    for (const year of lawYears)
      for (const [number] of lawChapters[year]) expect(page).toContain(`"/laws/${year}/${number}"`);
  });

  it('have a page at the address of each article', async () => {
    for (const year of lawYears) {
      for (const article of articlesIn(year)) {
        const answer = await house.ask('nobody', `/laws/${year}/${article}`);
        await answer.body?.cancel();
        expect(answer.status, `${year} ${article}`).toBe(200);
      }
    }
  });

  it('show both editions, what changed and the rulings', async () => {
    const page = await textAt('/laws/2001/9.5b');
    expect(page).toContain('Changed in 2023.');
    expect(page).toContain('three minutes for the opponent');
    expect(page).toContain('two minutes for the opponent');
    expect(await textAt('/laws/2001/A1')).toContain('Ruling 57');
  });

  it('are searched without a script, in any language', async () => {
    expect(await textAt('/laws?q=Bl%C3%A4ttchen')).toContain('/laws/2001/6.10');
    expect(await textAt('/laws?q=hemmeligt')).toContain('/laws/2023/I.1');
    expect(await textAt('/laws?q=xyzzy')).toContain('Nothing in the Laws');
    expect(await textAt('/laws?q=%3Cscript%3E')).not.toContain('<script>”');
  });

  it.each(['/laws/1997/9.5', '/laws/2023/14.1', '/laws/2001/x', '/laws/sentences/none'])(
    'have nothing at %s',
    async (path) => {
      expect((await house.ask('nobody', path)).status).toBe(404);
    },
  );

  it('have sentences for the board, large in the language of the player', async () => {
    expect(await textAt('/laws/sentences')).toContain('/laws/sentences/touched?in=de');
    const page = await textAt('/laws/sentences/touched?in=de');
    expect(page).toMatch(/<h1[^>]*lang="de"[^>]*>Sie haben diese Figur berührt/);
    expect(await textAt('/laws/sentences/touched?in=xx')).toContain('You touched this piece');
  });

  it('are one click from an incident that is decided', async () => {
    const query = '?laws=laws-2001&situation=flag-fallen&answer.opponent-can-mate=yes';
    const path = `/console/${house.holdings.open}/incidents${query}`;
    expect(await (await house.ask('owner', path)).text()).toContain('href="/laws/2001/6.10?back=');
  });

  it('lead back to the board from which somebody came, and nowhere else', async () => {
    const game = `/console/${house.holdings.open}/games/1/1?laws=laws-2023`;
    const from = (back: string) => textAt(`/laws/2023/9.2?back=${encodeURIComponent(back)}`);
    expect(await from(game)).toContain(`href="${game}"`);
    for (const elsewhere of ['https://example.org', '//example.org', 'javascript:alert(1)']) {
      expect(await from(elsewhere)).not.toContain('Back to the board');
    }
  });

  it('have the organiser’s own text beside ours, until it is removed', async () => {
    const { installation } = house.app;
    const keep = (text: string) =>
      installation.execute(
        {
          basedOn: installation.now().version,
          command: { kind: 'set-law-texts', language: 'en', year: '2023', text },
          reason: '',
          confirmed: false,
        },
        ida,
      );
    await keep('## 9.2\nThree times, say we.\n## 7.5.5\nTwo minutes, say we.');
    expect(await textAt('/laws/2023/9.2')).toContain('Three times, say we.');
    expect(await textAt('/laws/2023/9')).toContain('Three times, say we.');
    expect(await textAt('/laws/2001/9.2')).not.toContain('say we.');
    const happened = `/console/${house.holdings.open}/incidents?situation=illegal-move&laws=laws-2023`;
    expect(await (await house.ask('owner', happened)).text()).toContain('Two minutes, say we.');
    const page = await (await house.ask('owner', '/console/installation')).text();
    expect(page).toContain('Laws of 2023, English: 2 articles');
    await keep('');
    expect(await textAt('/laws/2023/9.2')).not.toContain('say we.');
  });

  /** What a browser sends for the form of the installation's page, with a file. */
  async function sendTexts(name: string, text: string, language = 'de') {
    const form = new FormData();
    const fields = {
      csrf: house.csrfOf('owner'),
      to: '/installation/commands',
      form: 'keep-law-texts',
      basedOn: String(house.app.installation.now().version),
      'command.kind': 'set-law-texts',
      'command.language': language,
      'command.year': '2001',
    };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('command.text:file', new File([text], name));
    const request = new Request('http://hall.local', { method: 'POST', body: form });
    const type = request.headers.get('content-type') ?? '';
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await house.post('owner', '/console/installation?/tell', { type, body });
    return { status: answer.status, html: await answer.text() };
  }

  it('take the organiser’s own text from a file that is sent by a form', async () => {
    const page = await (await house.ask('owner', '/console/installation')).text();
    const [, form = ''] =
      /(<form[^>]*multipart[\s\S]*?set-law-texts[\s\S]*?<\/form>)/.exec(page) ?? [];
    expect(form).toContain('name="command.text:file"');
    const sent = await sendTexts('love.md', '# Unsere Regeln\n\n## 9.2\nDreimal, sagen wir.\n');
    expect([200, 303]).toContain(sent.status);
    const inGerman = await house.askIn('de', 'owner', '/laws/2001/9.2');
    expect(await inGerman.text()).toContain('Dreimal, sagen wir.');
    expect(await textAt('/laws/2001/9.2')).not.toContain('Dreimal, sagen wir.');
  });

  it('refuse a file with its line, and leave what was there', async () => {
    const refused = await sendTexts('love.md', '## 9.2\nViermal.\n## 99.9\nNichts.\n');
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('99.9');
    expect((await sendTexts('love.json', '{"9.2": ')).status).toBe(422);
    const kept = await (await house.askIn('de', 'owner', '/laws/2001/9.2')).text();
    expect(kept).toContain('Dreimal, sagen wir.');
    expect(kept).not.toContain('Viermal.');
    await sendTexts('love.json', '{"9.2": "Dreimal, als JSON."}');
    const asJson = await (await house.askIn('de', 'owner', '/laws/2001/9.2')).text();
    expect(asJson).toContain('Dreimal, als JSON.');
  });
});
