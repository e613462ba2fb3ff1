import { openStorage } from '../src/index.ts';

/** Says on standard output that it begins, then opens a folder and closes it. It is run to be killed. */
process.stdout.write('begun\n');
const opened = await openStorage(process.argv[2] ?? '');
if (!opened.ok) throw new Error(opened.error.code);
await opened.value.close();
