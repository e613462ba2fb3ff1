import { type InstallationEntry, unsaidInstallation } from '@rokade/installation';
import { makeEntries } from '@rokade/journal';
import { historyLines } from '@rokade/presentation/desks/installation/history-lines.ts';
import { translator } from '@rokade/texts/all';
import { usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  newTournamentChanges,
} from '../src/lib/desks/installation/installation-form.ts';

const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('the form of the installation', () => {
  const shown = { ...unsaidInstallation, version: 3, name: 'Brønden', timeZone: 'Europe/Berlin' };

  it('changes what differs from what its page showed, and no logo where no file was chosen', async () => {
    const form = formOf({
      name: ' Brønden ',
      address: 'Havnegade 1\r\n8000 Aarhus',
      timeZone: '',
      language: '',
      logo: new File([], ''),
    });
    expect(await changesOf(form, shown)).toEqual({
      address: 'Havnegade 1\n8000 Aarhus',
      timeZone: '',
    });
  });

  it('takes a picture, whatever its file is called, or takes it away', async () => {
    const chosen = await changesOf(formOf({ logo: new File([png], 'logo.txt') }), shown);
    expect(chosen.logo).toMatchObject({ type: 'image/png' });
    expect(await changesOf(formOf({ logoRemove: 'on' }), shown)).toMatchObject({ logo: null });
  });

  it('keeps for new tournaments what is not each one’s own, and the language in any case', () => {
    const differing = { name: 'Forår', roundDates: ['2026-11-21'], roundsPlanned: 9 };
    expect(newTournamentChanges({ ...usualSettings, ...differing }, differing)).toEqual({
      roundsPlanned: 9,
      printLanguage: 'da',
    });
  });
});

it('tells the history newest first, with what was taken back', () => {
  const { version: _, ...values } = unsaidInstallation;
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
