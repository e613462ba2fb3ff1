import { historyPage } from '@rokade/presentation/console/journal/history-page.ts';
import { err, ok } from '@rokade/rules';
import { describe, expect, it } from 'vitest';

const line = (version: number) => ({
  version,
  at: '2026-11-22T10:00:00.000Z',
  who: 'Anna',
  reason: '',
  text: `Nr. ${version}`,
  lasts: false,
  counts: true,
});

const newestFirst = (versions: readonly number[]) => versions.map(line).toReversed();
const journal = ok(Array.from({ length: 250 }, (_, index) => index + 1));
const pageAt = (to: string) => historyPage(journal, newestFirst, new URL(`http://hall/${to}`));

describe('a page of a book’s history', () => {
  it('has the newest 200 lines, and says from where the older ones go on', () => {
    const { total, lines, older } = pageAt('');
    expect([total, lines.length, lines[0]?.version, older]).toEqual([250, 200, 250, 50]);
  });

  it('has those up to the one that is asked for', () => {
    const { total, lines, older } = pageAt('?to=50');
    expect([total, lines.length, lines[0]?.version, older]).toEqual([250, 50, 50, null]);
  });

  it('says that a book is damaged, and nothing where there is none yet', () => {
    const page = (code: string) => historyPage(err({ code }), newestFirst, new URL('http://hall/'));
    expect(page('store.damaged').damaged).toEqual({ code: 'store.damaged' });
    expect(page('store.missing').damaged).toBeNull();
  });
});
