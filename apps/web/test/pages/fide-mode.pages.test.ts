import { printKinds } from '@rokade/presentation/views/prints/kinds.ts';
import { translator } from '@rokade/texts/all';
import { emptyDetails, makeSystem, parsePlayerId, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { carryOut, ida, idOf } from '../memory-application.ts';
import { addressOf } from './addresses.ts';
import { type House, openHouse } from './house.ts';
import { pageRoutes } from './routes.ts';

const english = translator('en');
const id = idOf('fide-open');

let house: House;
beforeAll(async () => {
  house = await openHouse();
  const players = ['p1', 'p2', 'p3', 'p4'].map((text, index) => {
    const playerId = parsePlayerId(text);
    if (playerId === null) throw new Error(text);
    return {
      id: playerId,
      details: { ...emptyDetails, name: `Spiller, ${index + 1}`, fideRating: 2000 - index },
    };
  });
  const settings = {
    ...usualSettings,
    name: 'FIDE Open',
    system: makeSystem('dutch', { initialColour: 'white' }),
    tieBreaks: ['BH'],
    roundsPlanned: 2,
  };
  await carryOut(
    house.app,
    id,
    { kind: 'create-tournament', id, settings },
    { kind: 'enter-players', players },
    { kind: 'number-by-strength' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  );
});
afterAll(() => house.close());

const textOf = async (reader: 'nobody' | 'owner', path: string) => {
  const answer = await house.ask(reader, path);
  return { status: answer.status, text: await answer.text() };
};

const ofTournament = pageRoutes.filter((route) => /^\/(?:t|console|embed)\/\[id\]/.test(route));
const pathOf = (route: string) => addressOf(route, { ...house.holdings, open: id }).path;

/** Looks at every page and print of the tournament for words; those it does not have are passed over. */
async function expectEverywhere(words: string): Promise<void> {
  const without: string[] = [];
  for (const route of ofTournament) {
    const { status, text } = await textOf(
      route.startsWith('/console/') ? 'owner' : 'nobody',
      pathOf(route),
    );
    if (status === 200 && !text.includes(words)) without.push(route);
  }
  for (const kind of printKinds) {
    const { status, text } = await textOf('owner', `/print/${id}/${kind}?lang=en`);
    if (status === 200 && !text.includes(words)) without.push(`print ${kind}`);
  }
  expect(without).toEqual([]);
}

describe('FIDE mode', () => {
  it('stands on every page of the tournament, of its public pages and of its prints', async () => {
    await expectEverywhere(english('fide-mode.on'));
  });

  it('that was left stands there, too, without the name of who left it', async () => {
    const found = await house.app.tournaments.get(id);
    const basedOn = found.ok ? found.value.version : 0;
    const command = { kind: 'leave-fide-mode' } as const;
    const request = { basedOn, command, reason: 'Aftalt', confirmed: 'twice' } as const;
    expect((await house.app.tournaments.execute(id, request, ida)).ok).toBe(true);
    await expectEverywhere(english('fide-mode.left', { round: 1 }));
    const page = await textOf('nobody', `/t/${id}`);
    expect(page.text).not.toContain(ida.name);
  });
});

describe('a report file whose rounds differ from the rules', () => {
  const file = [
    '012 Wrong Open',
    '152 W',
    '192 FIDE_DUTCH_2026',
    'XXR 2',
    `${'001    1      Hansen, Ida'.padEnd(90)}    2 b 1`,
    `${'001    2      Holm, Bo'.padEnd(90)}    1 w 0`,
  ].join('\n');

  async function sendFile(more: Readonly<Record<string, string>>) {
    const form = new FormData();
    const fields = { csrf: house.csrfOf('owner'), to: '/import', form: 'import', ...more };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new File([file], 'wrong.trf'));
    const request = new Request('http://hall.local', { method: 'POST', body: form });
    const type = request.headers.get('content-type') ?? '';
    const body = Buffer.from(await request.arrayBuffer());
    return await (await house.post('owner', '/console?/tell', { type, body })).text();
  }

  const names = async () => (await house.app.tournaments.list()).map(({ name }) => name);

  it('is asked about in the form, and taken once that is confirmed', async () => {
    const question = await sendFile({});
    expect(question).toContain(english('console.import-anyway'));
    expect(question).toContain(english('error.import.rounds-differ', { rounds: '1' }));
    expect(await names()).not.toContain('Wrong Open');
    await sendFile({ confirmed: 'on' });
    expect(await names()).toContain('Wrong Open');
  });
});

describe('the ratings of a player', () => {
  it('of all lists stand beside each other, and each can be typed in', async () => {
    const { text } = await textOf('owner', `/console/${id}/players/p1/edit`);
    for (const field of ['rating', 'fideRating', 'rapidRating', 'blitzRating']) {
      expect(text).toContain(`name="command.changes.${field}"`);
    }
    expect(text).toContain('value="2000"');
  });
});

describe('FIDE’s forms', () => {
  it('are a PDF file of the tournament’s own book', async () => {
    const answer = await house.ask('owner', `/console/${id}/files/fide-forms.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${id}-fide-forms.pdf`);
    const [page = ''] = pdfPages(new Uint8Array(await answer.arrayBuffer()));
    expect(page.split('\n')).toEqual(
      expect.arrayContaining(['IT3', 'Tournament report', 'FIDE Open']),
    );
  });
});
