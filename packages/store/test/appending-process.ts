import { openBeside } from '../src/index.ts';
import { countingBook, countingEntries } from './counting-book.ts';

/**
 * Appends a number of entries to the journal `both`, each after the entries that others wrote
 * meanwhile, and prints how many it added.
 */
const [folder = '', count, step] = process.argv.slice(2);
const opened = await openBeside(folder);
if (!opened.ok) throw new Error(opened.error.code);
const journals = opened.value.journals(countingBook);
let version = 0;
for (let added = 0; added < Number(count); ) {
  const entries = countingEntries(version + 1, version + 1, Number(step));
  const appended = await journals.append('both', version, entries);
  if (appended.ok) {
    added += 1;
    version = appended.value;
  } else if (appended.error.code === 'store.append-conflict') {
    version = appended.error.actualVersion;
  } else {
    throw new Error(appended.error.code);
  }
}
await opened.value.close();
process.stdout.write(String(count));
