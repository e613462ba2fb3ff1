import type { Plugin } from 'rolldown';

/** What is loaded from Node when it is first called: most calls use none of it, and it takes 10 ms. */
const late: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': ['spawn'],
  'node:module': ['createRequire'],
  'node:stream/promises': ['pipeline'],
  'node:timers/promises': ['setTimeout'],
  'node:util': ['stripVTControlCharacters'],
  'node:v8': ['setFlagsFromString'],
};

/** What pairing loads: the server's own files and what it was built with ask Node for much more. */
const isLight = (file: string): boolean =>
  !/\/packages\/(server|store)\/|\/node_modules\/(?!commander\/)/.test(file);

/** Modules of Node whose functions load it when they are called. */
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
