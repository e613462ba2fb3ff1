import { describe, expect, it } from 'vitest';
import { computeRules } from '../src/compute/compute-rules.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const helpOf = async (command: string, language: string): Promise<string> => {
  const { out } = await run([command, '--help', '--lang', language], terminalIn('.'));
  return out.replace(/\s+/g, ' ');
};

describe.each(['da', 'de', 'en'])('help in %s', (language) => {
  it('names every rule that compute knows', async () => {
    const help = await helpOf('compute', language);
    for (const { code } of computeRules) expect(help).toContain(code);
  });

  it('names every table that schedule knows', async () => {
    const help = await helpOf('schedule', language);
    for (const table of ['berger', 'dsu', 'tempelhof', 'rutsch']) expect(help).toContain(table);
  });

  it('names rating systems to whom rates, and pairing systems to whom pairs', async () => {
    expect(await helpOf('rate', language)).toContain('(dsu, fide, dwz)');
    expect(await helpOf('pair', language)).toContain('(monrad, nordic, dutch, tempelhof, cup …)');
  });
});
