import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const cases = join(root, 'apps/cli/test/cases');
const repository = mkdtempSync(join(tmpdir(), 'rokade-reports-'));
afterAll(() => rmSync(repository, { recursive: true }));

mkdirSync(join(repository, 'spring'));
mkdirSync(join(repository, 'node_modules'));
const put = (name: string, path: string) =>
  cpSync(join(cases, name, 'input.trf'), join(repository, path));
put('check-by-the-files-own-system', '-right.trf');
put('check-differs-for-people-in-german', 'spring/wrong.trf');
put('check-differs-for-people-in-german', 'node_modules/other.trf');
writeFileSync(join(repository, 'none.txt'), '::error::\nno | report');

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly id?: string;
      readonly run?: string;
      readonly env?: Readonly<Record<string, string>>;
    }[];
  };
}

const action: Action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
const step = action.runs.steps.find(({ id }) => id === 'check');

/** Runs the action's step as a runner does, with inputs and the defaults of the others. */
function runAction(inputs: Readonly<Record<string, string>>) {
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary' };
  const at = mkdtempSync(join(tmpdir(), 'rokade-runner-'));
  for (const file of Object.values(files)) writeFileSync(join(at, file), '');
  const given = Object.entries(step?.env ?? {}).map(([name, value]) => {
    const [, key = ''] = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value) ?? [];
    return [name, inputs[key] ?? action.inputs[key]?.default ?? `no input ${value}`];
  });
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', step?.run ?? ''], {
    cwd: repository,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...Object.fromEntries(given),
      GITHUB_ACTION_PATH: root,
      GITHUB_OUTPUT: join(at, files.GITHUB_OUTPUT),
      GITHUB_STEP_SUMMARY: join(at, files.GITHUB_STEP_SUMMARY),
    },
  });
  const read = (file: string) => readFileSync(join(at, file), 'utf8');
  const result = { status, stdout, stderr, output: read('output'), summary: read('summary') };
  rmSync(at, { recursive: true });
  return result;
}

describe('the action that checks report files', () => {
  it('names every file that differs, at the file and in the summary, and fails', () => {
    const { status, stdout, stderr, output, summary } = runAction({});
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(output).toBe('checked=2\nfailed=1\n');
    expect(stdout).toMatch(/^::notice file=-right\.trf::-right\.trf: compared by the system/m);
    expect(stdout).toMatch(/^::error file=spring\/wrong\.trf::.*%0A.*2 of 3 rounds are paired/m);
    expect(stdout).not.toContain('node_modules');
    expect(summary).toContain('| -right.trf | agrees |  |\n');
    expect(summary).toContain('| spring/wrong.trf | differs | ');
  });

  it('passes where all agree, and gives options on', () => {
    expect(runAction({ files: '*.trf', standings: 'true' })).toMatchObject({
      status: 0,
      output: 'checked=1\nfailed=0\n',
    });
    const other = runAction({ files: '*.trf', system: 'monrad', language: 'de' });
    expect(other.status).toBe(1);
    expect(other.stdout).toContain('Runden sind anders ausgelost');
  });

  it('says what cannot be read, and never obeys what stands in a file', () => {
    const { status, stdout, summary } = runAction({ files: 'none.txt\n\n*.trf' });
    expect(status).toBe(2);
    expect(stdout).toMatch(/^::error file=none\.txt::none\.txt: is neither/m);
    expect(stdout).not.toMatch(/^::error::/m);
    expect(summary).toContain('| none.txt | cannot be read |');
  });

  it('fails where no file is named', () => {
    const { status, stdout } = runAction({ files: '*.trfx' });
    expect(status).toBe(2);
    expect(stdout).toContain('::error::no file matches *.trfx');
  });

  it('has an output for each value that the step gives', () => {
    const given = runAction({}).output.match(/^\w+(?==)/gm);
    expect(Object.keys(action.outputs)).toEqual(given);
    for (const [name, { value }] of Object.entries(action.outputs)) {
      expect(value).toContain(` steps.check.outputs.${name} `);
    }
  });
});
