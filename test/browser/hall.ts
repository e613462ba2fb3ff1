import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './launch.ts';

/** A server on an empty data folder, and a browser with a laptop's window. */
export interface Hall {
  /** Where the server keeps its data; a test may keep its files there too. */
  readonly folder: string;
  readonly browser: Browser;
  readonly server: RunningServer;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Looks at a public address with a phone and without JavaScript. */
  asVisitor(path: string, look: (visitor: Page) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a hall; `name` tells its data folder from others, `prepare` fills it beforehand, `pages` are
 * the server's, and `clock` is what it goes by.
 */
export async function openHall(
  name: string,
  prepare: (folder: string) => Promise<unknown> = async () => {},
  pages = handler,
  clock = () => new Date(),
): Promise<Hall> {
  const folder = await mkdtemp(join(tmpdir(), `rokade-${name}-`));
  await prepare(folder);
  const browser = await openBrowser();
  const options = { port: 0, dataDirectory: folder, pages, clock, quiet: true };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  const server = started.value;
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'da-DK',
  });
  return {
    folder,
    browser,
    server,
    context,
    page: await context.newPage(),
    async asVisitor(path, look) {
      const phone = await browser.newContext({
        viewport: { width: 400, height: 800 },
        locale: 'da-DK',
        javaScriptEnabled: false,
      });
      const visitor = await phone.newPage();
      await visitor.goto(`${server.url}${path}`);
      await look(visitor);
      await phone.close();
    },
    async close() {
      await context.close();
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
