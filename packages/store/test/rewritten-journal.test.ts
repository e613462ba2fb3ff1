import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { chainEntries } from '../src/chain/hash-chain.ts';
import { databaseFileName } from '../src/index.ts';
import { openJournals } from './open-journals.ts';
import { erasing, sampleEntries, tournamentId, withoutNames } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

const autumn = tournamentId('autumn');
const entries = sampleEntries(autumn, 1, 4);

/** Journals in their former form, with the names in the text that the hashes cover; returns the last hash. */
function keepNamesInText(folder: string): string {
  const chained = chainEntries(autumn, entries);
  const last = chained.at(-1)?.hash ?? '';
  const database = new DatabaseSync(join(folder, databaseFileName));
  database.exec('DELETE FROM personal_values');
  const update = database.prepare(
    'UPDATE journal_entries SET entry = ?, hash = ? WHERE version = ?',
  );
  for (const [index, { text, hash }] of chained.entries()) update.run(text, hash, index + 1);
  database.prepare('UPDATE journals SET hash = ?').run(last);
  database.close();
  return last;
}

async function openedWithNamesInText() {
  const folder = folderForTest();
  const before = await openJournals(folder);
  await before.append(autumn, 0, entries);
  await before.close();
  const last = keepNamesInText(folder);
  const journals = await openJournals(folder);
  expect(await journals.read(autumn, 0)).toEqual({ ok: true, value: entries });
  return { journals, last };
}

const erased = (player: string) => ({ ...sampleEntries(autumn, 5, 5)[0]!, event: erasing(player) });

it('is written anew where its text names who is erased; its first entry alone says from which chain', async () => {
  const { journals, last } = await openedWithNamesInText();
  const erasure = erased('p-2');
  expect(await journals.append(autumn, 4, [erasure])).toEqual({ ok: true, value: 5 });
  expect(await journals.read(autumn, 0)).toEqual({
    ok: true,
    value: [
      ...entries.map((entry) => (entry.version === 3 ? withoutNames(entry) : entry)),
      erasure,
    ],
  });
  const sealed = await journals.readSealed(autumn);
  const texts = sealed.ok ? sealed.value.chained.map(({ text }) => text) : [];
  expect(texts.map((text) => JSON.parse(text).root)).toEqual([last, ...Array(4).fill(undefined)]);
  expect(texts.join()).not.toContain('Åse');
  await journals.close();
});

it('stays as it is where nobody it names is erased', async () => {
  const { journals, last } = await openedWithNamesInText();
  await journals.append(autumn, 4, [erased('p-9')]);
  const sealed = await journals.readSealed(autumn);
  expect(sealed.ok && sealed.value.chained[3]?.hash).toBe(last);
  await journals.close();
});
