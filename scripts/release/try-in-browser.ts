import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import { launchBrowser } from '../../test/browser/launch.ts';

/** The most that the engine of the Dutch system may weigh on its way to a browser. */
export const bundleLimitBytes = 60_000;

/** Plays a tournament of as many players and rounds as it is asked; the boards of its last round. */
const engine = `import { dutch2026 } from '@rokade/rules';
const record = (opponent, colour, halfPoints) =>
  ({ kind: 'game', opponent, colour, halfPoints, status: 'played' });
export function boardsOf(count, rounds) {
  const players = Array.from({ length: count }, (_, index) => ({
    no: index + 1,
    rating: 2500 - index,
    records: [],
    availability: { kind: 'present' },
  }));
  let boards = 0;
  for (let roundNumber = 1; roundNumber <= rounds; roundNumber += 1) {
    const paired = dutch2026.pairRound({ roundNumber, roundsPlanned: rounds, players });
    if (!paired.ok) return paired.error.code;
    boards = paired.value.pairings.length;
    for (const { white, black } of paired.value.pairings) {
      const points = (white * 7 + black * 13 + roundNumber) % 3;
      players[white - 1].records.push(record(black, 'white', points));
      players[black - 1].records.push(record(white, 'black', 2 - points));
    }
  }
  return boards;
}
`;

const worker = `import { boardsOf } from './engine.js';
onmessage = ({ data }) => postMessage(boardsOf(data, 5));
`;

/** What the page does with the engine; text, since it runs in the browser alone. */
const trial = `(async () => {
  const { boardsOf } = await import('/engine.js');
  const inWorker = await new Promise((resolve) => {
    const thread = new Worker('/worker.js', { type: 'module' });
    thread.onmessage = ({ data }) => resolve(data);
    thread.onerror = ({ message }) => resolve(message);
    thread.postMessage(20);
  });
  const start = performance.now();
  const ofThousand = boardsOf(1000, 9);
  const milliseconds = performance.now() - start;
  return { inPage: boardsOf(20, 5), inWorker, ofThousand, milliseconds };
})()`;

/** What a browser found: boards of twenty players in the page and in a worker, and of a thousand, in the last round. */
export interface BrowserTrial {
  readonly inPage: unknown;
  readonly inWorker: unknown;
  readonly ofThousand: unknown;
  /** What nine rounds of a thousand players took, in milliseconds. */
  readonly milliseconds: number;
  readonly bundleBytes: number;
}

/** A program as one file for browsers, in the folder of somebody who installed the packages. */
export async function bundleForBrowsers(
  user: string,
  name: string,
  program: string,
): Promise<Buffer> {
  writeFileSync(join(user, `${name}-source.js`), program);
  const bundle = await rolldown({
    input: join(user, `${name}-source.js`),
    cwd: user,
    platform: 'browser',
  });
  await bundle.write({ file: join(user, `${name}.js`), format: 'esm', minify: true });
  await bundle.close();
  return readFileSync(join(user, `${name}.js`));
}

/** The size of a bundle on the wire, in bytes. */
export const brotliBytes = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Serves a bundle and a worker to a browser on this machine. */
export async function serveFiles(files: Readonly<Record<string, string>>) {
  const server = createServer(({ url = '/' }, response) => {
    const text = files[url];
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/html',
    });
    response.end(text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Runs the bundled engine in a page and in a worker of a real browser. */
export async function tryInBrowser(user: string): Promise<BrowserTrial> {
  const bytes = await bundleForBrowsers(user, 'engine', engine);
  const bundleBytes = brotliBytes(bytes);
  const files = {
    '/': '<!doctype html><title>engine</title>',
    '/engine.js': bytes.toString('utf8'),
  };
  const server = await serveFiles({ ...files, '/worker.js': worker });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(server.address);
    const found = await page.evaluate<Omit<BrowserTrial, 'bundleBytes'>>(trial);
    return { ...found, bundleBytes };
  } finally {
    await browser.close();
    server.close();
  }
}
