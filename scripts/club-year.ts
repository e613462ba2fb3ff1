/**
 * `npm run club-year -- FOLDER`: plays a year of a club of 45 members with every competition into a
 * data folder, over HTTP, to look at with `rokade serve FOLDER`. `--seed S` plays another year.
 */
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { startServer } from '@rokade/server';
import { playYear } from './club-year/play-year.ts';
import { account, signedIn } from './club-year/signed-in.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'Tempelhof' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('club-year: which folder?');
  exit(2);
}

const started = await startServer({ port: 0, dataDirectory: folder, quiet: true });
if (!started.ok || started.value.setupUrl === null) {
  console.error('club-year: the folder is in use, or somebody has an account there');
  exit(1);
}
const { url, setupUrl, close } = started.value;
const token = new URL(setupUrl).searchParams.get('token');
const asker = await signedIn((path, init) => fetch(`${url}/api${path}`, init), token);
const { season, next, books, trophies } = await playYear(asker, values.seed);
console.log(`/club/${season}\n/club/${next}`);
for (const [section, id] of Object.entries(books)) console.log(`${section}: ${id}`);
for (const [section, id] of Object.entries(trophies)) console.log(`cup of ${section}: ${id}`);
console.log(`Sign in as ${account.name} with: ${account.password}`);
await close();
