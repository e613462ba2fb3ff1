#!/usr/bin/env node
// Plain JavaScript of 2015: an old Node has to understand it, to say that it is too old.
import * as nodeModule from 'node:module';

/** `import` of the file system would have Node load its streams, too, which takes 8 ms. */
const require = nodeModule.createRequire(import.meta.url);

/** The first version with an argon2 of its own. */
const wanted = [24, 7];

/** The Node that `npm ci` puts beside us, or null. */
function bundledNode() {
  try {
    const { dirname, join } = require('node:path');
    const binary = join(dirname(require.resolve('node/package.json')), 'bin', 'node');
    return require('node:fs').existsSync(binary) ? binary : null;
  } catch (_) {
    return null;
  }
}

/** Runs the same command with another Node and passes on its end and our signals. */
function runWith(binary) {
  const { spawn } = require('node:child_process');
  const child = spawn(binary, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > wanted[0] || (major === wanted[0] && minor >= wanted[1]);
const newer = isNewEnough ? null : bundledNode();
if (isNewEnough) require('./start.cjs');
else if (newer !== null) runWith(newer);
else {
  const message = `needs Node ${wanted.join('.')} or newer, this is ${process.versions.node}`;
  process.stderr.write(`rokade: ${message}\n`);
  process.exitCode = 2;
}
