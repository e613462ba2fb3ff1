import { emptyContestValues } from '@rokade/club';
import { describe, expect, it } from 'vitest';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

const year = (first: string, last: string, name = 'Klubår 2027') => ({
  format: 'season',
  rules: 'tempelhof-2018',
  values: { ...emptyContestValues, name, firstDay: first, lastDay: last, published: true },
});

const of2027 = year('2027-01-01', '2027-12-31');

async function desk() {
  const app = await applicationForTest();
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const post = async (path: string, reply: object) => {
    const answer = await client.post(path, reply, headers);
    return { status: answer.status, reply: answer.status === 204 ? null : await answer.json() };
  };
  return { post, get: client.get, headers };
}

const today = '2026-11-20';
const item = {
  item: 'a',
  what: 'championship',
  name: 'Klubmesterskab',
  at: '19:30',
  note: '',
  days: ['2027-01-08', '2027-01-15'],
  book: { kind: 'tournament', id: 'hemmelig' },
};
const planned = { kind: 'note-act', act: { kind: 'programme-planned', items: [item], day: today } };
const entered = {
  kind: 'enter-entry',
  entry: 'ida',
  rating: null,
  day: today,
  values: { name: 'Alm, Ida', born: '', person: '' },
};

describe('a season over the API', () => {
  it('is begun once: a second one is refused and told which there is', async () => {
    const { post } = await desk();
    expect((await post('/contests', of2027)).status).toBe(201);
    for (const again of [of2027, year('2027-08-01', '2028-06-30', 'Andet')]) {
      expect(await post('/contests', again)).toMatchObject({
        status: 409,
        reply: { code: 'contest.season-begun', name: 'Klubår 2027', last: '2027-12-31' },
      });
    }
    expect((await post('/contests', year('2028-01-01', '2028-12-31'))).status).toBe(201);
    const ladder = { ...of2027, format: 'ladder' };
    expect((await post('/contests', ladder)).status).toBe(201);
  });

  it('of one organisation is in the way of no other’s', async () => {
    const app = await applicationForTest();
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    const posted = { address: 'hjoernet', name: 'Hjørnet' };
    expect((await client.post('/organisations', posted, headers)).status).toBe(201);
    const corner = await app.organisations.find('hjoernet');
    if (corner === null) throw new Error('no such organisation');
    const begin = async ({ contests }: Pick<typeof app, 'contests'>, id: string) => {
      const { format, rules, values } = of2027;
      const command = { kind: 'make-contest', id, format, rules, seed: 's', values } as never;
      const request = { basedOn: 0, command, reason: '', confirmed: true };
      return (await contests.execute(id as never, request, { id: 'ida', name: 'Ida' })).ok;
    };
    const there = await app.deskOf(corner.id);
    const begun = [await begin(app, 'a'), await begin(there, 'b'), await begin(there, 'c')];
    expect(begun).toEqual([true, true, false]);
  });

  it('is begun once by two who begin it at the same time', async () => {
    const { post } = await desk();
    const both = await Promise.all([post('/contests', of2027), post('/contests', of2027)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is not moved into the days of another', async () => {
    const { post } = await desk();
    await post('/contests', of2027);
    const { reply } = await post('/contests', year('2028-01-01', '2028-12-31'));
    const move = (firstDay: string) =>
      post(`/contests/${reply.id}/commands`, {
        basedOn: 1,
        command: { kind: 'change-contest', changes: { firstDay } },
      });
    expect((await move('2027-12-01')).status).toBe(409);
    expect((await move('2028-02-01')).status).toBe(200);
  });

  it('asks where two are on one day, and tells visitors of no book', async () => {
    const { post, get } = await desk();
    const { reply } = await post('/contests', of2027);
    const tell = (basedOn: number, command: object, confirmed = false) =>
      post(`/contests/${reply.id}/commands`, { basedOn, command, confirmed });
    expect((await tell(1, planned)).status).toBe(200);
    const act = { ...planned.act, items: [{ ...item, item: 'b', name: 'Lyn' }] };
    const clash = { kind: 'note-act', act };
    expect(await tell(2, clash)).toMatchObject({
      status: 428,
      reply: { code: 'contest.clash', name: 'Lyn', other: 'Klubmesterskab' },
    });
    const shown = await (await get(`/contests/${reply.id}`)).text();
    expect(shown).toContain('Klubmesterskab');
    expect(shown).not.toContain('hemmelig');
  });

  it('is followed by a copy, once', async () => {
    const { post, get, headers } = await desk();
    const { reply } = await post('/contests', of2027);
    await post(`/contests/${reply.id}/commands`, { basedOn: 1, command: planned });
    await post(`/contests/${reply.id}/commands`, { basedOn: 2, command: entered });
    const copied = await post(`/contests/${reply.id}/copy`, {});
    expect(copied.status).toBe(201);
    const next = await (await get(`/contests/${copied.reply.id}`, headers)).json();
    expect(next.values).toMatchObject({ name: 'Klubår 2028', published: false });
    expect(next.entries).toMatchObject([{ values: { name: 'Alm, Ida' } }]);
    expect(JSON.stringify(next.acts)).toContain('2028-01-14');
    expect(await post(`/contests/${reply.id}/copy`, {})).toMatchObject({
      status: 409,
      reply: { code: 'contest.season-begun' },
    });
  });
});
