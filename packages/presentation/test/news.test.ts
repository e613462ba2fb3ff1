import { describe, expect, it } from 'vitest';
import { isTouched, newsIn } from '../src/chess/news.ts';

const news = (kinds: readonly string[], fromRound = 0) =>
  newsIn(JSON.stringify({ version: 7, kinds, fromRound, within: 0 }));
const result = news(['result-entered'], 5);

describe('a public page', () => {
  it.each([
    ['the standings', { route: '/t/[id]/standings', round: 5 }, true],
    ['the standings after an earlier round', { route: '/t/[id]/standings', round: 4 }, false],
    [
      'a later round, with the points of its players',
      { route: '/t/[id]/round/[round]', round: 6 },
      true,
    ],
    ['the overview', { route: '/t/[id]' }, true],
    ['the list of players', { route: '/t/[id]/players' }, false],
    ['the seat plan', { route: '/t/[id]/seats' }, false],
  ])('is touched by a result as it shows games: %s', (_, page, touched) => {
    expect(isTouched(page, result)).toBe(touched);
  });

  it.each([
    ['a name', news(['player-changed'])],
    ['a round', news(['round-published'], 6)],
    ['a result with something else', news(['result-entered', 'settings-changed'], 5)],
    ['what it missed while it did not listen', newsIn('{"version":7,"within":0}')],
    ['a kind of a later version of the server', news(['something-new'], 5)],
  ])('is touched by %s whatever it shows', (_, message) => {
    expect(isTouched({ route: '/t/[id]/players' }, message)).toBe(true);
    expect(isTouched({ route: '/t/[id]/round/[round]', round: 1 }, message)).toBe(true);
  });
});
