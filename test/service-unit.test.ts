import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startFiles } from '../scripts/package/start-files.ts';

const unit = readFileSync(join(import.meta.dirname, '../packaging/rokade.service'), 'utf8');

const valuesOf = (name: string): readonly string[] =>
  unit
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

/** systemd’s own look at a unit; null: this machine has none. */
function lookOver(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'rokade.service');
  writeFileSync(file, text);
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  });
  return error === undefined ? stderr.split('\n').filter((line) => line.includes(file)) : null;
}

describe('the unit for systemd', () => {
  it('starts what the portable folder has, without root, with data outside the program', () => {
    const [start = ''] = valuesOf('ExecStart');
    expect(start).toBe('/opt/rokade/rokade.sh serve');
    const files = startFiles({ system: 'linux' }).map(({ path }) => path);
    expect(files).toContain(start.replace('/opt/rokade/', '').split(' ')[0]);
    expect(valuesOf('User')).toEqual(['rokade']);
    const [data = ''] = valuesOf('Environment');
    expect(data).toBe(`ROKADE_DATA=/var/lib/${valuesOf('StateDirectory')[0]}`);
    expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  });

  it('has no line that systemd does not know', () => {
    // The program need not be installed where this runs.
    const faults = lookOver(unit.replace('/opt/rokade/rokade.sh', '/bin/true'));
    expect(faults ?? []).toEqual([]);
    const wrong = lookOver(
      unit.replace('/opt/rokade/rokade.sh', '/bin/true').replace('UMask', 'UMisk'),
    );
    if (wrong !== null) expect(wrong.join()).toContain('UMisk');
  });
});
