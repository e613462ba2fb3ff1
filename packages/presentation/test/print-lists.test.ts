import { pageCss, printedAtCss } from '@rokade/presentation/print/page-css.ts';
import { pageShape } from '@rokade/presentation/print/page-shape.ts';
import { printRequest } from '@rokade/presentation/print/print-request.ts';
import { sheetHead } from '@rokade/presentation/print/sheet-head.ts';
import {
  isKindOf,
  kindsFor,
  type PrintKind,
  parsePrintKind,
  printKinds,
} from '@rokade/presentation/views/prints/kinds.ts';
import { translator } from '@rokade/texts/all';
import {
  type Language,
  publicTournament,
  type SystemChoice,
  type Visibility,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  playerId,
  run,
  settings,
  started,
  tournamentId,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';
import { sheetOf } from '../../../test/tournament/sheet-of.ts';

const published = whiteWinsAll(started(5)).state;
const withDraft = run(whiteWinsAll(started(5)), { kind: 'pair-round' }).state;

const requestOf = (t: typeof published, kind: PrintKind, query = '') =>
  printRequest(t, kind, new URLSearchParams(query));

const ofTable = { cycles: 1, withdrawals: 'fide-2012', freeDates: false } as const;

describe('which lists somebody may print', () => {
  const hidden: Visibility = {
    ...settings.visibility,
    standings: false,
    crosstable: false,
    playerCards: false,
  };

  it.each<[string, Visibility, boolean, readonly PrintKind[]]>([
    ['an arbiter', hidden, true, printKinds],
    [
      'a visitor',
      settings.visibility,
      false,
      [
        'pairings',
        'names',
        'standings',
        'classes',
        'crosstable',
        'progress',
        'workings',
        'bracket',
        'teams',
        'schedule',
        'seats',
        'players',
        'open',
        'cards',
        'statistics',
        'about',
      ],
    ],
    [
      'a visitor where little is shown',
      hidden,
      false,
      ['pairings', 'names', 'bracket', 'schedule', 'seats', 'players', 'open', 'about'],
    ],
  ])('%s', (_, visibility, signedIn, kinds) => {
    expect(kindsFor(visibility, signedIn, false)).toEqual(kinds);
  });

  it.each<[SystemChoice, readonly PrintKind[]]>([
    [{ code: 'monrad', edition: 'dsu-2002' }, []],
    [{ code: 'cup', edition: 'tempelhof-2018', byes: [] }, ['bracket']],
    [
      { code: 'olympiad', edition: 'dsu-2002', teams: 4, order: 'match-points' },
      ['teams', 'schedule'],
    ],
    [{ ...ofTable, code: 'berger', edition: 'fide-2012' }, ['schedule']],
    [{ ...ofTable, code: 'rutsch', edition: 'tempelhof-2018' }, ['schedule', 'seats']],
  ])('a system has its own: %o', (system, own) => {
    const ofSystems = ['bracket', 'teams', 'schedule', 'seats'] as const;
    const lists = { system, hasClasses: false, isProvisional: false };
    expect(ofSystems.filter((kind) => isKindOf(kind, lists))).toEqual(own);
  });

  it.each([true, false])('classes are printed where there are any: %s', (hasClasses) => {
    const system: SystemChoice = { code: 'monrad', edition: 'dsu-2002' };
    expect(isKindOf('classes', { system, hasClasses, isProvisional: false })).toBe(hasClasses);
  });

  it('the prizes, once they are shown, but nobody’s receipts', () => {
    const kinds = kindsFor(hidden, false, true);
    expect(kinds).toContain('prizes');
    expect(kinds).not.toContain('receipts');
  });

  it('knows no other kind', () => {
    expect(parsePrintKind('slips')).toBe('slips');
    expect(parsePrintKind('toString')).toBeNull();
  });
});

describe('what an address asks for', () => {
  it.each<[PrintKind, string, object]>([
    ['pairings', '', { round: 2, language: 'da', perSheet: 4, player: null }],
    ['pairings', 'round=1&lang=de', { round: 1, language: 'de' }],
    ['standings', '', { round: 1 }],
    ['standings', 'round=2', { round: 1 }],
    ['slips', 'per=2', { round: 2, perSheet: 2 }],
    ['slips', 'per=7&lang=fr&round=0', { round: 2, language: 'da', perSheet: 4 }],
    ['cards', 'player=p3', { round: 0, player: 'p3' }],
  ])('%s?%s', (kind, query, request) => {
    expect(requestOf(withDraft, kind, query)).toMatchObject({ kind, ...request });
  });

  it('shows the public no draft', () => {
    const seen = publicTournament(withDraft);
    if (seen === null) throw new Error('published');
    expect(requestOf(seen, 'pairings').round).toBe(1);
  });
});

describe('what a list shows', () => {
  it('is empty before there is anything to show', () => {
    const entered = withPlayers(4).state;
    for (const kind of ['pairings', 'names', 'slips', 'standings', 'crosstable', 'open'] as const) {
      expect(sheetOf(entered, kind), kind).toEqual({ kind: 'empty', why: 'round' });
    }
    const nobody = run(null, { kind: 'create-tournament', id: tournamentId, settings }).state;
    for (const kind of ['players', 'cards', 'rating'] as const) {
      expect(sheetOf(nobody, kind), kind).toEqual({ kind: 'empty', why: 'players' });
    }
  });

  it('has every board and everybody without one on the list by board', () => {
    expect(sheetOf(published, 'pairings')).toMatchObject({
      kind: 'pairings',
      boards: [{ board: 1 }, { board: 2 }],
      byes: [{ bye: 'pairing-allocated' }],
    });
  });

  it('has everybody once on the list by name', () => {
    const sheet = sheetOf(published, 'names');
    const names = sheet.kind === 'names' ? sheet.lines.map(({ player }) => player.name) : [];
    expect(names).toEqual(['Spiller 01', 'Spiller 02', 'Spiller 03', 'Spiller 04', 'Spiller 05']);
  });

  it('has one card or all', () => {
    const numbers = (query: string) => {
      const sheet = sheetOf(published, 'cards', query);
      return sheet.kind === 'cards' ? sheet.cards.map(({ player }) => player.no) : [];
    };
    expect(numbers('')).toEqual([1, 2, 3, 4, 5]);
    expect(numbers(`player=${playerId('p4')}`)).toEqual([4]);
  });

  it('carries the facts of the event with the rating report', () => {
    expect(sheetOf(published, 'rating')).toMatchObject({
      kind: 'rating',
      report: { chiefArbiter: 'Bo Møller', committee: settings.committee, sendBy: '2026-11-09' },
    });
  });
});

describe('the head of the sheets', () => {
  const head = (kind: PrintKind, query: string) => {
    const request = requestOf(withDraft, kind, query);
    return sheetHead(withDraft, request, translator(request.language));
  };

  it('names list and round in the language of the paper', () => {
    expect(head('pairings', 'round=1&lang=de')).toEqual({
      event: 'Klubturnering',
      group: 'A',
      fideMode: '',
      provisional: false,
      title: 'Paarungen nach Brettern',
      round: 'Runde 1',
      roundNumber: 1,
      details: 'Aalborg · Mo., 2. November 2026',
      play: 'Bedenkzeit 120 min · Wartezeit 60 min (FIDE Laws 2001 6.7)',
      draft: false,
    });
    expect(head('standings', 'lang=en')).toMatchObject({
      title: 'Standings after round 1',
      round: '',
    });
  });

  it('says that a round is a draft', () => {
    expect(head('slips', 'round=2').draft).toBe(true);
  });

  it.each<[Language, string]>([
    ['da', '"Side " counter(page) " af " counter(pages)'],
    ['de', '"Seite " counter(page) " von " counter(pages)'],
    ['en', '"Page " counter(page) " of " counter(pages)'],
  ])('counts the pages in %s', (language, counted) => {
    const request = requestOf(withDraft, 'pairings', `lang=${language}`);
    const say = translator(language);
    expect(pageCss(sheetHead(withDraft, request, say), pageShape(request), say)).toContain(counted);
  });

  it('cannot be broken by a name', () => {
    const name = '"; } body { display: none } /* \\';
    const t = { ...withDraft, settings: { ...withDraft.settings, name } };
    const request = requestOf(t, 'players');
    const css = pageCss(
      sheetHead(t, request, translator('da')),
      pageShape(request),
      translator('da'),
    );
    expect(css).toContain('"\\22 ; } body { display: none } /* \\5c  · A"');
  });

  it('stamps the time', () => {
    expect(printedAtCss('Udskrevet kl. 14.05')).toBe(
      ':root { --printed-at: "Udskrevet kl. 14.05"; }\n',
    );
  });

  it('lays wide crosstables and the rating report on their side', () => {
    const request = requestOf(withDraft, 'crosstable');
    expect(pageShape(request).landscape).toBe(false);
    expect(pageShape({ ...request, round: 9 }).landscape).toBe(true);
    expect(pageShape({ ...request, kind: 'rating' }).landscape).toBe(true);
    expect(pageShape({ ...request, meetings: 12 }).landscape).toBe(false);
    expect(pageShape({ ...request, meetings: 13 }).landscape).toBe(true);
  });
});
