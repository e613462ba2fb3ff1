import { run } from './run.ts';
import { nodeTerminal } from './terminal.ts';

// A reader that closes early (`| head`) is no fault of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 2);
  });
}

const { exit, out, errors } = await run(process.argv.slice(2), nodeTerminal);
process.stderr.write(errors.map((line) => `rokade: ${line}\n`).join(''));
process.stdout.write(out);
process.exitCode = exit;
