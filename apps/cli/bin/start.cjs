/** Runs the command line as it was built, or its source where that has changed since. */
const { readFileSync, statSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { loadBuild } = require('./load-build.cjs');

const root = join(__dirname, '../../../');
const folder = join(__dirname, '../build/');

/** Whether what `npm ci` built is there and none of its sources has changed since. */
function isFresh() {
  try {
    const sources = JSON.parse(readFileSync(`${folder}sources.json`, 'utf8'));
    return Object.keys(sources).every((file) => statSync(root + file).mtimeMs === sources[file]);
  } catch {
    return false;
  }
}

if (isFresh()) loadBuild(`${folder}main.cjs`);
else {
  enableCompileCache();
  import('../src/main.ts');
}
