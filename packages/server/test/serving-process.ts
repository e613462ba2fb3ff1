import { startServer } from '../src/index.ts';
import { passwordCost } from './sample-tournament.ts';

/** Serves the API on a folder and says where as JSON on standard output. It is run to be killed. */
const started = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDirectory: process.argv[2] ?? '',
  quiet: true,
  passwordCost,
});
if (!started.ok) throw new Error(started.error.code);
const { url, setupUrl } = started.value;
process.stdout.write(`${JSON.stringify({ url, setupUrl })}\n`);
