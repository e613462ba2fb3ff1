import { run } from './run.ts';
import { nodeTerminal } from './terminal.ts';
import { writeOut } from './write-out.ts';

void run(process.argv.slice(2), nodeTerminal).then(({ exit, out, errors }) => {
  writeOut(2, errors.map((line) => `rokade: ${line}\n`).join(''));
  writeOut(1, out);
  process.exitCode = exit;
});
