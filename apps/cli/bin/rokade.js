#!/usr/bin/env node
// Plain JavaScript of 2015: an old Node has to understand it, to say that it is too old.
import { existsSync, readFileSync, statSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first version with an argon2 of its own. */
const wanted = [24, 7];

/** The Node that `npm ci` puts beside us, or null. */
function bundledNode() {
  try {
    const manifest = nodeModule.createRequire(import.meta.url).resolve('node/package.json');
    const binary = join(dirname(manifest), 'bin', 'node');
    return existsSync(binary) ? binary : null;
  } catch (_) {
    return null;
  }
}

/** Runs the same command with another Node and passes on its end and our signals. */
function runWith(binary) {
  // Loaded for this alone: it takes 4 ms.
  const { spawn } = nodeModule.createRequire(import.meta.url)('child_process');
  const child = spawn(binary, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

/** Whether what `npm ci` built is there and none of its sources has changed since. */
function buildIsFresh() {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../build/');
  try {
    const sources = JSON.parse(readFileSync(`${folder}sources.json`, 'utf8'));
    return Object.keys(sources).every((file) => statSync(folder + file).mtimeMs === sources[file]);
  } catch (_) {
    return false;
  }
}

function start() {
  if (nodeModule.enableCompileCache) nodeModule.enableCompileCache();
  import(buildIsFresh() ? '../build/main.js' : '../src/main.ts');
}

const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > wanted[0] || (major === wanted[0] && minor >= wanted[1]);
const newer = isNewEnough ? null : bundledNode();
if (isNewEnough) start();
else if (newer !== null) runWith(newer);
else {
  const said = `needs Node ${wanted.join('.')} or newer, this is ${process.versions.node}`;
  process.stderr.write(`rokade: ${said}\n`);
  process.exitCode = 2;
}
