import { tournamentBook } from '@rokade/tournament';
import { openStorage } from '../src/index.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';

/**
 * Appends to the journal `autumn` in a folder without end, one to three entries at a time, and prints
 * each version as soon as it is acknowledged. It is meant to be killed.
 */
async function writeForEver(folder: string): Promise<never> {
  const autumn = tournamentId('autumn');
  const opened = await openStorage(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const journals = opened.value.journals(tournamentBook);
  const [head] = await journals.list().then((list) => (list.ok ? list.value : []));
  for (let version = head?.version ?? 0; ; ) {
    const entries = sampleEntries(autumn, version + 1, version + 1 + (version % 3));
    const appended = await journals.append(autumn, version, entries);
    if (!appended.ok) throw new Error(appended.error.code);
    version = appended.value;
    process.stdout.write(`${version}\n`);
  }
}

await writeForEver(process.argv[2] ?? '');
