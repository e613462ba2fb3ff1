import { emptyInstallation, type InstallationEntry } from '@rokade/installation';
import { makeEntries } from '@rokade/journal';
import { historyLines } from '@rokade/presentation/desks/installation/history-lines.ts';
import { translator } from '@rokade/texts/all';
import { expect, it } from 'vitest';

it('tells the history newest first, with what was taken back', () => {
  const { version: _, ...values } = emptyInstallation;
  const events: readonly InstallationEntry['event'][] = [
    { kind: 'installation-begun' },
    { kind: 'installation-changed', changes: values },
    { kind: 'returned-to', toVersion: 1 },
  ];
  const sign = {
    version: 0,
    at: '2026-11-22T10:00:00.000Z',
    actor: { id: 'a', name: 'Ida' },
    reason: '',
  };
  const lines = historyLines(translator('en'), makeEntries(events, sign));
  expect(lines.map(({ version, counts }) => [version, counts])).toEqual([
    [3, true],
    [2, false],
    [1, true],
  ]);
  expect(lines[1]?.text).toContain('Address');
});
