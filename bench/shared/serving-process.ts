/** Serves everything in a place; sends its address to its parent, and at each message its usage. */
import { startServer } from '@rokade/server';
import { handler } from '@rokade/web/handler';

const started = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDirectory: process.argv[2] ?? '',
  pages: handler,
  quiet: true,
});
if (!started.ok) throw new Error(started.error.code);
const { url, setupUrl, close } = started.value;

process.on('message', (message) => {
  // Memory no longer in use shows how busy the server was, not how much it keeps.
  if (message === 'retained') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu: (user + system) / 1000, memory: rss, retained: heapUsed + external });
});
process.once('disconnect', () => void close().then(() => process.exit(0)));
process.send?.({ url, setupUrl });
