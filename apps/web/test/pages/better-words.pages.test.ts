import { emptyContestValues } from '@rokade/club';
import { createApplication, makeApi } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOfFederations, makeEventOf } from './events-of-federations.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let group = '';
const trophy = 'pokal';

beforeAll(async () => {
  house = await openHouse();
  const [danish] = eventsOfFederations;
  if (danish === undefined) throw new Error('no event');
  ({ group } = await makeEventOf(house.app, danish));
  const values = { ...emptyContestValues, name: 'Pokal', published: true };
  const command = {
    kind: 'make-contest',
    id: trophy as never,
    format: 'trophy',
    rules: 'tempelhof-2018',
    seed: 'frø',
    values,
  } as const;
  const actor = { id: 'a1', name: 'Ida Hansen' };
  const request = { basedOn: 0, command, reason: '', confirmed: true };
  const made = await house.app.contests.execute(trophy as never, request, actor);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const register = house.app.register;
  const joined = await register.execute(
    {
      basedOn: register.now().version,
      command: {
        kind: 'begin-membership',
        membership: 'm1' as never,
        person: 'person1' as never,
        values: {
          association: 'club1' as never,
          standing: 'playing',
          memberNumber: '',
          from: '',
          to: '',
        },
      },
      reason: '',
      confirmed: true,
    },
    actor,
  );
  if (!joined.ok) throw new Error(JSON.stringify(joined.error));
});
afterAll(() => house.close());

/** What a reader sees and hears of a page, without what programs read. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** A row of the table of better wordings: the page that says it, in which language, what, and what no longer. */
interface Wording {
  readonly path: () => string;
  readonly language: 'da' | 'de' | 'en';
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const wordings: readonly Wording[] = [
  {
    path: () => '/console/people/person1',
    language: 'da',
    says: ['Alt, hvad der er gemt om personen', 'Fejl: har aldrig været medlem'],
    not: ['Hvad alle bøger har', 'har aldrig eksisteret'],
  },
  {
    path: () => `/console/${house.holdings.open}/appeals`,
    language: 'da',
    says: ['Protest fra'],
    not: ['Hvis protest'],
  },
  {
    path: () => '/console/ratings/samples',
    language: 'da',
    says: ['Lodtrækningstal', 'Begyndelsestal'],
    not: ['Frø', 'Overtag lister'],
  },
  {
    path: () => '/console/ratings/report',
    language: 'da',
    says: ['Behandl en indberetning'],
    not: ['Indberet en turnering'],
  },
  {
    path: () => '/console/people',
    language: 'da',
    says: ['FIDE’s og forbundets lister (opslag)'],
    not: ['Indlæs en liste', 'Ratinglister'],
  },
  {
    path: () => `/console/events/${house.holdings.event}/money`,
    language: 'da',
    says: ['Betalingsmåde', 'Betalt', 'Registrér'],
    not: [],
  },
  {
    path: () => `/console/${group}/results`,
    language: 'de',
    says: ['Runde jetzt starten'],
    not: ['Die Runde beginnt jetzt'],
  },
  {
    path: () => `/console/club/${trophy}`,
    language: 'de',
    says: ['Sieger eintragen'],
    not: ['Spieler anmelden'],
  },
  {
    path: () => `/t/${group}`,
    language: 'en',
    says: ['be at the board when the round starts'],
    not: ['no results yet', 'waiting time 0 min'],
  },
  {
    path: () => '/console/accounts',
    language: 'en',
    says: ['Create account'],
    not: ['arbiter’s account'],
  },
];

describe('the better word stands on the page, and the old one nowhere on it', () => {
  it.each(wordings.map((wording) => ({ ...wording, about: wording.says.join(' · ') })))(
    '$language: $about',
    async ({ path, language, says, not }) => {
      const answer = await house.askIn(language, 'owner', path());
      expect(answer.status).toBe(200);
      const words = wordsOf(await answer.text());
      expect(says.filter((one) => !words.includes(one))).toEqual([]);
      expect(not.filter((one) => words.includes(one))).toEqual([]);
    },
  );

  it('set-up makes the owner’s account, not the arbiter’s', async () => {
    const created = await createApplication({ dataDirectory: ':memory:' });
    if (!created.ok) throw new Error(created.error.code);
    const app = created.value;
    const token = await app.accounts.setupToken();
    const headers = { host: 'hall.local', accept: 'text/html', 'accept-language': 'en' };
    const request = new Request(`http://hall.local/setup?token=${token}`, { headers });
    const visitor = { address: '192.0.2.1', host: 'hall.local', isSecure: false, agent: '' };
    const answer = await handler.render(request, app, { visitor, api: makeApi(app, () => {}) });
    const words = wordsOf(await answer.text());
    await app.close();
    expect(words).toContain('Create the owner’s account');
    expect(words).not.toContain('arbiter’s account');
  });
});
