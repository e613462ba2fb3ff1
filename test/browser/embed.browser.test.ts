import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, t } from './arbiter.ts';
import { haveLots, haveRound, openTournament } from './begun.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tellTournament } from './tell.ts';

const names = ['Møller, Bo', 'Holm, Eva', 'Krüger, Jens', 'Voß, Anna'];

let hall: Hall;
let arbiter: Arbiter;
let id = '';
/** The club's own site, with what it has on its one page. */
let club: Server;
let site = '';
let onPage = '';

async function show(frame: string): Promise<void> {
  onPage = frame;
  await hall.page.goto(site);
}

/** The organiser names a site. */
const name = (embedAt: string): Promise<void> =>
  tellTournament(hall, id, { kind: 'change-settings', changes: { embedAt: [embedAt] } });

const frameOf = (table: string): string =>
  `<iframe src="${hall.server.url}/embed/${id}/${table}" title="Tabel"></iframe>`;

const inFrame = () => hall.page.frameLocator('iframe');

beforeAll(async () => {
  hall = await openHall('embed');
  arbiter = { ...arbiterAt(hall.page), base: () => `${hall.server.url}/console/${id}` };
  club = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="da"><title>Klubben</title><p>Klubben</p>${onPage}`);
  });
  club.listen(0, '127.0.0.1');
  await once(club, 'listening');
  site = `http://127.0.0.1:${(club.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await hall.close();
  club.closeAllConnections();
  club.close();
});

describe('a table on another site', () => {
  test('is shown by nobody who is not named', async () => {
    id = await openTournament(hall, arbiter, {
      name: 'Klubturnering',
      players: names,
    });
    await haveLots(arbiter, 'frø');
    await haveRound(arbiter);
    const answer = await hall.page.request.get(`${hall.server.url}/embed/${id}/standings`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('is shown by the sites that the organiser names', async () => {
    const { page } = hall;
    await name(site);
    const answer = await page.request.get(`${hall.server.url}/embed/${id}/round`);
    expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors ${site}`);
    expect(answer.headers()['x-frame-options']).toBeUndefined();
    await show(frameOf('standings'));
    await inFrame().getByRole('table').waitFor();
    for (const player of names) await inFrame().getByText(player).first().waitFor();
    await show(frameOf('round'));
    await inFrame()
      .getByRole('heading', { name: t('terms.round-n', { round: 1 }) })
      .waitFor();
  });

  test('leads to the whole pages, out of the frame', async () => {
    const { page } = hall;
    await inFrame().getByRole('link', { name: 'Klubturnering' }).click();
    await page.waitForURL(`${hall.server.url}/t/${id}/round/1**`);
  });

  test('is given to the arbiter as text to copy', async () => {
    const { page } = hall;
    await page.goto(`${arbiter.base()}/links`);
    const code = page.getByLabel(`Klubturnering: ${t('terms.standings')}`);
    expect(await code.inputValue()).toContain(`${hall.server.url}/embed/${id}/standings`);
    expect(await faultsOn(page)).toEqual([]);
    await page.goto(`${hall.server.url}/embed/${id}/standings`);
    expect(await faultsOn(page)).toEqual([]);
  });
});

describe('other programs', () => {
  const part = () => hall.page.getByRole('region', { name: t('webhook.title') });
  const add = async (address: string): Promise<void> => {
    await part().getByLabel(t('terms.address')).fill(address);
    await part()
      .getByRole('button', { name: t('webhook.make') })
      .click();
  };

  test('are told at no address of the network around the server', async () => {
    await hall.page.goto(`${arbiter.base()}/links`);
    await add(`${site}/hook`);
    await part().getByText('--local-webhooks').waitFor();
  });

  test('are added with a secret, and say how a test was answered', async () => {
    const { page } = hall;
    await page.goto(`${arbiter.base()}/links`);
    await add('https://club.invalid/hook');
    await part().getByText(t('webhook.once')).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await part()
      .getByRole('button', { name: `${t('webhook.test')}: https://club.invalid/hook` })
      .click();
    await part().getByText(t('webhook.failed-unknown-host')).waitFor();
    expect(await part().locator('code').count()).toBe(0);
    await part()
      .getByRole('button', { name: `${t('webhook.remove')}: https://club.invalid/hook` })
      .click();
    await part().getByText(t('webhook.none')).waitFor();
  });
});

describe('the moves of games', () => {
  test('come as a file, and what fits no game says why', async () => {
    const { page } = hall;
    const round = await (await fetch(`${hall.server.url}/api/tournaments/${id}/rounds/1`)).json();
    const [{ white, black }] = round.boards;
    const game = (name: string) =>
      `[Event "Klub"]\n[Round "1"]\n[White "${name}"]\n[Black "${black.name}"]\n\n1. e4 e5 *\n\n`;
    const file = join(hall.folder, 'round-1.pgn');
    await writeFile(file, game(white.name) + game('Larsen, Bent'));
    await page.goto(`${arbiter.base()}/results`);
    await page.getByRole('link', { name: t('games.title') }).click();
    await page.getByRole('heading', { name: t('games.title') }).waitFor();
    await page.getByLabel(t('games.file')).setInputFiles(file);
    await page.getByRole('button', { name: t('games.send') }).click();
    await page.getByText(t('games.unknown-players')).waitFor();
    await page.getByText(t('games.of-round', { count: 1, of: 2 })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    const pgn = await page.request.get(`${arbiter.base()}/files/games.pgn?round=1`);
    expect(await pgn.text()).toContain('1. e4 e5 *');
    const open = await page.request.get(`${hall.server.url}/feed/${id}/games.pgn`);
    expect(await open.text()).not.toContain('e4');
  });
});
