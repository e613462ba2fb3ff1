import { describe, expect, it } from 'vitest';
import { mirrorPage, mirrorStyles } from '../src/publish/mirror-page.ts';
import { mirrorPath, withoutFeeds } from '../src/publish/mirror-path.ts';

const at = (path: string) => new URL(path, 'http://localhost:4180');

describe('the place of an address in a mirror', () => {
  it.each([
    ['/', 'index.html'],
    ['/t/klub', 't/klub/index.html'],
    ['/t/klub?me=p7', 't/klub/index.html'],
    ['/t/klub/round/3', 't/klub/round/3/index.html'],
    ['/t/klub/standings?round=2', 't/klub/standings/round-2.html'],
    ['/t/klub/standings?round=2&me=p7', 't/klub/standings/round-2.html'],
    ['/_app/immutable/assets/a.B-1.css', '_app/immutable/assets/a.B-1.css'],
    ['/logo?v=3', 'logo'],
    ['/logo?of=hjoernet&v=3', 'logo-hjoernet'],
    ['/?view=archived', 'view-archived.html'],
    ['/k', 'k/index.html'],
    ['/k/hjoernet', 'k/hjoernet/index.html'],
    ['/k/hjoernet?state=running', 'k/hjoernet/state-running.html'],
    ['/e/foraar', 'e/foraar/index.html'],
    ['/officers', 'officers/index.html'],
    ['/officers?of=hjoernet', 'officers/of-hjoernet.html'],
    ['/feed/klub/rounds.ics', 'feed/klub/rounds.ics'],
    ['/league/kreds', 'league/kreds/index.html'],
    ['/league/kreds/division/top', 'league/kreds/division/top/index.html'],
    ['/league/kreds/club/T%C3%A5rnet', 'league/kreds/club/T~C3~A5rnet/index.html'],
    ["/league/kreds/club/A.%20~'%26", 'league/kreds/club/A~2E~20~7E~27~26/index.html'],
    ['/league/kreds/club/..%2f..%2fa', 'league/kreds/club/~2E~2E~2f~2E~2E~2fa/index.html'],
    ['/feed/league/kreds/top/matches.ics', 'feed/league/kreds/top/matches.ics'],
  ])('%s is %s', (path, file) => expect(mirrorPath(at(path))).toBe(file));

  it.each([
    '/console',
    '/sign-in',
    '/print/klub/standings?lang=da',
    '/t/klub/what-if',
    '/t/klub/names',
    '/t/klub/standings?round=2&round=3',
    '/t/klub/standings?x=../../a',
    '/t/%2e%2e%2fa',
    '/?archive',
    '/k/hjoernet?search=lyn',
    '/?club=T%C3%A5rnet',
    `/league/kreds/club/${'a'.repeat(201)}`,
    '/embed/league/kreds/top/table',
    '/kx',
    '/logo?of=../a',
    '/_app/immutable/entry/start.js',
  ])('%s is not in the report', (path) => expect(mirrorPath(at(path))).toBeNull());

  it('has feeds only where their addresses are known', () => {
    expect(withoutFeeds(at('/feed/klub/rounds.ics'))).toBeNull();
    expect(withoutFeeds(at('/t/klub'))).toBe('t/klub/index.html');
  });
});

describe('a page of a mirror', () => {
  const mirrored = (html: string) =>
    mirrorPage(html, at('/t/klub/standings?round=2'), withoutFeeds);

  it.each([
    ['<a href="/t/klub?a=1">Klub</a>', ''],
    ['<a class="b" href="/t/klub">Klub</a>', '<a class="b" href="../index.html">Klub</a>'],
    ['<a href="?round=1&amp;me=p7#top">1</a>', '<a href="round-1.html#top">1</a>'],
    ['<a href="#content">til indhold</a>', '<a href="#content">til indhold</a>'],
    ['<a href="https://dsu.dk/a?b&amp;c">DSU</a>', '<a href="https://dsu.dk/a?b&amp;c">DSU</a>'],
    ['<p><a href="/console">Ind</a><b>to</b></p>', '<p><b>to</b></p>'],
    [
      '<link href="/_app/immutable/assets/a.css" rel="stylesheet">',
      '<link href="../../../_app/immutable/assets/a.css" rel="stylesheet">',
    ],
    ['<link rel="alternate" href="/feed/klub/rounds.atom">', ''],
    ['<link rel="modulepreload" href="/_app/immutable/x.js">', ''],
    ['<script>start("</a>")</script>x', 'x'],
    ['a<form action="?/x"><a href="/t/klub">k</a></form>b', 'ab'],
    ['<img src="data:image/png;base64,AA" alt="">', '<img src="data:image/png;base64,AA" alt="">'],
  ])('%s', (html, wanted) => expect(mirrored(html).text).toBe(wanted));

  it('tells what it leads to', () => {
    const { links } = mirrored(
      '<a href="/">Alle</a><img src="/logo?v=2" alt=""><a href="/console">x</a>',
    );
    expect(links.map(({ pathname }) => pathname)).toEqual(['/', '/logo']);
  });

  it('has styles with their typeface', () => {
    const css = '@font-face{src:url(./inter.woff2)}a{background:url("data:x")}';
    const { text, links } = mirrorStyles(css, at('/_app/immutable/assets/a.css'), mirrorPath);
    expect(text).toBe('@font-face{src:url(inter.woff2)}a{background:url("data:x")}');
    expect(links.map(({ pathname }) => pathname)).toEqual(['/_app/immutable/assets/inter.woff2']);
  });
});
