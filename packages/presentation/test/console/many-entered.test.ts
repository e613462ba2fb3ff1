import { type ContestHappened, type ContestJournalEntry, emptyEntryValues } from '@rokade/club';
import { makeEntries } from '@rokade/journal';
import type { RegisterEntry, RegisterEvent } from '@rokade/register';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import { contestHistory } from '../../src/desks/club/contest-history.ts';
import { historyLines } from '../../src/desks/people/history-lines.ts';

const t = translator('en');

/** Several acts of one journal, each with all its entries at one moment. */
function journalOf<Entry>(...acts: readonly (readonly object[])[]): readonly Entry[] {
  const entries: unknown[] = [];
  acts.forEach((events, minute) => {
    const sign = {
      version: entries.length,
      at: `2026-11-29T10:0${minute}:00.000Z`,
      reason: '',
      actor: { id: 'a', name: 'Ida' },
    };
    entries.push(...makeEntries(events as readonly never[], sign));
  });
  return entries as readonly Entry[];
}

const people = ['Alm, Ida', 'Berg, Bo', 'Dam, Eli'];
const person = (surname: string, index: number) =>
  ({
    kind: 'person-entered',
    person: `p${index}`,
    values: { surname },
  }) as unknown as RegisterEvent;
const entry = (name: string, index: number) =>
  ({
    kind: 'entry-entered',
    entry: `e${index}`,
    rating: null,
    day: '',
    values: { ...emptyEntryValues, name },
  }) as unknown as ContestHappened;
const textsOf = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text);

describe('people whom one act took in are one line of a history', () => {
  it('of the register', () => {
    const entries = journalOf<RegisterEntry>(people.map(person), [person('Voß', 9)]);
    const lines = historyLines({ t }, entries);
    expect(textsOf(lines)).toEqual([
      'Voß entered in the register',
      '3 people entered in the register',
    ]);
    expect(lines.map(({ version }) => version)).toEqual([4, 3]);
  });

  it('of the register, brought by a list', () => {
    const list = { kind: 'list-taken-in', source: 'club.csv' };
    const entries = journalOf<RegisterEntry>([list, ...people.map(person)], [list]);
    expect(textsOf(historyLines({ t }, entries))).toEqual([
      'List imported: club.csv',
      'List imported: club.csv; 3 people entered in the register',
    ]);
  });

  it('of a competition, also where only its newest part is read', () => {
    const entries = journalOf<ContestJournalEntry>([entry('Voß, Anna', 9)], people.map(entry));
    expect(textsOf(contestHistory(t, entries))).toEqual(['3 people entered', 'Voß, Anna entered']);
    expect(textsOf(contestHistory(t, entries.slice(1)))).toEqual(['3 people entered']);
  });
});
