import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * What several components look like stands once, in `src/styles`: a rule of two declarations and more
 * that stands in three components becomes a class there.
 */

const source = join(import.meta.dirname, '../src');

/** So many components may have a rule of their own that others have, too. */
const most = 2;

/** From so many declarations on a rule is worth a class. */
const worthAClass = 2;

const styleOf = (text: string): string => /<style[^>]*>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';

/** The rules of a style: what they say, in order of the alphabet, below the media they hold for. */
function rulesIn(style: string): readonly string[] {
  const rules: string[] = [];
  const around: string[] = [];
  for (const [, text = '', bracket] of style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]*)([{}])/g)) {
    if (bracket === '{') {
      around.push(text.trim().replace(/\s+/g, ' ').split('; ').at(-1) ?? '');
    } else {
      const declarations = text.split(';').map((one) => one.trim().replace(/\s+/g, ' '));
      const media = around.slice(0, -1).filter((one) => one.startsWith('@'));
      const worth = declarations.filter((one) => one !== '');
      if (worth.length >= worthAClass) rules.push([...media, ...worth.sort()].join('; '));
      around.pop();
    }
  }
  return rules;
}

test('rules of two declarations stand in at most two components', () => {
  const components = new Map<string, Set<string>>();
  for (const file of globSync('**/*.svelte', { cwd: source })) {
    for (const rule of rulesIn(styleOf(readFileSync(join(source, file), 'utf8')))) {
      components.set(rule, (components.get(rule) ?? new Set()).add(file));
    }
  }
  const repeated = [...components].filter(([, files]) => files.size > most);
  expect(components.size).toBeGreaterThan(100);
  expect(repeated.map(([rule, files]) => `${rule} in ${[...files].join(', ')}`)).toEqual([]);
});
