import { rulings } from '@rokade/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, withoutScripts } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What is shown, without the data that the page keeps for its other answers. */
const textAt = async (path: string) =>
  withoutScripts(await (await house.ask('owner', path)).text());

/** @article Laws 2001 3.5.1, 3.5.2, 3.5.4 */
describe('the rulings of the chess tribunal', () => {
  it('stand whole at the incidents of a tournament by the Laws of 2001', async () => {
    const page = await textAt(`/console/${house.holdings.open}/incidents?laws=laws-2001`);
    for (const { number } of rulings) expect(page).toContain(`Ruling ${number},`);
    expect(page).toContain('withdrawn: there is no time limit any more');
    expect(page).toContain('the rules give no right to one');
  });

  it('stand at the article that they are about', async () => {
    const query = '?laws=laws-2001&situation=flag-fallen&answer.opponent-can-mate=yes';
    const page = await textAt(`/console/${house.holdings.open}/incidents${query}`);
    expect(page).toContain('Ruling 95,');
    expect(page).not.toContain('Ruling 139,');
  });

  it('are none of the Laws of 2023', async () => {
    const page = await textAt(`/console/${house.holdings.open}/incidents?laws=laws-2023`);
    expect(page).not.toContain('Ruling 95,');
  });
});
