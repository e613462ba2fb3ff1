/**
 * `npm run bench`: runs every program in bench/, one after another so that they do not disturb each
 * other. A program prints its own ratios; `npm run bench -- pairing` runs those with that in the name.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { execPath, version } from 'node:process';

const folder = join(import.meta.dirname, '../bench');
const wanted = process.argv.slice(2);
const programs = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();

console.log(`Node ${version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
const failed = programs.filter((program) => {
  console.log(`\n── ${program}`);
  return spawnSync(execPath, [join(folder, program)], { stdio: 'inherit' }).status !== 0;
});
for (const program of failed) console.error(`bench: ${program} failed`);
if (programs.length === 0) console.error(`bench: no program in bench/ is named so`);
process.exitCode = programs.length > 0 && failed.length === 0 ? 0 : 1;
