import { importList } from '../src/lists/import-list.ts';

/** Takes a list in and says so when it has begun. It is run to be killed. */
const [folder = '', path = ''] = process.argv.slice(2);
let begun = false;
const imported = await importList({
  folder,
  path,
  name: 'list.txt',
  source: null,
  month: '2026-11',
  kind: null,
  keep: 4,
  now: new Date(),
  onProgress: () => {
    if (!begun) process.stdout.write('begun\n');
    begun = true;
  },
});
process.stdout.write(`${JSON.stringify(imported)}\n`);
