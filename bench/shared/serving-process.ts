/** Serves everything in a place; tells its parent where, and at each message what it has used. */
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

process.on('message', (asked) => {
  // What nobody holds any more says how busy it was, not how much it keeps.
  if (asked === 'held') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu: (user + system) / 1000, memory: rss, held: heapUsed + external });
});
process.once('disconnect', () => void close().then(() => process.exit(0)));
process.send?.({ url, setupUrl });
