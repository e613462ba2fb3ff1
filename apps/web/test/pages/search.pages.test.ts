import type { GroupId } from '@rokade/event';
import { fieldNamed } from '@rokade/presentation/console/finding/named-field.ts';
import {
  type SearchEntry,
  searchMatches,
} from '@rokade/presentation/console/finding/search-index.ts';
import {
  chosenSystem,
  emptyDetails,
  type Language,
  languages,
  systemCodes,
  type TournamentId,
  usualSettings,
} from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, ida, idOf } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';
import { pageRoutes } from './routes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const textOf = async (path: string): Promise<string> => (await house.ask('owner', path)).text();

/** The names of the fields, buttons, forms and groups of a page that can be seen. */
const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:input|select|textarea|button|form|fieldset)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('type="hidden"'))
    .flatMap((tag) => / name="([^"]*)"/.exec(tag)?.[1] ?? []);

const entriesOf = async (id: TournamentId): Promise<readonly SearchEntry[]> =>
  (await house.ask('owner', `/console/${id}/search.json`)).json();

/** The names of the fields to which these addresses lead, by address; none: ''. */
async function fieldsAt(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, readonly string[]>();
  const fields = new Map<string, string>();
  for (const address of addresses) {
    const [path = '', fragment = ''] = address.split('#');
    const names = pages.get(path) ?? namesIn(await textOf(path));
    pages.set(path, names);
    fields.set(address, names[fieldNamed(names, decodeURIComponent(fragment))] ?? '');
  }
  return fields;
}

/** The addresses that lead to no field. */
const astray = async (addresses: readonly string[]): Promise<readonly string[]> =>
  [...(await fieldsAt(addresses))].filter(([, field]) => field === '').map(([address]) => address);

it('leads every setting and act that the search knows to a field, button or form of its page', async () => {
  const aimed = (await entriesOf(house.holdings.open)).filter(({ href }) => href.includes('#'));
  expect(aimed.length).toBeGreaterThan(30);
  expect(await astray(aimed.map(({ href }) => href))).toEqual([]);
});

it.each([
  ['name', 'settings.name'],
  ['rated', 'settings.rated'],
  ['timeControl', 'settings.timeControl:time-control'],
  ['visibility.published', 'settings.visibility.published'],
  ['roundDates.0', 'settings.roundDates.0'],
])('leads #%s to the setting itself, not to that of a round or an act', async (wanted, field) => {
  const address = `/console/${house.holdings.open}/settings#${wanted}`;
  expect((await fieldsAt([address])).get(address)).toBe(field);
});

describe.each(systemCodes)('in a tournament of the system %s', (code) => {
  const id = idOf(`system-${code}`);

  beforeAll(async () => {
    const system = chosenSystem(usualSettings.system, { code });
    const players = ['Ada, A', 'Bo, B'].map((name, at) => ({
      id: `${code}-${at}` as never,
      details: { ...emptyDetails, name },
    }));
    await carryOut(
      house.app,
      id,
      { kind: 'create-tournament', id, settings: { ...usualSettings, name: code, system } },
      { kind: 'enter-players', players },
    );
  });

  it('the search leads to the field of each setting', async () => {
    const found = (await entriesOf(id)).filter(({ kind }) => kind === 'setting');
    expect(await astray(found.map(({ href }) => href))).toEqual([]);
  });

  it('its own pages lead to the fields of settings', async () => {
    const pages = ['about', 'reports', 'settings'].map((page) => `/console/${id}/${page}`);
    const texts = await Promise.all(pages.map(textOf));
    const links = texts.flatMap((html) =>
      [...html.matchAll(/href="(\/console\/[^"]*\/settings#[^"]+)"/g)].map(([, href = '']) => href),
    );
    expect(links.length).toBeGreaterThan(3);
    expect(await astray([...new Set(links)])).toEqual([]);
  });
});

it('the settings of new tournaments have their fields among those of the organisation', async () => {
  const settings = ['place', 'system', 'timeControl', 'tieBreaks', 'marks.title', 'marks-title'];
  const visible = ['visibility.published', 'visibility-published', 'waitingMinutes', 'rated'];
  const addresses = [...settings, ...visible].map((name) => `/console/installation#${name}`);
  expect(await astray(addresses)).toEqual([]);
});

describe('the pages of the console', () => {
  /** The tournament is a group of the event. */
  beforeAll(async () => {
    const { event, open } = house.holdings;
    const found = await house.app.events.get(event);
    const basedOn = found.ok ? found.value.version : 0;
    const command = { kind: 'add-group', group: open as string as GroupId } as const;
    const request = { basedOn, command, reason: '', confirmed: false };
    expect(await house.app.events.execute(event, request, ida)).toMatchObject({ ok: true });
  });

  /** The part of an address that names a book, by the kind of the book. */
  const books = {
    none: null,
    tournament: '[id]',
    event: '[event]',
    contest: '[contest]',
    league: '[league]',
  } as const;
  type Kind = keyof typeof books;

  /** Pages that lead on to another one, or that no owner has. */
  const notSearched: Readonly<Record<string, string>> = {
    '/console/[id]': 'leads on to the page of the day',
    '/console/club/[contest]/me': 'a player’s own page',
    '/console/leagues/[league]/team': 'a captain’s own page',
    '/console/[id]/entries/list': 'a button of the entries',
    '/console/[id]/entries/changes': 'a link of the entries',
  };

  const kindOf = (route: string): Kind | undefined => {
    const parts = route.split('/').filter((part) => part.startsWith('[') && !part.startsWith('[['));
    const kinds = Object.entries(books) as readonly (readonly [Kind, string | null])[];
    if (parts.length > 1) return undefined;
    return kinds.find(([, part]) => (parts[0] ?? null) === part)?.[0];
  };
  const idIn = (kind: Kind): string => {
    const { open, event, season, league } = house.holdings;
    return { none: '', tournament: open, event, contest: season, league }[kind];
  };
  const folders = {
    none: '',
    tournament: '/',
    event: '/events/',
    contest: '/club/',
    league: '/leagues/',
  };
  const entriesIn = async (kind: Kind, language: Language): Promise<readonly SearchEntry[]> => {
    const path = `/console${folders[kind]}${idIn(kind)}/search.json`;
    return (await house.askIn(language, 'owner', path)).json();
  };
  const routes = pageRoutes.filter(
    (route) => route.startsWith('/console') && notSearched[route] === undefined,
  );

  it.each(Object.keys(books) as Kind[])(
    'in a book of the kind “%s” are all found',
    async (kind) => {
      const own = routes.filter((route) => kindOf(route) === kind);
      expect(own.length).toBeGreaterThan(3);
      const addresses = own.map((route) =>
        route.replace(books[kind] ?? '', idIn(kind)).replace(/\/\[\[.*/, ''),
      );
      const system = new Set((await entriesIn(kind, 'en')).map(({ href }) => href));
      const missing = addresses.filter((address) => !system.has(address));
      const answers = await Promise.all(missing.map((path) => house.ask('owner', path)));
      expect(missing.filter((_, at) => answers[at]?.status === 200)).toEqual([]);
    },
  );

  describe.each(languages)('in the language %s', (language) => {
    it.each(Object.keys(books) as Kind[])(
      'from a book of the kind “%s” are found by their names and by each of their words',
      async (kind) => {
        const entries = await entriesIn(kind, language);
        const pages = entries.filter((one) => one.kind === 'page' && one.words !== undefined);
        expect(pages.length).toBeGreaterThan(20);
        const lost = pages.flatMap(({ label, words = '', href }) =>
          [label, ...words.split(', ')]
            .filter((word) => !searchMatches(entries, word, 60).some((one) => one.href === href))
            .map((word) => `${word}: ${href}`),
        );
        expect(lost).toEqual([]);
      },
    );
  });

  const trade: readonly (readonly [Kind, Language, string, string])[] = [
    ['tournament', 'de', 'Klassen', '/classes'],
    ['tournament', 'da', 'klasser', '/classes'],
    ['tournament', 'en', 'classes', '/classes'],
    ['tournament', 'de', 'Aufstieg', '/classes'],
    ['tournament', 'de', 'Urkunden', '/diplomas'],
    ['tournament', 'da', 'diplom', '/diplomas'],
    ['tournament', 'en', 'certificate', '/diplomas'],
    ['tournament', 'de', 'Einladung', '/invitation'],
    ['tournament', 'de', 'Mahnung', '/timeline/reminders'],
    ['tournament', 'en', 'accounts', '/console/accounts'],
    ['event', 'de', 'Klasse', '/classes'],
    ['event', 'de', 'Einladungen', '/invitation'],
    ['event', 'da', 'indbydelse', '/invitation'],
    ['event', 'en', 'letters', '/invitation'],
    ['event', 'de', 'Briefe', '/timeline/reminders'],
    ['event', 'da', 'rykker', '/timeline/reminders'],
    ['event', 'de', 'Mahnung', '/timeline/reminders'],
    ['event', 'en', 'fee table', '/money/fees'],
    ['event', 'de', 'Einspruch', '/appeals'],
    ['contest', 'de', 'Urkunde', '/print/club/'],
    ['contest', 'en', 'certificates', '/print/club/'],
    ['contest', 'de', 'Chronik', '/champions'],
    ['contest', 'da', 'brev', '/print/club/'],
    ['league', 'de', 'Aufstieg', '/next'],
    ['league', 'de', 'Erinnerung', '/settings'],
    ['none', 'de', 'Rangliste', '/console/club'],
    ['none', 'de', 'Benutzer', '/console/accounts'],
    ['none', 'da', 'brev', '/console/people/sanctions'],
    ['none', 'en', 'certificate', '/console/people/licences'],
    ['none', 'de', 'Mitgliederliste', '/console/people/lists'],
  ];

  it.each(trade)('from a %s lead in %s from “%s” to %s', async (kind, language, word, end) => {
    const found = searchMatches(await entriesIn(kind, language), word).map(({ href }) => href);
    expect(found.filter((href) => href.includes(end))).not.toEqual([]);
  });
});
