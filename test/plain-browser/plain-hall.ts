import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import { PlainContext } from './plain-context.ts';
import type { PlainPage } from './plain-page.ts';

/** Where others look at the pages with cookies of their own. */
interface PlainBrowser {
  newContext(options?: { readonly locale?: string }): Promise<PlainContext>;
}

/** A server on an empty data folder, and readers of its pages who have no scripts. */
export interface PlainHall {
  /** Where the server keeps its data; a test may keep its files there too. */
  readonly folder: string;
  readonly server: RunningServer;
  /** The page of whoever the test is about. */
  readonly page: PlainPage;
  readonly browser: PlainBrowser;
  readonly context: PlainContext;
  /** Looks at a public address as somebody who is not signed in. */
  asVisitor(path: string, look: (visitor: PlainPage) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Weak on purpose: nobody attacks the accounts of a test. */
const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

/** Opens a hall without a browser; `prepare` fills its data folder beforehand. */
export async function openPlainHall(
  name: string,
  prepare: (folder: string) => Promise<unknown> = async () => {},
): Promise<PlainHall> {
  const folder = await mkdtemp(join(tmpdir(), `rokade-${name}-`));
  await prepare(folder);
  const options = { port: 0, dataDirectory: folder, pages: handler, quiet: true, passwordCost };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  const server = started.value;
  const newContext = async ({ locale = 'da-DK' } = {}) => new PlainContext(locale);
  const context = await newContext();
  return {
    folder,
    server,
    context,
    page: await context.newPage(),
    browser: { newContext },
    async asVisitor(path, look) {
      const visitor = await (await newContext()).newPage();
      await visitor.goto(`${server.url}${path}`);
      await look(visitor);
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
