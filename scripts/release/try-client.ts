import { launchBrowser } from '../../test/browser/launch.ts';
import { brotliBytes, bundleForBrowsers, serveFiles } from './try-in-browser.ts';

const program = `import { rokade } from '@rokade/client';
export async function countAt(address) {
  const answer = await rokade(address).get('/tournaments');
  return answer.ok && answer.quota !== null ? answer.value.tournaments.length : answer;
}
`;

/** What a page found: how many tournaments it read from a Rokade at another address, or why it did not. */
export interface ClientTrial {
  readonly read: unknown;
  readonly bundleBytes: number;
}

/** Reads public answers of a Rokade in a page of another site, with the bundled client. */
export async function tryClientInBrowser(user: string, address: string): Promise<ClientTrial> {
  const bytes = await bundleForBrowsers(user, 'client', program);
  const server = await serveFiles({
    '/': '<!doctype html><title>client</title>',
    '/client.js': bytes.toString('utf8'),
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(server.address);
    const trial = `import('/client.js').then(({ countAt }) => countAt(${JSON.stringify(address)}))`;
    return { read: await page.evaluate(trial), bundleBytes: brotliBytes(bytes) };
  } finally {
    await browser.close();
    server.close();
  }
}
