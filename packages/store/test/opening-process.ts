import { openStorage } from '../src/index.ts';

/** Prints that it begins, then opens a folder and closes it. It is meant to be killed. */
process.stdout.write('begun\n');
const opened = await openStorage(process.argv[2] ?? '');
if (!opened.ok) throw new Error(opened.error.code);
await opened.value.close();
