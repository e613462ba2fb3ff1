import type { Plugin } from 'rolldown';

/** Whether a file holds the texts of a language. */
export const isWords = (file: string): boolean => /packages\/texts\/src\/..\//.test(file);

const escaped = (letter: string): string =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JavaScript or JSON in characters of one byte: a single wider one makes V8 use two bytes for all of it. */
export const narrow = (code: string): string => code.replaceAll(/[^\0-\x7f]/g, escaped);

/**
 * The texts of an area as one string, which is taken apart when it is read: V8 copies it as it stands,
 * where it created two thousand strings one by one.
 */
export const plainWords: Plugin = {
  name: 'plain-words',
  async load(id) {
    if (!isWords(id) || /\/(shelf-\w+|index)\.ts$/.test(id)) return null;
    const areas = Object.entries(await import(id));
    const code = areas.map(([name, texts]) => {
      const text = JSON.stringify(narrow(JSON.stringify(texts)));
      return `export const ${name} = JSON.parse(${text});\n`;
    });
    return { code: code.join(''), moduleType: 'js' };
  },
};
