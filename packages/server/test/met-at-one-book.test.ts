import { err, type Result } from '@rokade/rules';
import { type AppendError, openStorage } from '@rokade/store';
import { expect, it, onTestFinished } from 'vitest';
import { makeBooks } from '../src/books/make-books.ts';
import { tournamentKind } from '../src/kinds/tournament-kind.ts';
import { ida, settings, tournamentId } from './sample-tournament.ts';

const id = tournamentId('autumn');
const times = () => ({ at: '2026-11-21T12:00:00.000Z', now: '2026-11-21T13:00' });
const create = { kind: 'create-tournament', id, settings } as const;

/** Books whose first appends another process always comes before. */
async function booksMeeting(often: number, error: AppendError) {
  const opened = await openStorage(':memory:');
  if (!opened.ok) throw new Error(opened.error.code);
  onTestFinished(() => opened.value.close());
  const store = opened.value.journals(tournamentKind);
  let met = 0;
  const meeting: typeof store = {
    ...store,
    append: (...question): Promise<Result<number, AppendError>> =>
      ++met <= often ? Promise.resolve(err(error)) : store.append(...question),
  };
  return makeBooks(tournamentKind, meeting, { times }).books;
}

const request = { basedOn: 0, command: create, reason: '', confirmed: false };

it.each<AppendError>([
  { code: 'store.append-conflict', actualVersion: 0 },
  { code: 'store.failed', problem: 'busy' },
])('a writer whom others come before twenty times writes all the same: $code', async (error) => {
  const books = await booksMeeting(20, error);
  expect(await books.execute(id, request, ida)).toMatchObject({ ok: true });
});

it('after five seconds it is told that the book is busy', async () => {
  const books = await booksMeeting(Number.POSITIVE_INFINITY, {
    code: 'store.append-conflict',
    actualVersion: 0,
  });
  const start = performance.now();
  const executed = await books.execute(id, request, ida);
  expect(executed).toEqual({ ok: false, error: { code: 'store.failed', problem: 'busy' } });
  expect(performance.now() - start).toBeGreaterThan(4900);
});
