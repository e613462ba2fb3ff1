/** Serves everything on an empty folder; tells its parent where, and at each message its CPU time. */
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

process.on('message', () => process.send?.(process.cpuUsage()));
process.once('disconnect', () => void close().then(() => process.exit(0)));
process.send?.({ url, setupUrl });
