import { StatementSync } from 'node:sqlite';
import type { CodeSubject } from '@rokade/tournament';
import { describe, expect, it, vi } from 'vitest';
import type { ShownCode } from '../src/index.ts';
import { apiClient } from './api-client.ts';
import { applicationForTest, carryOut, startTournament } from './sample-tournament.ts';

/** The statements that a database was given, and in which way each was run. */
type Statements = readonly (readonly [way: string, statement: string])[];

const result = { kind: 'played', white: 2, black: 0 } as const;

/** Notes every statement that is run until the list is asked for. */
function countStatements(): () => Statements {
  const run: (readonly [string, string])[] = [];
  const ways = ['all', 'get', 'iterate', 'run'] as const;
  const spies = ways.map((way) => {
    const original = StatementSync.prototype[way];
    return vi.spyOn(StatementSync.prototype, way).mockImplementation(function (
      this: StatementSync,
      ...values
    ) {
      run.push([way, this.sourceSQL]);
      return Reflect.apply(original, this, values);
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    return run;
  };
}

const readingEntries = (statements: Statements): Statements =>
  statements.filter(([way, text]) => way !== 'run' && text.includes('journal_entries'));

const starting = (statements: Statements, words: string): number =>
  statements.filter(([, text]) => text.startsWith(words)).length;

/** Three tables of a running round, and what each reports of its board. */
async function hall() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const id = await startTournament(app);
  await carryOut(app, id, { kind: 'change-settings', changes: { phoneReports: 'by-table' } });
  const tables = [1, 2, 3].map((table): CodeSubject => ({ kind: 'table', table, round: null }));
  const codes = await app.accounts.codesOf(id, tables);
  const reports = codes.map(async (code) => {
    const { view } = (await (await api.get(`/codes/${code}`)).json()) as ShownCode;
    if (view.kind !== 'board') throw new Error(view.why);
    const { round, white, black } = view;
    const body = { round, white: white.id, black: black.id, result };
    return async () => (await api.post(`/codes/${code}`, body)).status;
  });
  return Promise.all(reports);
}

describe('a report of a table', () => {
  it('reads nothing back of the journal, writes one entry, and asks the store ten things', async () => {
    for (const report of await hall()) {
      const counted = countStatements();
      expect(await report()).toBe(200);
      const statements = counted();
      expect(readingEntries(statements)).toEqual([]);
      expect(starting(statements, 'insert into "journal_entries"')).toBe(1);
      expect(starting(statements, 'commit')).toBe(1);
      expect(statements.length).toBeLessThanOrEqual(10);
    }
  });

  it('is written in one transaction with others that wait', async () => {
    const reports = await hall();
    const counted = countStatements();
    expect(await Promise.all(reports.map((report) => report()))).toEqual([200, 200, 200]);
    const statements = counted();
    expect(readingEntries(statements)).toEqual([]);
    expect(starting(statements, 'insert into "journal_entries"')).toBe(2);
    expect(starting(statements, 'commit')).toBe(2);
    expect(statements.length).toBeLessThanOrEqual(22);
  });
});
