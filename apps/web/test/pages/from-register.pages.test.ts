import { type TournamentId, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, idOf } from '../memory-application.ts';
import { type House, openHouse, withoutScripts } from './house.ts';

let house: House;
const ids: Readonly<Record<'german' | 'swedish', TournamentId>> = {
  german: idOf('german'),
  swedish: idOf('swedish'),
};
beforeAll(async () => {
  house = await openHouse();
  for (const [id, federation] of [
    [ids.german, 'GER'],
    [ids.swedish, 'SWE'],
  ] as const) {
    const settings = { ...usualSettings, name: federation, federation };
    await carryOut(house.app, id, { kind: 'create-tournament', id, settings });
  }
});
afterAll(() => house.close());

const entriesOf = (id: string): string => `/console/${id}/entries`;
const read = async (path: string): Promise<string> =>
  withoutScripts(await (await house.ask('owner', path)).text());

/** The boxes for people of the register on a page. */
const boxes = (html: string): readonly string[] =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .map(([box]) => box)
    .filter((box) => /name="people/.test(box));

/** Enters the found person, as a browser without a script does. */
async function enter(id: TournamentId): Promise<string> {
  const t = await house.app.tournaments.get(id);
  if (!t.ok) throw new Error(t.error.code);
  const [box = ''] = boxes(await read(`${entriesOf(id)}?q=Alm`));
  const field = /name="([^"]+)"/.exec(box)?.[1] ?? '';
  const answer = await house.ask('owner', `${entriesOf(id)}?/tell&q=Alm`, {
    csrf: house.csrfOf('owner'),
    to: `/tournaments/${id}/people`,
    form: 'people',
    basedOn: String(t.value.version),
    [field]: 'person1',
  });
  expect(answer.status).toBe(200);
  return withoutScripts(await answer.text());
}

describe('people of the register who were entered', () => {
  it('are named, and stand in the list of those to choose no longer', async () => {
    expect(boxes(await read(`${entriesOf(ids.german)}?q=Alm`))).toHaveLength(1);
    const html = await enter(ids.german);
    const [, notice = ''] = /class="notice done[^"]*"[^>]*>([\s\S]*?)<\/div>/.exec(html) ?? [];
    expect(notice).toContain('Alm, Ida');
    expect(boxes(html)).toEqual([]);
    expect(html).not.toMatch(/<input[^>]*name="q"[^>]*value="Alm"/);
    // Whoever looks for them again is told that they are entered.
    expect(await read(`${entriesOf(ids.german)}?q=Alm`)).toContain('already entered');
  });
});

describe('the number of a player in the federation', () => {
  it.each([
    ['german', 'DSB ID'],
    ['swedish', 'National number'],
  ] as const)('is that of a %s tournament in its forms: %s', async (which, label) => {
    const html = await read(entriesOf(ids[which]));
    expect(html).toContain(label);
    expect(html).not.toMatch(/DSU.(?:number|nummer)/i);
  });

  it('is Denmark’s in a Danish tournament', async () => {
    expect(await read(entriesOf(house.holdings.open))).toContain('DSU number');
  });

  it('is nowhere Denmark’s on the pages of a player elsewhere', async () => {
    const t = await house.app.tournaments.get(ids.german);
    const [player] = t.ok ? t.value.players : [];
    if (player === undefined) throw new Error('nobody is entered');
    const changes = { nationalId: '10123456' };
    await carryOut(house.app, ids.german, { kind: 'change-player', player: player.id, changes });
    for (const path of ['', '/edit']) {
      const html = await read(`/console/${ids.german}/players/${player.id}${path}`);
      expect(html.includes('DSB ID'), path).toBe(true);
      expect(html).not.toMatch(/DSU.(?:number|nummer)/i);
    }
  });
});
