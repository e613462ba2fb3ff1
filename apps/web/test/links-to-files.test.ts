import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AST, parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');

/** What stands in an address where a value of the page will stand. */
const anyValue = '\u0000';

/** Routes that answer with something else than a page. */
const answering = globSync('routes/**/+server.ts', { cwd: root })
  .map((file) => dirname(file).slice('routes'.length))
  .filter((route) => globSync(`routes${route}/+page.svelte`, { cwd: root }).length === 0)
  .map((route) => route.split('/'));

const isParameter = (part: string): boolean => part.startsWith('[');

/** Whether an address leads to a route; a value in the address is taken for a parameter alone. */
function leadsTo(address: string, route: readonly string[]): boolean {
  const parts = address.split('/');
  return (
    parts.length === route.length &&
    parts.every((part, index) => {
      const wanted = route[index] ?? '';
      return part === wanted || (isParameter(wanted) && part !== '');
    })
  );
}

/** Whether an address, without what follows a question mark, is a file or no page at all. */
function isFile(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '');
  return (
    path.startsWith('/api/') ||
    /\.(csv|xlsx|json|ics|atom|pgn|trf|txt|xml|pdf|zip|db)$/.test(path) ||
    answering.some((route) => leadsTo(path, route))
  );
}

/** The template that a name of the page stands for, or a value of its own. */
function templateOf(name: string, source: string): string {
  const match = new RegExp(`const ${name}(?:: [^=]+)? = (?:\\$derived\\()?\\s*\`([^\`]*)\``).exec(
    source,
  );
  return match?.[1]?.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, anyValue) ?? anyValue;
}

function addressOf(value: AST.Attribute['value'], source: string): string {
  if (value === true) return '';
  const parts = Array.isArray(value) ? value : [value];
  return parts
    .map((part) => {
      if (part.type === 'Text') return part.data;
      const { start, end } = part;
      const written = source.slice(start + 1, end - 1).trim();
      if (/^\w+$/.test(written)) return templateOf(written, source);
      return (
        /(?:^|\()['`]([^'`]*)['`]/.exec(written)?.[1]?.replaceAll(/\$\{[^}]*\}/g, anyValue) ??
        anyValue
      );
    })
    .join('');
}

interface Link {
  readonly address: string;
  readonly leavesPages: boolean;
}

/** What keeps the router of the pages from asking a file for a page's data. */
function leavesPages(attributes: readonly AST.Attribute[]): boolean {
  return attributes.some(
    ({ name, value }) =>
      name === 'download' ||
      name === 'data-sveltekit-reload' ||
      (name === 'rel' && JSON.stringify(value).includes('external')),
  );
}

function linksIn(node: unknown, source: string): readonly Link[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((child) => linksIn(child, source));
  if (!('attributes' in node && 'name' in node) || !Array.isArray(node.attributes)) return inside;
  if (node.name !== 'a' && node.name !== 'Button') return inside;
  const attributes: readonly AST.Attribute[] = node.attributes.filter(
    ({ type }) => type === 'Attribute',
  );
  const href = attributes.find(({ name }) => name === 'href');
  if (href === undefined) return inside;
  const link = { address: addressOf(href.value, source), leavesPages: leavesPages(attributes) };
  return inside.concat(link);
}

const links = globSync('**/*.svelte', { cwd: root }).flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const { fragment } = parse(source, { modern: true });
  return linksIn(fragment, source).map((link) => ({ file, link }));
});

it('no link to a file is followed as if a page stood there', () => {
  const files = links.filter(({ link }) => isFile(link.address));
  expect(files.length).toBeGreaterThan(25);
  const followed = files
    .filter(({ link }) => !link.leavesPages)
    .map(({ file, link }) => `${file}: ${link.address.replaceAll(anyValue, '…')}`);
  expect(followed).toEqual([]);
});
