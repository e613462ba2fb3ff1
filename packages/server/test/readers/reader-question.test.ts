import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { questionIn } from '../../src/readers/reader-question.ts';

const pathFor = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  questionIn({ method: 'GET', url, headers } as unknown as IncomingMessage)?.path ?? null;

describe('the question of a reader', () => {
  it.each([
    '/',
    '/t/klub/standings',
    '/e/klub',
    '/league/kreds',
    '/league/kreds/division/top',
    '/league/kreds/division/top/__data.json',
    '/league/kreds/club/SK%20Nord',
    '/league/kreds/match/m1',
  ])('is for %s', (path) => {
    expect(pathFor(path)).toBe(path);
  });

  it('has the club whose matches the first page shows', () => {
    expect(pathFor('/?club=SK+Nord&utm=1')).toBe('/?club=SK+Nord');
    expect(pathFor('/__data.json?club=SK+Nord')).toBe('/__data.json?club=SK+Nord');
    expect(pathFor('/league/kreds?club=SK+Nord')).toBe('/league/kreds');
  });

  it.each([
    '/t/klub/crosstable?from=3&round=2&view=progress',
    '/t/klub/standings?round=3',
    '/t/klub?me=p1',
  ])('has what the page reads of its address: %s', (path) => {
    const kept = new URL(pathFor(path) ?? '', 'http://hall.local');
    const sent = new URL(path, 'http://hall.local');
    expect([kept.pathname, Object.fromEntries(kept.searchParams)]).toEqual([
      sent.pathname,
      Object.fromEntries(sent.searchParams),
    ]);
  });

  it.each(['/console/leagues/kreds', '/leagues', '/sign-in'])('is not for %s', (path) => {
    expect(pathFor(path)).toBeNull();
  });

  it('is nobody’s who is signed in', () => {
    expect(pathFor('/league/kreds', { cookie: 'rokade_session=token' })).toBeNull();
  });
});
