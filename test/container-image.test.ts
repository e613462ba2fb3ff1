import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentOf, readDockerfile, restsOf, wordsOf } from './dockerfile.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const { build, image } = readDockerfile();

const left = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '');

/** Whether a path, or a folder above it, is left out of what a builder gets. */
const isLeftOut = (path: string): boolean =>
  path
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    .some((part) => left.some((pattern) => matchesGlob(part, pattern.replace(/^\//, ''))));

describe('the image', () => {
  it('takes of the first stage nothing but the program', () => {
    expect(restsOf(image, 'COPY')).toEqual(['--from=build /rokade /rokade']);
    expect(build.name).toBe('build');
    expect(restsOf(build, 'RUN').at(-1)).toBe('node scripts/package.ts --program /rokade');
  });

  it('is built from what a fresh checkout has, and from nothing else', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
    expect(tracked.trim().split('\n').filter(isLeftOut)).toEqual([]);
    const others = ['.git/HEAD', '.env', 'node_modules/a/b.js', 'apps/web/build/a.js'];
    const made = ['portable/a.zip', 'rokade-data/rokade.db', 'packages/rules/node_modules/a.js'];
    for (const path of [...others, ...made]) expect([path, isLeftOut(path)]).toEqual([path, true]);
    for (const rest of restsOf(build, 'COPY')) {
      const [source = ''] = rest.split(' ');
      expect(existsSync(join(root, source))).toBe(true);
    }
  });

  it('runs on the line of Node that the tests run on', () => {
    const { version } = JSON.parse(read('node_modules/node/package.json'));
    const bases = new Set([build.base, image.base]);
    expect([...bases]).toEqual([`node:${version.split('.')[0]}-slim`]);
  });

  it('is not root, installs nothing after that, and keeps data in a volume', () => {
    const words = image.instructions.map(({ word }) => word);
    const [user = ''] = restsOf(image, 'USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(words.lastIndexOf('RUN')).toBeLessThan(words.indexOf('USER'));
    const { ROKADE_DATA, PORT } = environmentOf(image);
    expect(restsOf(image, 'VOLUME')).toEqual([ROKADE_DATA]);
    expect(restsOf(image, 'EXPOSE')).toEqual([PORT]);
    expect(restsOf(image, 'RUN').join()).toContain(`--owner=node --group=node`);
  });

  it('starts the server, and asks it how it is', () => {
    const command = [...restsOf(image, 'ENTRYPOINT'), ...restsOf(image, 'CMD')].flatMap(wordsOf);
    expect(command).toEqual(['node', '/rokade/program/rokade.js', 'serve']);
    expect(restsOf(image, 'HEALTHCHECK').flatMap(wordsOf).at(-1)).toContain('/api/health');
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });

  it.each(['rokade-1', 'rokade-2'])('has %s of this image, with lists in a volume', (name) => {
    const { build: context, healthcheck, read_only, volumes: mounted } = services[name];
    expect(context).toBe('.');
    // The image's own asks; another one here could differ from it.
    expect(healthcheck).toBeUndefined();
    expect(read_only).toBe(true);
    expect(mounted).toEqual([`lists:${environmentOf(image)['ROKADE_DATA']}`]);
  });

  it('names every volume, and the port of the image', () => {
    expect(Object.keys(volumes)).toEqual(['data', 'lists', 'certificates']);
    const caddyfile = read('compose.yaml');
    const { PORT } = environmentOf(image);
    expect(caddyfile).toContain(`reverse_proxy rokade-1:${PORT} rokade-2:${PORT}`);
  });
});
