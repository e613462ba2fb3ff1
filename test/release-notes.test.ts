import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rokadeVersion } from '@rokade/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checksums, checksumsName } from '../scripts/package/checksums.ts';
import { releaseNotes } from '../scripts/package/release-notes.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const zips = [
  { name: 'rokade-0.2.0-windows-x64.zip', bytes: bytesOf('abc') },
  { name: 'rokade-0.2.0-linux-x64.zip', bytes: bytesOf('') },
];

// FIPS 180-2, appendix B.1; the sum of nothing.
const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const ofNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('the checksums beside the zips', () => {
  it('are those of SHA-256, a line each, in order', () => {
    expect(checksums(zips)).toBe(
      `${ofNothing}  rokade-0.2.0-linux-x64.zip\n${ofAbc}  rokade-0.2.0-windows-x64.zip\n`,
    );
  });

  it.runIf(process.platform === 'linux')('are read by sha256sum, which notices a change', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rokade-sums-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const { name, bytes } of zips) writeFileSync(join(folder, name), bytes);
    writeFileSync(join(folder, checksumsName), checksums(zips));
    const check = () =>
      spawnSync('sha256sum', ['--check', '--ignore-missing', checksumsName], { cwd: folder });
    expect(check().status).toBe(0);
    writeFileSync(join(folder, 'rokade-0.2.0-linux-x64.zip'), 'x');
    expect(check().status).toBe(1);
  });
});

describe('the notes of a release', () => {
  const changelog =
    '# What is new\n\n## 0.2.0\n\n- New: [this](docs/a.md), [that](https://example.org).\n\n## 0.1.0 (unreleased)\n\n- Old.\n';

  it('have what is new in that version alone, each file with its sum, and how to update', () => {
    const notes = releaseNotes({ version: '0.2.0', changelog, zips }) ?? '';
    expect(notes).toMatch(
      /^# Rokade 0\.2\.0\n\n- New: this, \[that\]\(https:\/\/example\.org\)\.\n/,
    );
    expect(notes).not.toContain('Old');
    expect(notes).toContain(`| \`rokade-0.2.0-windows-x64.zip\` | 0 MB | \`${ofAbc}\` |`);
    expect(notes).toContain('## Update');
  });

  it('are refused where the changelog is silent on the version', () => {
    expect(releaseNotes({ version: '0.3.0', changelog, zips })).toBeNull();
    expect(releaseNotes({ version: '0.2', changelog, zips })).toBeNull();
    expect(
      releaseNotes({ version: '0.3.0', changelog: '## 0.3.0\n\n## 0.2.0\n', zips }),
    ).toBeNull();
  });

  it('can be made of the version that is in the checkout', () => {
    const own = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
    expect(releaseNotes({ version: rokadeVersion, changelog: own, zips })).not.toBeNull();
  });
});
