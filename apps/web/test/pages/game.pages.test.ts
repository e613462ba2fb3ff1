import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let path: string;
let kept: string;

/** Knights that go out and home: the initial position stands a third time after eight plies. */
const knights = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8';

beforeAll(async () => {
  house = await openHouse();
  path = `/console/${house.holdings.open}/games/1/1`;
  kept = `/console/${house.holdings.open}/games/1/2`;
  const found = await house.app.tournaments.get(house.holdings.open);
  const game = found.ok ? found.value.rounds[0]?.games[1] : undefined;
  if (game === undefined) throw new Error('no game');
  const { board, white, black } = game;
  const games = [{ board, white, black, moves: knights }];
  await carryOut(house.app, house.holdings.open, { kind: 'attach-moves', round: 1, games });
});
afterAll(() => house.close());

/** The words of a page without its marks, as they are read. */
const wordsOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')');

const ask = async (at: string, query: Readonly<Record<string, string>> = {}) => {
  const answer = await house.ask('owner', `${at}?${new URLSearchParams(query)}`);
  return answer.text();
};

describe('the page of one game', () => {
  it('shows the board and says what to do where no moves are kept', async () => {
    const page = await ask(path);
    expect(page).toContain('aria-label="Eva one: white king"');
    expect(page).toContain('No moves of this game are kept.');
  });

  it('shows the kept moves, each as it is announced, with the position after any of them', async () => {
    const page = wordsOf(await ask(kept));
    expect(page).toContain('Position after 4… Ng8');
    expect(page).toContain('(knight Gustav one, Felix three)');
    expect(wordsOf(await ask(kept, { ply: '1' }))).toContain('Position after 1. Nf3');
  });

  it.each([
    ['nobody', 303],
    ['helper', 403],
    ['player', 403],
    ['officer-elsewhere', 403],
    ['arbiter', 200],
    ['owner', 200],
  ] as const)('is answered to %s with %s', async (reader, status) => {
    expect((await house.ask(reader, path)).status).toBe(status);
  });

  it.each(['/1/99', '/9/1', '/x/1'])('there is none at %s', async (place) => {
    const at = `/console/${house.holdings.open}/games${place}`;
    expect((await house.ask('owner', at)).status).toBe(404);
  });
});

describe('moves that are kept with a game', () => {
  const file = () => `/console/${house.holdings.open}/files/games.pgn?round=1&board=1`;

  async function keep(moves: string): Promise<void> {
    const found = await house.app.tournaments.get(house.holdings.open);
    const game = found.ok ? found.value.rounds[0]?.games[0] : undefined;
    if (game === undefined) throw new Error('no game');
    const { board, white, black } = game;
    const games = [{ board, white, black, moves }];
    await carryOut(house.app, house.holdings.open, { kind: 'attach-moves', round: 1, games });
  }

  it('come with the clocks, on the page and in the file', async () => {
    await keep('e4{1:29:51} e5{1:29:40} Nf3');
    expect(wordsOf(await ask(path))).toContain('Clocks: White 1:29:51, Black 1:29:40');
    expect(wordsOf(await ask(path, { ply: '1' }))).toContain('Clocks: White 1:29:51, Black –');
    expect(await (await house.ask('owner', file())).text()).toContain(
      '1. e4 {[%clk 1:29:51]} 1... e5 {[%clk 1:29:40]} 2. Nf3',
    );
  });

  it('say from which move on they cannot be read', async () => {
    await keep('e4{1:29:51} e5 ???');
    expect(wordsOf(await ask(path))).toContain(
      'From 2. on nothing can be read. The moves before it are kept.',
    );
    expect(await (await house.ask('owner', file())).text()).toContain('{[%rest unreadable]}');
  });

  it('keep their clocks where a sheet that is typed later has the same moves', async () => {
    await keep('e4{1:29:51} e5');
    expect(await ask(path, { white: 'e4 e5 Nf3 Qx' })).toContain('e4{1:29:51} e5 Nf3 ???');
    expect(await ask(path, { white: 'e4 e5' })).not.toContain('&quot;moves&quot;:&quot;e4');
    await keep('');
  });
});

/** @article Laws 2001 A7, A8; FIDE Laws 2023 I.7, I.8 */
describe('a sealed move', () => {
  const fen = '4k3/8/8/8/8/5N2/r7/1N2K3 w - - 0 40';

  it('that is ambiguous loses, and leads to what happened', async () => {
    const page = await ask(path, { fen, sealed: 'Nd2', laws: 'laws-2023' });
    expect(wordsOf(page)).toContain('The sealed move is ambiguous. (Laws 2023 I.8)');
    expect(page).toContain(
      'side=white&amp;laws=laws-2023&amp;situation=faulty-sealed-move&amp;answer.opponent-can-mate=yes',
    );
  });

  it('that stands is made on the board by a link', async () => {
    const page = await ask(path, { fen, sealed: 'Sbd2', laws: 'laws-2001' });
    expect(wordsOf(page)).toContain('40. Nbd2 stands. (Laws 2001 A9a)');
    expect(page).toContain(`fen=${encodeURIComponent('4k3/8/8/8/8/5N2/r2N4/4K3 b - - 1 40')}`);
    const after = await ask(kept, { sealed: 'e4', ply: '2', laws: 'laws-2001' });
    expect(after).toContain(`white=${encodeURIComponent('Nf3 Nf6 e4')}`);
  });

  it('is asked for where the game is adjourned', async () => {
    expect(await ask(kept)).not.toContain('name="sealed"');
    const adjourned = { kind: 'pending', why: 'adjourned', due: '' } as const;
    const correct = { kind: 'correct-result', round: 1, board: 2 } as const;
    await carryOut(house.app, house.holdings.open, { ...correct, result: adjourned });
    expect(await ask(kept)).toContain('name="sealed"');
    await carryOut(house.app, house.holdings.open, {
      kind: 'correct-result',
      round: 1,
      board: 2,
      result: null,
    });
  });
});

/** @article FIDE Laws 2023 9.2.1, 9.2.2, 9.3 */
describe('a claim of a draw', () => {
  it('on the board is right, with the three plies, and leads to what happened', async () => {
    const page = await ask(kept, { claim: 'threefold', ply: '8', laws: 'laws-2023' });
    const words = wordsOf(page);
    expect(words).toContain('The claim is right');
    expect(words).toContain('(Laws 2023 9.2) beginning · 2… Ng8 · 4… Ng8');
    expect(page).toContain('situation=right-claim&amp;answer.claimed-by=repetition');
    expect(page).toContain('game=1%202&amp;side=white');
  });

  it('with a written move is right one ply before', async () => {
    const words = wordsOf(await ask(kept, { claim: 'threefold', with: 'Ng8', ply: '7' }));
    expect(words).toContain('The claim is right');
    expect(words).toContain('Ng8 (written)');
  });

  it('that is wrong says how often the position stood, and leads to the penalty', async () => {
    const page = await ask(kept, { claim: 'threefold', ply: '4' });
    expect(wordsOf(page)).toContain('the position stands for the 2. time');
    expect(page).toContain('situation=wrong-claim');
  });

  it('of fifty moves says how many there are', async () => {
    const words = wordsOf(await ask(kept, { claim: 'fifty', ply: '8' }));
    expect(words).toContain('by these moves 4 moves of both');
  });

  it('with a move that cannot be played is not judged', async () => {
    const words = wordsOf(await ask(kept, { claim: 'threefold', with: 'Ke5', ply: '7' }));
    expect(words).toContain('“Ke5” cannot be played here');
  });

  it('in a position alone is judged by the arbiter', async () => {
    const page = await ask(path, { fen: '8/8/4k3/3R4/2K5/8/8/8 w - -' });
    expect(page).toContain('situation=right-claim');
    expect(page).toContain('situation=wrong-claim');
  });
});

/** @article FIDE Laws 2023 6.9; Laws 2001 6.10 */
describe('a fallen flag', () => {
  it.each([
    ['8/8/4k3/3R4/2K5/8/8/8 w - -', 'white', 'laws-2023', 'The game is drawn.', 'Laws 2023 6.9'],
    ['8/8/4k3/3R4/2K5/8/8/8 w - -', 'black', 'laws-2001', 'White wins.', 'Laws 2001 6.10'],
    [
      '8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - -',
      'white',
      'laws-2023',
      'The game is drawn.',
      'Laws 2023 6.9',
    ],
  ])('in %s of %s by %s: %s', async (fen, flag, laws, outcome, article) => {
    const page = wordsOf(await ask(path, { fen, flag, laws }));
    expect(page).toContain(outcome);
    expect(page).toContain(article);
  });

  it('shows a way to mate on a board of its own, and leads to what happened', async () => {
    const page = await ask(path, { fen: '8/8/4k3/3R4/2K5/8/8/8 w - -', flag: 'black' });
    expect(wordsOf(page)).toContain('A way to mate');
    expect(page).toContain('situation=flag-fallen&amp;answer.opponent-can-mate=yes');
  });
});

describe('score sheets', () => {
  const read = (form: Readonly<Record<string, string>>) =>
    house.ask('owner', `${path}?/read`, { laws: 'laws-2023', ...form });

  it('lead to a page with their moves alone in its address', async () => {
    const answer = await read({
      white: '1. e4 {[%clk 1:29:50]} e5 2. Sf3 (2. f4) Sc6 *',
      black: '',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${path}?laws=laws-2023&white=e4+e5+Sf3+Sc6`);
    const page = await ask(path, { white: 'e4 e5 Sf3 Sc6' });
    expect(wordsOf(page)).toContain('Position after 2… Nc6');
    expect(page).toContain('&quot;moves&quot;:&quot;e4 e5 Nf3 Nc6&quot;');
  });

  it('that part are shown beside each other', async () => {
    const words = wordsOf(await ask(path, { white: 'e4 e5 Nf3 Nc6', black: 'e4 e5 Nc3 Nc6' }));
    expect(words).toContain('The score sheets part at 2.');
    expect(words).toContain('2. Nf3 Nc3');
  });

  it('are read up to what cannot be read, which is named', async () => {
    const page = wordsOf(await ask(path, { white: 'e4 e5 Qh9 Nc6' }));
    expect(page).toContain('Unreadable from 2. “Qh9”: this is no move.');
    expect(page).toContain('Position after 1… e5');
  });

  it.each([
    ['of 2,000 plies', 'Nf3 Nf6 Ng1 Ng8 '.repeat(500), 'has 2000 half-moves'],
    ['of Chess960', '[Variant "Chess960"]\n\n1. e4 e5 *', 'a game of Chess960'],
    ['of nothing', '…', 'There are no moves'],
    ['of an impossible position', '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4', 'no king'],
  ])('%s are refused by a sentence, and stay in their field', async (_, white, why) => {
    const answer = await read({ white, black: '' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(wordsOf(page)).toContain(why);
    expect(page).toContain(white.trim().slice(0, 12).replaceAll('"', '&quot;').split('&')[0]);
  });

  it('of two languages at once name the first letter of the other', async () => {
    const words = wordsOf(await ask(path, { white: 'Sf3 Nf6' }));
    expect(words).toContain('two languages are mixed');
  });
});

describe('a position that is set by hand', () => {
  it('changes by each button without a script', async () => {
    const fen = '4k3/8/8/8/8/8/8/4K3 w - -';
    const put = await ask(path, { set: '1', fen, piece: 'R', put: 'd5' });
    expect(put).toContain('value="4k3/8/8/3R4/8/8/8/4K3 w - -"');
    const turned = await ask(path, { set: '1', fen, turn: 'b' });
    expect(turned).toContain('value="4k3/8/8/8/8/8/8/4K3 b - -"');
  });

  it('that cannot be is refused by name', async () => {
    const words = wordsOf(await ask(path, { set: '1', fen: '8/8/8/8/8/8/8/4K3 w - -' }));
    expect(words).toContain('Black has no king');
  });
});
