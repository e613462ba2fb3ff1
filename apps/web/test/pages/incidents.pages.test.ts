import { situations } from '@rokade/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let path: string;
beforeAll(async () => {
  house = await openHouse();
  path = `/console/${house.holdings.open}/incidents`;
});
afterAll(() => house.close());

const textAt = async (query = '') => (await house.ask('owner', `${path}${query}`)).text();

describe('what happened at a board', () => {
  it('is asked first of all as a list of situations', async () => {
    const page = await textAt();
    for (const { code } of situations) expect(page).toContain(`value="${code}"`);
  });

  it.each(situations.map(({ code }) => code))(
    '%s leads to a question or a ruling',
    async (code) => {
      const page = await textAt(`?situation=${code}`);
      expect(page).toMatch(/name="answer\.|name="command\.situation"|<p>These laws have no rule/);
    },
  );

  it('once answered names article, consequence and result, ready to be recorded', async () => {
    const page = await textAt(
      '?game=1+1&side=black&laws=laws-2001&situation=flag-fallen&answer.opponent-can-mate=yes',
    );
    expect(page).toContain('Laws 2001 6.10');
    expect(page).toContain('The game is lost for this player.');
    expect(page).toMatch(
      /name="command\.answers:json" value="[^"]*opponent-can-mate[^"]*answer&quot;:&quot;yes/,
    );
    expect(page).toMatch(
      /<option value="{&quot;kind&quot;:&quot;played&quot;,&quot;white&quot;:2,&quot;black&quot;:0}" selected/,
    );
  });

  it.each([
    ['too-late', '{"kind":"forfeit","absent":"white","notice":false}'],
    ['neither-came', '{"kind":"forfeit","absent":"both","notice":false}'],
    ['in-time', ''],
  ])('who came %s has the result %s chosen', async (answer, result) => {
    const query = `?game=1+1&side=white&situation=late&answer.arrived=${answer}`;
    const page = await textAt(query);
    const value = result.replaceAll('"', '&quot;');
    expect(page).toContain(`<option value="${value}" selected`);
  });

  it('an address that names no game or situation begins anew', async () => {
    for (const query of ['?game=9+9&situation=flag-fallen', '?situation=earthquake']) {
      expect(await textAt(query)).toContain('value="flag-fallen"');
    }
  });

  it('is told to who may correct results alone, and stands in the report', async () => {
    const found = await house.app.tournaments.get(house.holdings.open);
    const game = found.ok ? found.value.rounds[0]?.games[0] : undefined;
    if (game === undefined) throw new Error('no game');
    await carryOut(house.app, house.holdings.open, {
      kind: 'record-incident',
      round: 1,
      board: 1,
      player: game.black,
      situation: 'telephone',
      answers: [],
      laws: 'laws-2023',
      penalty: 'warning',
      whiteBefore: null,
      whiteAfter: null,
      blackBefore: 605,
      blackAfter: 605,
      words: 'Den ringede én gang.',
      result: null,
    });
    const page = await textAt();
    for (const words of ['Den ringede én gang.', '10:05 → 10:05', 'Penalty: warning', '11.3.2']) {
      expect(page).toContain(words);
    }
    expect(page).toContain('href="/laws/2023/11.3?back=');
    const report = `/print/${house.holdings.open}/arbiter-report?lang=en`;
    expect(await (await house.ask('owner', report)).text()).toContain('Den ringede én gang.');
    expect((await house.ask('nobody', path)).status).not.toBe(200);
  });

  it('is printed with the position that its words have as a notation', async () => {
    const found = await house.app.tournaments.get(house.holdings.open);
    const game = found.ok ? found.value.rounds[0]?.games[1] : undefined;
    if (game === undefined) throw new Error('no game');
    const clocks = { whiteBefore: null, whiteAfter: null, blackBefore: null, blackAfter: null };
    const facts = {
      round: 1,
      board: 2,
      player: game.white,
      answers: [],
      penalty: '',
      result: null,
    };
    const fen = '4k3/8/8/8/8/8/R7/4K3 w - - 0 40';
    const at = `${path}?game=1+2&side=white&situation=illegal-move&laws=laws-2023&fen=${encodeURIComponent(fen)}`;
    expect(await (await house.ask('owner', at)).text()).toContain(`Position: ${fen}`);
    const print = async () =>
      (await house.ask('owner', `/print/${house.holdings.open}/incidents?lang=en`)).text();
    expect(await print()).not.toContain('class="diagram');
    await carryOut(house.app, house.holdings.open, {
      kind: 'record-incident',
      ...facts,
      ...clocks,
      situation: 'illegal-move',
      laws: 'laws-2023',
      words: `Position: ${fen}`,
    });
    expect(await print()).toContain('aria-label="Position at the board. White to move"');
    const { board, white, black } = game;
    const games = [{ board, white, black, moves: 'e4 e5' }];
    const other = { kind: 'record-incident', ...facts, ...clocks, laws: 'laws-2023' } as const;
    await carryOut(
      house.app,
      house.holdings.open,
      { kind: 'attach-moves', round: 1, games },
      { ...other, situation: 'telephone', words: '' },
    );
    expect(await print()).toContain('Position after 1… e5, the last kept move. White to move');
    await carryOut(house.app, house.holdings.open, {
      ...other,
      situation: 'late',
      answers: [{ question: 'arrived', answer: 'in-time' }],
      words: '',
      ply: 1,
    });
    expect(await print()).toContain('Position after 1. e4, when it happened. Black to move');
    expect(await textAt()).toContain('After move 1.');
  });

  it('takes the move from the board on which it was found', async () => {
    const game = `/console/${house.holdings.open}/games/1/2?ply=2&flag=white`;
    const page = await (await house.ask('owner', game)).text();
    expect(page).toMatch(/incidents\?[^"]*situation=flag-fallen[^"]*after=1%E2%80%A6/);
    const asked = '?game=1+2&side=white&situation=telephone&after=1%E2%80%A6';
    expect(await textAt(asked)).toMatch(/name="command\.ply:ply"[^>]*value="1…"/);
  });
});
