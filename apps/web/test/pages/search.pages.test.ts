import { fieldNamed } from '@rokade/presentation/console/finding/named-field.ts';
import type { SearchEntry } from '@rokade/presentation/console/finding/search-index.ts';
import {
  chosenSystem,
  emptyDetails,
  systemCodes,
  type TournamentId,
  usualSettings,
} from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, idOf } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';

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
