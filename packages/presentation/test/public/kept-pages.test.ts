import { describe, expect, it } from 'vitest';
import {
  isGone,
  keptAt,
  keptTime,
  markedCopy,
  mayBeKept,
  olderPublicCopies,
  publicCopiesOf,
  publicScopeOf,
} from '../../src/public/kept/kept-pages.ts';

const answer = (headers: Record<string, string>, more = {}) => ({
  status: 200,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  ...more,
});

describe('what a phone keeps', () => {
  it('is a page that everybody may see', () => {
    expect(mayBeKept(answer({ 'cache-control': 'no-cache' }))).toBe(true);
  });

  it.each([
    ['of somebody signed in', answer({ 'cache-control': 'private, no-store' })],
    ['of which nothing is said', answer({})],
    ['that is none', answer({ 'cache-control': 'no-cache' }, { status: 404 })],
    ['that led elsewhere', answer({ 'cache-control': 'no-cache' }, { redirected: true })],
    ['that is data', answer({ 'cache-control': 'no-cache', 'content-type': 'application/json' })],
  ])('is no page %s', (_, page) => {
    expect(mayBeKept(page)).toBe(false);
  });

  it('lies below tournaments, leagues and events, never in the console, at prints or codes', () => {
    expect(publicScopeOf('/t/autumn/standings')).toBe('/t/');
    expect(publicScopeOf('/league/top')).toBe('/league/');
    expect(publicScopeOf('/e/club/invitation')).toBe('/e/');
    for (const path of [
      '/',
      '/console/autumn',
      '/print/autumn/round',
      '/r/abc',
      '/sign-in',
      '/link/x',
    ])
      expect(publicScopeOf(path)).toBeNull();
  });

  it('goes with the tournament, with a new program and after five weeks', () => {
    expect(isGone({ status: 410 })).toBe(true);
    expect(isGone({ status: 500 })).toBe(false);
    const names = ['rokade-public-1', 'rokade-public-2', 'rokade-desk-1', 'other'];
    expect(olderPublicCopies(names, '2')).toEqual(['rokade-public-1']);
    expect(publicCopiesOf('2')).toBe('rokade-public-2');
    const made = Date.parse('2026-11-01T18:00:00Z');
    const copy = answer({ date: new Date(made).toUTCString() });
    const days = 24 * 60 * 60 * 1000;
    expect(keptAt(copy, made + 35 * days)).toBe(made);
    expect(keptAt(copy, made + 36 * days)).toBeNull();
    expect(keptAt(answer({}), made)).toBeNull();
  });

  it('says when it was made, also without its script, and leads on by whole pages', () => {
    const html = [
      '<!doctype html>\n<html lang="da" data-theme="light">\n<body>',
      '<p class="no-print svelte-1" data-kept-mark="" data-time-zone="Asia/Tokyo" hidden="">Sådan så det ud …</p><p hidden="">1–0 …</p>',
    ].join('\n');
    const at = Date.parse('2026-11-30T18:05:00Z');
    expect(markedCopy(html, at)).toBe(
      [
        '<!doctype html>\n<html data-kept-at="2026-11-30T18:05:00.000Z" lang="da" data-theme="light">\n<body data-sveltekit-reload>',
        `<p class="no-print svelte-1" data-kept-mark="" data-time-zone="Asia/Tokyo">Sådan så det ud ${keptTime(at, 'da', 'Asia/Tokyo')}</p><p hidden="">1–0 …</p>`,
      ].join('\n'),
    );
    expect(keptTime(at, 'da', 'Asia/Tokyo')).toContain('1. dec. 2026');
    expect(keptTime(at, 'da', 'Europe/Copenhagen')).toContain('30. nov. 2026');
  });
});
