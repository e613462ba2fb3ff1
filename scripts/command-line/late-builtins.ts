import type { Plugin } from 'rolldown';

/**
 * Node's modules that are loaded when they are first called: most calls use none of them, and loading
 * takes 10 ms.
 */
const late: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': ['spawn'],
  'node:module': ['createRequire'],
  'node:stream/promises': ['pipeline'],
  'node:timers/promises': ['setTimeout'],
  'node:util': ['stripVTControlCharacters'],
  'node:v8': ['setFlagsFromString'],
};

/** The files that pairing loads: the server's own files and its dependencies need far more of Node. */
const isLight = (file: string): boolean =>
  !/\/packages\/(server|store)\/|\/node_modules\/(?!commander\/)/.test(file);

/** Node's modules whose functions load the module when they are called. */
export const lateBuiltins: Plugin = {
  name: 'late-builtins',
  resolveId: (id, importer) =>
    id in late && importer !== undefined && isLight(importer) ? `\0late ${id}` : null,
  load(id) {
    const [, module = ''] = id.split('\0late ');
    const names = late[module];
    if (names === undefined) return null;
    const functions = names.map(
      (name) =>
        `export const ${name} = (...all) => process.getBuiltinModule('${module}').${name}(...all);`,
    );
    return `${functions.join('\n')}\nexport default { ${names.join(', ')} };`;
  },
};
