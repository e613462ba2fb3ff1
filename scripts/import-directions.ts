/**
 * `npm run imports`: checks which parts import which, by `.dependency-cruiser.mjs` of the current
 * folder, and that no file imports itself by way of others.
 */
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { findImportCycles } from './import-cycles.ts';

const folders = ['packages', 'apps', 'scripts', 'bench', 'test'];
const options = await extractOptions('./.dependency-cruiser.mjs');
const { output } = await cruise(folders, options, undefined, {
  tsConfig: extractTsConfig('tsconfig.base.json'),
});
if (typeof output === 'string') throw new Error(output);

const cycles = findImportCycles(
  new Map(
    output.modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved),
    ]),
  ),
);
const report = await format(output, { outputType: 'err' });
console.log(String(report.output).trim());
for (const files of cycles) console.log(`  error no-cycle: ${files.join(' → ')}`);
process.exitCode = report.exitCode === 0 && cycles.length === 0 ? 0 : 1;
