import { describe, expect, it } from 'vitest';
import { commands } from '../src/command-table.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const completion = async (shell: string, language = 'en') =>
  run(['completion', shell, '--lang', language], terminalIn('.'));

describe.each(['bash', 'zsh', 'fish'])('rokade completion %s', (shell) => {
  it('offers every command, option and choice of the table', async () => {
    const { out, exit } = await completion(shell);
    expect(exit).toBe(0);
    for (const { name, options } of commands) {
      expect(out).toContain(name);
      for (const { flags, choices = [] } of options) {
        expect(out).toContain(flags.split(' ')[0]?.replace(shell === 'fish' ? /^--/ : '', ''));
        expect(out).toContain(choices.join(' '));
      }
    }
  });

  it('offers books with their commands and parts', async () => {
    const { out } = await completion(shell);
    for (const word of ['sanctions', 'give-sanction', 'enter-person', 'return-to', 'memberships']) {
      expect(out).toContain(word);
    }
  });
});

it('says what each word is, in the language of who asks, where the shell shows it', async () => {
  const { out } = await completion('fish', 'de');
  expect(out).toContain(
    "-a 'erase-person' -d 'Die persönlichen Daten einer Person endgültig löschen.'",
  );
});

it('names the shells there are', async () => {
  const { exit, errors } = await completion('cmd');
  expect(exit).toBe(2);
  expect(errors.join()).toContain('bash, zsh, fish');
});
