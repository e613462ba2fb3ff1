import { join } from 'node:path';
import { tournamentBook } from '@rokade/tournament';
import { openStorage } from '../src/index.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';

/** Writes in a folder until its disk is full, and prints the outcome. */
const autumn = tournamentId('autumn');
const opened = await openStorage(join(process.argv[2] ?? '', 'data'));
if (!opened.ok) throw new Error(opened.error.code);
const journals = opened.value.journals(tournamentBook);
const versionsFound = async () => {
  const read = await journals.read(autumn, 0);
  return read.ok ? read.value.length : read.error;
};
await journals.append(autumn, 0, sampleEntries(autumn, 1, 10));
const tooMuch = await journals.append(autumn, 10, sampleEntries(autumn, 11, 8000));
const found = await versionsFound();
const little = await journals.append(autumn, 10, sampleEntries(autumn, 11, 12));
process.stdout.write(JSON.stringify({ tooMuch, found, little, foundLast: await versionsFound() }));
await opened.value.close();
