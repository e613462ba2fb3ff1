import { reportedMatters } from '@rokade/presentation/desks/appeals/reported-matters.ts';
import { pageCss } from '@rokade/presentation/print/page-css.ts';
import { pageShape } from '@rokade/presentation/print/page-shape.ts';
import { printRequest } from '@rokade/presentation/print/print-request.ts';
import { sheetHead } from '@rokade/presentation/print/sheet-head.ts';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import {
  playerId,
  run,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';
import { sheetOf } from '../../../test/tournament/sheet-of.ts';

const played = whiteWinsAll(started(5)).state;

describe('badges', () => {
  it('are for everybody who plays, by name, and not for who has left', () => {
    const left = run(whiteWinsAll(started(5)), {
      kind: 'withdraw-player',
      player: playerId('p2'),
      fromRound: 2,
    }).state;
    const sheet = sheetOf(left, 'badges');
    const names = sheet.kind === 'badges' ? sheet.players.map(({ name }) => name) : [];
    expect(names).toEqual(['Spiller 01', 'Spiller 03', 'Spiller 04', 'Spiller 05']);
  });

  it.each([
    ['', 10],
    ['per=8', 8],
    ['per=4', 10],
  ])('ten a sheet or eight: %s', (query, perSheet) => {
    expect(printRequest(played, 'badges', new URLSearchParams(query)).perSheet).toBe(perSheet);
  });
});

describe('the list on which players sign', () => {
  const other = {
    ...withPlayers(2, { group: 'B', name: 'Klubturnering' }).state,
  };

  const lines = (query: string) => {
    const sheet = sheetOf(played, 'signatures', query, { groups: [played, other] });
    if (sheet.kind !== 'signatures') return [];
    return sheet.rows.map(({ part, group, player }) => [part, group, player.name].join('/'));
  };

  it('is of this group, by name or by club', () => {
    expect(lines('')[0]).toBe('//Spiller 01');
    expect(lines('by=club')[0]).toBe('Aalborg//Spiller 01');
    expect(lines('by=club')).toHaveLength(5);
  });

  it('is of the whole event in one alphabet, or group by group', () => {
    expect(lines('by=event').slice(0, 3)).toEqual([
      '/A/Spiller 01',
      '/B/Spiller 01',
      '/A/Spiller 02',
    ]);
    expect(lines('by=groups').slice(4, 6)).toEqual(['A//Spiller 05', 'B//Spiller 01']);
  });
});

describe('certificates', () => {
  const list = { who: [], ties: null, besides: false };
  const withPrizes = run(whiteWinsAll(started(5)), {
    kind: 'set-prizes',
    prizes: {
      visible: true,
      plan: {
        currency: 'DKK',
        year: 2026,
        perPlayer: 'all',
        roundTo: 1,
        decisions: [],
        ties: 'shared',
        lists: [{ ...list, name: 'Præmier', prizes: [{ money: 50_000, honour: 'Pokal' }] }],
      },
    },
  }).state;

  const textsOf = (query: string, t = played) => {
    const sheet = sheetOf(t, 'diplomas', query);
    if (sheet.kind !== 'diplomas') return [];
    return sheet.diplomas.map(({ player, achievements }) => [player.name, ...achievements]);
  };

  it('have the first places, a shared one as from … to', () => {
    const whole = textsOf('lang=en&whom=all');
    expect(whole).toHaveLength(5);
    expect(textsOf('lang=en').length).toBeGreaterThanOrEqual(3);
    expect(whole[0]?.[1]).toMatch(/^1st(–\d(nd|rd))? place$/);
    expect(textsOf('lang=da')[0]?.[1]).toMatch(/^1\.(–\d\.)? plads$/);
  });

  it('are made for one player alone, whatever place they have', () => {
    expect(textsOf('player=p5&lang=de').map(([name]) => name)).toEqual(['Spiller 05']);
    const withoutPrize = textsOf('player=p5&lang=de&whom=prizes', withPrizes);
    expect(withoutPrize).toEqual(textsOf('player=p5&lang=de'));
  });

  it('name the prizes of who won some, and are for nobody where there are none', () => {
    const [first] = textsOf('whom=prizes', withPrizes);
    expect(first?.slice(1)).toEqual(['Præmier: 1.–3. plads']);
    expect(textsOf('whom=prizes')).toEqual([]);
  });

  it('say what the organiser wants, or what is usual, and whether results are to come', () => {
    expect(sheetOf(played, 'diplomas', 'heading=Tak&words=%20for%20kampen')).toMatchObject({
      heading: 'Tak',
      words: 'for kampen',
      provisional: 1,
      arbiter: 'Bo Møller',
    });
    expect(sheetOf(played, 'diplomas', 'lang=de')).toMatchObject({
      heading: 'Urkunde',
      words: 'Klubturnering, A',
    });
  });

  it('lie on their side, with nothing on the margins', () => {
    const request = printRequest(played, 'diplomas', new URLSearchParams());
    const say = translator('da');
    const css = pageCss(sheetHead(played, request, say), pageShape(request), say);
    expect(css).toContain('A4 landscape');
    expect(css).not.toContain('counter(page)');
  });
});

describe('the chief arbiter’s report', () => {
  it('says who was best, and how it was played; there is none before a round', () => {
    const sheet = sheetOf(played, 'arbiter-report');
    expect(sheet).toMatchObject({
      kind: 'arbiter-report',
      best: [{ rank: '1–3' }, {}, {}],
      view: { total: { games: 2 } },
    });
    expect(sheetOf(withPlayers(4).state, 'arbiter-report')).toEqual({
      kind: 'empty',
      why: 'round',
    });
  });

  it('FIDE 2012 3.3: names who left, and says so where nothing was recorded and nobody protested', () => {
    const left = run(whiteWinsAll(started(5)), {
      kind: 'withdraw-player',
      player: playerId('p2'),
      fromRound: 2,
    }).state;
    const parts = reportedMatters(left, { t: translator('en'), language: 'en' });
    expect(parts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Spiller 02 withdrew from round 2.'],
      ['None.'],
      ['None.'],
      ['None.'],
    ]);
  });
});

describe('statistics', () => {
  it('are of the round asked for', () => {
    expect(sheetOf(played, 'statistics', 'round=1')).toMatchObject({
      kind: 'statistics',
      view: { total: { games: 2, whiteWins: 2, whiteShare: 100, byes: 1 } },
      ratings: { rated: 5, average: 1970 },
    });
    expect(sheetOf(withPlayers(4).state, 'statistics')).toEqual({ kind: 'empty', why: 'round' });
  });
});
