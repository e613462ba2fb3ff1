import { type Contest, contestBook, emptyContestValues, parseContestId } from '@rokade/club';
import { decideRequest, foldJournal, makeEntries } from '@rokade/journal';
import { expect, test } from 'vitest';
import { withItsRules } from '../src/lib/server/club/contest-page.ts';

function ladder(): Contest {
  const id = parseContestId('rangstige-1');
  if (id === null) throw new Error('no id');
  const values = { ...emptyContestValues, name: 'Rangstige' };
  const command = { kind: 'make-contest', id, format: 'ladder', rules: 'tempelhof-2018' } as const;
  const request = { command: { ...command, seed: 'a', values }, reason: '', confirmed: true };
  const decided = decideRequest(contestBook, null, request, null);
  if (!decided.ok) throw new Error(decided.error.code);
  const sign = { version: 0, at: '', actor: { id: 'a', name: 'Ida' }, reason: '' };
  const made = foldJournal(contestBook, makeEntries(decided.value, sign));
  if (made === null) throw new Error('nothing was made');
  return made;
}

test('a competition by rules that are not known here has a page that says so', () => {
  expect(withItsRules(ladder()).rules).toBe('tempelhof-2018');
  expect(() => withItsRules({ ...ladder(), rules: 'elsewhere-1999' })).toThrow(
    expect.objectContaining({ status: 501 }),
  );
});
