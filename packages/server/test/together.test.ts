import type { Command } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { applicationForTest, ida, startTournament } from './sample-tournament.ts';

const won = { kind: 'played', white: 2, black: 0 } as const;

/** A running round that tables report of, and a way to report the result of a board. */
async function hall() {
  const app = await applicationForTest();
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
  return { app, id, report, version: version + 1 };
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
