/**
 * Runs what `npm run build` made of the command line. Beside a file stands what V8 had compiled of
 * it after a few commands: Node's own compile cache is without the functions that are compiled when
 * they are first called, and most are.
 */
const { existsSync, readFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

/** What Node, too, puts around a file: on its first line, so that lines keep their numbers. */
const head = '(function (exports, require, module, __filename, __dirname) {';

function compile(file) {
  const cache = `${file}.cache`;
  return new Script(`${head}${readFileSync(file, 'latin1')}\n})`, {
    filename: file,
    columnOffset: -head.length,
    cachedData: existsSync(cache) ? readFileSync(cache) : undefined,
  });
}

/** Whether there is nothing compiled beside it, or only by another Node. */
const isCold = ({ cachedDataRejected }) => cachedDataRejected !== false;

/**
 * Loads a file of a build and the others as it asks for them; `loaded` is told of each. A build that
 * was not compiled by this Node is left to Node itself.
 */
exports.loadBuild = (main, loaded) => {
  const first = compile(main);
  if (loaded === undefined && isCold(first)) {
    enableCompileCache();
    return require(main);
  }
  const modules = new Map();
  const run = (file, script) => {
    const module = { exports: {} };
    modules.set(file, module);
    loaded?.(file, script);
    const folder = dirname(file);
    const requireFrom = (id) => (id.startsWith('./') ? load(join(folder, id)) : require(id));
    requireFrom.import = (id) => {
      enableCompileCache();
      return import(id);
    };
    script.runInThisContext()(module.exports, requireFrom, module, file, folder);
    return module.exports;
  };
  const load = (file) => modules.get(file)?.exports ?? run(file, compile(file));
  return run(main, first);
};
