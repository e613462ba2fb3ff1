import { emptyRatedPerson } from '@rokade/ratings';
import type { Application } from '@rokade/server';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, ida, idOf } from '../memory-application.ts';
import { eventsOfFederations, makeEventOf } from './events-of-federations.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const page = async (path: string): Promise<string> =>
  (await (await house.ask('owner', path)).text()).replace(/\s+/g, ' ');

/** Begins a federation's own ratings with a list. */
async function openRatings({ ratings }: Application): Promise<void> {
  const opening = {
    id: 'list' as never,
    day: '2026-01-01',
    source: 'DSU',
    numbers: [{ person: 'person1' as never, rating: 1500, lastResult: '' }],
  };
  const values = { ...emptyRatedPerson, name: 'Alm, Ida' };
  const people = [{ person: 'person1' as never, values }];
  const command = { kind: 'open-list', opening, people } as const;
  const done = await ratings.execute({ basedOn: 0, command, reason: '', confirmed: true }, ida);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

const twoOfOneName =
  'Navn;Født;Klub\nMüller, Hans;1960;Kilden\nMueller, Hans;1960;Kilden\nKrog, Eva;1970;Kilden\n';

const send = async (fields: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await house.ask('owner', '/console/lists?/tell', {
    csrf: house.csrfOf('owner'),
    to: '/lists/taking',
    form: 'list',
    list: twoOfOneName,
    day: '2026-11-29',
    'federation:capitals': 'DEN',
    'to:word': '',
    ...fields,
  });
  return (await answer.text()).replace(/\s+/g, ' ');
};

describe('the secretary’s list of members', () => {
  it('says which other row a doubtful one is like, and offers what to do', async () => {
    const html = await send({ look: '/lists/look', uses: 'members' });
    expect(html).toContain('Like row 3 (the same name');
    expect(html).toContain('Like row 2 (the same name');
    expect(html.match(/<select[^>]*name="choices\./g)).toHaveLength(2);
  });

  it('says how many are still out once the others are in', async () => {
    const version = String(house.app.register.now().version);
    const html = await send({ uses: 'members', 'versions.members': version });
    expect(html).toContain('Register: one person entered or changed.');
    expect(html).toContain('2 people are still out');
  });
});

describe('a new person', () => {
  it('is asked for what is mostly known; the rest is folded', async () => {
    const html = await page('/console/people/new');
    const [before = '', folded = ''] = html.split('More about the person');
    expect(before).toContain('name="command.values.surname"');
    expect(before).not.toContain('name="command.values.womenTitle"');
    expect(folded).toContain('name="command.values.womenTitle"');
  });
});

describe('the rating officer', () => {
  it('is told on the first page what waits, and nobody else is', async () => {
    const id = idOf('over');
    const names = ['Alm, Ida', 'Berg, Jens'];
    const players = names.map((name, index) => ({
      id: `p${index + 1}` as never,
      details: { ...emptyDetails, name },
    }));
    await carryOut(
      house.app,
      id,
      {
        kind: 'create-tournament',
        id,
        settings: { ...usualSettings, name: 'Kort', roundsPlanned: 1 },
      },
      { kind: 'enter-players', players },
      { kind: 'draw-lots', seed: 'frø' },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
      { kind: 'enter-result', round: 1, board: 1, result: { kind: 'played', white: 2, black: 0 } },
      { kind: 'finish-tournament' },
    );
    await openRatings(house.app);
    expect(await page('/console/ratings')).toContain('One finished tournament waits for you');
    const arbiter = await (await house.ask('arbiter', '/console/ratings')).text();
    expect(arbiter).not.toContain('waits for you');
  });
});

describe('the public side', () => {
  it('names those who lead each group of an event', async () => {
    const [danish] = eventsOfFederations;
    if (danish === undefined) throw new Error('no event');
    const { event } = await makeEventOf(house.app, danish);
    const html = await page(`/e/${event}`);
    expect(html).toMatch(/aria-label="In the lead".*Player\d, Ada/);
  });

  it('says what each competition of a club’s year is', async () => {
    const html = await page('/');
    expect(html).toMatch(/Årets ladder<\/a> <span[^>]*>Ladder/);
    expect(html).toMatch(/Årets season<\/a> <span[^>]*>Club year/);
  });
});
