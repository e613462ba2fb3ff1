import {
  type ContestCommand,
  type ContestId,
  type EntryId,
  emptyContestValues,
  emptyEntryValues,
} from '@rokade/club';
import { expect, it } from 'vitest';
import { tellAll } from '../src/contests/contest-sender.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

it('several commands to a competition are answered with the version that the last one wrote', async () => {
  const app = await applicationForTest();
  const id = 'stige' as ContestId;
  const values = { ...emptyContestValues, name: 'Rangstige' };
  const make = {
    kind: 'make-contest',
    id,
    format: 'ladder',
    rules: 'tempelhof-2018',
    seed: 'frø',
    values,
  } as const;
  const enter = (entry: string): ContestCommand => ({
    kind: 'enter-entry',
    entry: entry as EntryId,
    values: { ...emptyEntryValues, name: `${entry}, Spiller` },
    rating: null,
    day: '2026-11-01',
  });
  const made = await app.contests.execute(
    id,
    { command: make, basedOn: 0, reason: '', confirmed: true },
    ida,
  );
  const basedOn = made.ok ? made.value.state.version : 0;
  const sender = { id, actor: ida, basedOn, confirmed: true };
  const done = await tellAll(app.contests, sender, [enter('a'), enter('b')]);
  const book = await app.contests.get(id);
  expect(done).toMatchObject({
    ok: true,
    value: {
      version: book.ok ? book.value.version : 0,
      entries: [{ event: { entry: 'a' } }, { event: { entry: 'b' } }],
    },
  });
  expect(book.ok && book.value.entries).toHaveLength(2);
});
