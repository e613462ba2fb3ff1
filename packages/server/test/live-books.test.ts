import { type InstallationTypes, installationBook, ownInstallation } from '@rokade/installation';
import type { Recorded } from '@rokade/journal';
import { type JournalStore, openStorage } from '@rokade/store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeLiveBooks } from '../src/books/live-books.ts';
import { ida } from './sample-tournament.ts';

type Event = InstallationTypes['event'];

const at = '2026-11-21T19:00:00.000Z';
const entry = (version: number, event: Recorded<Event>['event']): Recorded<Event> => ({
  version,
  at,
  actor: ida,
  reason: '',
  event,
});
const begun = entry(1, { kind: 'installation-begun' });
const named = (version: number, name: string) =>
  entry(version, { kind: 'installation-changed', changes: { name } });

/** A book of two entries, and how often it has been read. */
async function bookRead() {
  const opened = await openStorage(':memory:');
  if (!opened.ok) throw new Error(opened.error.code);
  onTestFinished(opened.value.close);
  const kept = opened.value.journals<Event>(installationBook);
  let readings = 0;
  const store: JournalStore<Event> = {
    ...kept,
    read(...question) {
      readings += 1;
      return kept.read(...question);
    },
  };
  const { states, journals } = makeLiveBooks(installationBook, store);
  for (const each of [states, journals]) kept.subscribe(each.advance);
  await kept.append(ownInstallation, 0, [begun, named(2, 'Skakklubben')]);
  const seen = async () => {
    const [state, journal] = [
      await states.load(ownInstallation),
      await journals.load(ownInstallation),
    ];
    if (!state.ok || !journal.ok) throw new Error('not read');
    return { name: state.value.name, entries: journal.value.length, readings };
  };
  return { kept, states, seen };
}

describe('the state of a book and its journal', () => {
  it('come from one reading', async () => {
    const { seen } = await bookRead();
    expect(await seen()).toEqual({ name: 'Skakklubben', entries: 2, readings: 1 });
    expect(await seen()).toEqual({ name: 'Skakklubben', entries: 2, readings: 1 });
  });

  it('go on together with what is written, without being read again', async () => {
    const { kept, seen } = await bookRead();
    await seen();
    await kept.append(ownInstallation, 2, [named(3, 'Brønden')]);
    expect(await seen()).toEqual({ name: 'Brønden', entries: 3, readings: 1 });
    const back = entry(4, { kind: 'returned-to', toVersion: 2 });
    await kept.append(ownInstallation, 3, [back]);
    // Where a return leads only the whole journal tells, and that is at hand.
    expect(await seen()).toEqual({ name: 'Skakklubben', entries: 4, readings: 1 });
  });

  it('are both read anew where another process may have written', async () => {
    const { states, seen } = await bookRead();
    await seen();
    states.forget(ownInstallation);
    expect(await seen()).toEqual({ name: 'Skakklubben', entries: 2, readings: 2 });
  });
});
