/**
 * Serves pages that say something on standard error with each request; what it says of itself stands on
 * standard output. It is run by somebody who stops reading.
 */
import { startServer } from '../src/index.ts';
import { passwordCost } from './sample-tournament.ts';

const started = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDirectory: ':memory:',
  quiet: true,
  passwordCost,
  pages: {
    handle(_, response) {
      process.stderr.write('a line of the log\n');
      response.end('answered');
    },
    render: async () => new Response('rendered'),
  },
});
if (!started.ok) throw new Error(started.error.code);
process.stdout.write(started.value.url);
process.once('disconnect', () => void started.value.close().then(() => process.exit(0)));
