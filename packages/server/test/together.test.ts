import { openBeside } from '@rokade/store';
import type { Command } from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApplication } from '../src/index.ts';
import { tournamentKind } from '../src/kinds/tournament-kind.ts';
import { folderForTest } from './folder-for-test.ts';
import {
  applicationForTest,
  ida,
  noon,
  passwordCost,
  startTournament,
} from './sample-tournament.ts';

const won = { kind: 'played', white: 2, black: 0 } as const;

async function applicationIn(dataDirectory: string) {
  const created = await createApplication({ dataDirectory, clock: () => noon, passwordCost });
  if (!created.ok) throw new Error(created.error.code);
  onTestFinished(() => created.value.close());
  return created.value;
}

/** A running round that tables report of, and a way to report the result of a board. */
async function hall(folder?: string) {
  const app = await (folder === undefined ? applicationForTest() : applicationIn(folder));
  const id = await startTournament(app);
  const execute = (command: Command, basedOn: number) =>
    app.tournaments.execute(id, { basedOn, command, reason: '', confirmed: false }, ida);
  const opened = await app.tournaments.get(id);
  if (!opened.ok) throw new Error(opened.error.code);
  const { version } = opened.value;
  const changes = { phoneReports: 'by-table' } as const;
  await execute({ kind: 'change-settings', changes }, version);
  const games = opened.value.rounds.at(-1)?.games ?? [];
  const report = async (board: number, basedOn = version + 1) => {
    const game = games[board - 1];
    if (game === undefined) throw new Error(`nobody plays at ${board}`);
    const { white, black } = game;
    const reported = { round: 1, board, white, black, by: null, result: won };
    return execute({ kind: 'report-result', ...reported }, basedOn);
  };
  /** Another process renames the tournament. */
  const writeBeside = async (last: number) => {
    const beside = await openBeside(folder ?? '');
    const journal = await app.tournaments.journal(id);
    const newest = journal.ok ? journal.value.at(-1) : undefined;
    if (!beside.ok || newest === undefined) throw new Error('nothing to write beside');
    const event = { kind: 'settings-changed', changes: { name: 'Efterår' } } as const;
    const entry = { ...newest, version: last + 1, event };
    const appended = await beside.value.journals(tournamentKind).append(id, last, [entry]);
    await beside.value.close();
    if (!appended.ok) throw new Error(appended.error.code);
  };
  return { app, id, report, writeBeside, version: version + 1 };
}

describe('reports that wait for one book', () => {
  it('are decided one on the other: each is told its own entries, and of two alike one', async () => {
    const { app, id, report, version } = await hall();
    const answers = await Promise.all([1, 2, 2, 1].map((board) => report(board)));
    const versions = answers.flatMap((answer) =>
      answer.ok ? answer.value.entries.map((entry) => entry.version) : [],
    );
    expect(versions).toEqual([version + 1, version + 2]);
    const journal = await app.tournaments.journal(id);
    expect(journal.ok && journal.value).toHaveLength(version + 2);
    const now = await app.tournaments.get(id);
    expect(now).toMatchObject({ value: { version: version + 2 } });
  });

  it('are decided on what another process wrote, where their sender has seen it', async () => {
    const { report, version, writeBeside } = await hall(folderForTest());
    await report(1);
    await writeBeside(version + 1);
    const answers = await Promise.all([report(2, version + 2), report(3, version + 2)]);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual(['ok', 'ok']);
  });

  it('keep no other waiting that is refused, malformed or from the future', async () => {
    const { report, version } = await hall();
    const answers = await Promise.all([
      report(1),
      report(2, version + 1000),
      report(1, -1),
      report(2),
    ]);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual([
      'ok',
      'store.conflict',
      'request.invalid',
      'ok',
    ]);
  });
});
