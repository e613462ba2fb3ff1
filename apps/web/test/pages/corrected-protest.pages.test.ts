import { enteredResults } from '@rokade/presentation/chess/result-of-act.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOut } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('after an upheld protest its game can be corrected to every result of the desk', async () => {
  const { open } = house.holdings;
  const found = await house.app.tournaments.get(open);
  const game = found.ok ? found.value.rounds[0]?.games[0] : undefined;
  if (game === undefined) throw new Error('no game');
  const path = `/console/${open}/appeals/1`;
  await carryOut(house.app, open, {
    kind: 'lodge-appeal',
    appellant: game.black,
    game: { round: 1, board: 1 },
    ruledOn: '',
    lodgedOn: '2026-11-03',
    written: true,
    paid: true,
    ruling: '1–0',
    by: '',
    words: 'Nej.',
  });
  const options = async () => {
    const page = await (await house.ask('owner', path)).text();
    const [, form = ''] = page.split('name="command.result');
    return [...(form.split('</select>')[0] ?? '').matchAll(/<option/g)].length;
  };
  expect(await options()).toBe(0);
  // What is decided is chosen by whoever decides, and nothing of it beforehand.
  const before = await (await house.ask('owner', path)).text();
  for (const name of ['command.outcome', 'command.deposit']) {
    const [, select = ''] = before.split(`name="${name}"`);
    const [list = ''] = select.split('</select>');
    expect(list).toMatch(/^[^>]*required/);
    expect(/<option[^>]*value=""[^>]*>/.test(list)).toBe(true);
    expect(list).not.toMatch(/<option value="[^"]+"[^>]* selected/);
  }
  await carryOut(house.app, open, {
    kind: 'decide-appeal',
    appeal: 1,
    day: '2026-11-05',
    outcome: 'upheld',
    deposit: 'none',
    panel: ['Ida Hansen', 'Jens Krüger', 'Anna Voß'],
    reasons: 'Ja.',
  });
  expect(await options()).toBe(enteredResults.length);
});
