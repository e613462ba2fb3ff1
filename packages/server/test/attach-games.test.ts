import { describe, expect, it } from 'vitest';
import { attachGames } from '../src/games/attach-games.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import {
  applicationForTest,
  carryOut,
  details,
  ida,
  playerId,
  result,
  settings,
  tournamentId,
} from './sample-tournament.ts';

const names = ['Møller, Bo', 'Hansen, Ida Marie', 'Voß, Anna', 'Krüger, Jens'];

/** Round 1 of four is out, with a result at the first board. */
async function hall() {
  const app = await applicationForTest();
  const id = tournamentId('games');
  const players = names.map((name, index) => ({ id: playerId(index + 1), details: details(name) }));
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'a seed' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    result(1, 1, 2, 0),
  );
  const now = async () => {
    const found = await app.tournaments.get(id);
    return found.ok ? found.value : expect.fail();
  };
  const t = await now();
  const nameOf = (player: string) => t.players.find((one) => one.id === player)?.details.name ?? '';
  const boards = (t.rounds[0]?.games ?? []).map(({ white, black }) => ({
    white: nameOf(white),
    black: nameOf(black),
  }));
  const send = async (text: string) => {
    const done = await attachGames(app.tournaments, { id, actor: ida }, text);
    return done.ok ? done.value : done.error;
  };
  const [one = expect.fail(), two = expect.fail()] = boards;
  return { app, id, now, send, one, two };
}

interface Tags {
  readonly white: string;
  readonly black: string;
  readonly round?: string;
  readonly result?: string;
}

const pgn = ({ white, black, round = '1', result: tag = '*' }: Tags, moves: string): string =>
  `[Event "Klub"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${tag}"]\n\n${moves}\n\n`;

const whys = (done: object): unknown =>
  'left' in done ? (done.left as { why: { code: string } }[]).map(({ why }) => why.code) : done;

describe('moves from a PGN file', () => {
  it('go to the games of their players with clock times, without comments and variations', async () => {
    const { now, send, one, two } = await hall();
    const moves =
      '1. e4 {[%clk 1:30:00] good} e5 $1 2.Nf3! (2. f4 exf4) 2... Nc6 ; so far\n3. Bb5 a6 4.0-0 1-0';
    const done = await send(pgn({ ...one, result: '1-0' }, moves) + pgn(two, '1. d4 d5 *'));
    expect(done).toEqual({
      attached: [
        { round: 1, board: 1 },
        { round: 1, board: 2 },
      ],
      left: [],
    });
    expect((await now()).moves.map((game) => game.moves)).toEqual([
      'e4{1:30:00} e5 Nf3 Nc6 Bb5 a6 O-O',
      'd4 d5',
    ]);
  });

  it('end where the score says that it cannot be read, which is kept', async () => {
    const { now, send, one } = await hall();
    await send(pgn({ ...one, result: '1-0' }, '1. e4 e5 2. ??? 1-0'));
    expect((await now()).moves.map((game) => game.moves)).toEqual(['e4 e5 ???']);
  });

  it('of 50 MB in few games leave others their turn', async () => {
    const { send, one, two } = await hall();
    const line = `{${'a comment that goes on and on '.repeat(60)}}\n`;
    const text =
      pgn(one, `1. e4\n${line.repeat(14_000)}`) + pgn(two, `1. d4\n${line.repeat(14_000)}`);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    const done = await send(text);
    clearInterval(counting);
    expect(whys(done)).toEqual(['games.text-too-long', 'games.text-too-long']);
    expect(turns).toBeGreaterThan(20);
  });

  it('know names in another order, without accents and with initials', async () => {
    const { send, one } = await hall();
    const turned = (name: string): string =>
      name.normalize('NFD').replace(/\p{M}/gu, '').split(', ').toReversed().join(' ');
    const short = (name: string): string => name.replace(/, (\w).*/, ', $1.');
    const tags = { white: turned(one.white), black: short(one.black), round: '?' };
    expect(await send(pgn(tags, '1. e4 e5 1-0'))).toMatchObject({
      attached: [{ round: 1, board: 1 }],
    });
  });

  it('take the place of those sent before, and only those', async () => {
    const { now, send, one, two } = await hall();
    await send(pgn(one, '1. e4 *') + pgn(two, '1. c4 *'));
    await send(pgn(one, '1. d4 *'));
    expect((await now()).moves.map(({ moves }) => moves).toSorted()).toEqual(['c4', 'd4']);
  });

  it('are left with the reason where they fit no game', async () => {
    const { send, one, two } = await hall();
    const done = await send(
      [
        pgn({ ...one, result: '0-1' }, '1. e4 0-1'),
        pgn({ white: two.black, black: two.white }, '1. e4 *'),
        pgn({ white: 'Holm, Eva', black: two.black }, '1. e4 *'),
        pgn({ ...two, round: '2' }, '1. e4 *'),
        pgn(two, '*'),
        pgn(two, '1. e4 e5\n2. Ke3 *'),
        pgn(two, '1. d4 *').replace('[Event', '[FEN "8/8/8/8/8/8/8/K6k w - - 0 1"]\n[Event'),
        pgn(two, '1. d4 *'),
        pgn(two, '1. d4 *'),
      ].join(''),
    );
    expect(whys(done)).toEqual([
      'games.other-result',
      'games.colours-turned',
      'games.unknown-players',
      'games.unknown-round',
      'games.no-moves',
      'games.illegal-move',
      'games.other-start',
      'games.twice',
    ]);
    expect(done).toMatchObject({ attached: [{ round: 1, board: 2 }] });
    const illegal = 'left' in done ? done.left.find(({ why }) => 'move' in why)?.why : null;
    expect(illegal).toMatchObject({ move: 'Ke3', number: 2, line: 48 });
  });

  it.each([
    ['an impossible move in Danish letters', '1. Sf3 Sf6 2. g3 Lg7', 'games.illegal-move'],
    ['two languages', '1. Sf3 Nf6', 'games.mixed-languages'],
    ['2,000 plies', '1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(500), 'games.too-long'],
    ['a move that nobody can read', '1. e4 ??? 2. Nf3', 'games.illegal-move'],
  ])('with %s are left with the reason', async (_, moves, why) => {
    const { send, two } = await hall();
    expect(whys(await send(pgn(two, `${moves} *`)))).toEqual([why]);
  });

  it('of Chess960 are left with the reason', async () => {
    const { send, two } = await hall();
    const text = pgn(two, '1. e4 *').replace('[Event', '[Variant "Chess960"]\n[Event');
    expect(whys(await send(text))).toEqual(['games.other-variant']);
  });

  it('in Danish or German letters, or figurines, with a pass at the end, are kept as PGN', async () => {
    const { now, send, one, two } = await hall();
    await send(pgn(one, '\uFEFF1. Sf3 d5 2. g3 Lg4 3. --') + pgn(two, '1. ♘f3 ♞f6 *'));
    expect((await now()).moves.map(({ moves }) => moves)).toEqual(['Nf3 d5 g3 Bg4', 'Nf3 Nf6']);
  });

  it('of a whole collection are refused before they are read', async () => {
    const { send, two } = await hall();
    expect(await send(pgn(two, '1. e4 *').repeat(1001))).toMatchObject({
      code: 'games.too-many',
      games: 1001,
    });
  });

  it('are read by visitors only where the organiser shows them', async () => {
    const { app, id, send, one } = await hall();
    await send(pgn(one, '1. e4 *'));
    const shown = async () => {
      const found = await app.tournaments.shown(id, 'everybody');
      return found.ok ? found.value.t.moves.length : null;
    };
    expect(await shown()).toBe(0);
    await carryOut(app, id, { kind: 'change-settings', changes: { movesShown: 'yes' } });
    expect(await shown()).toBe(1);
  });

  it('come by the API, where the form of moves is looked at and the two who played', async () => {
    const { app, id, now, one } = await hall();
    const api = apiClient(app);
    const signedIn = await setUpArbiter(app, api);
    const path = `/tournaments/${id}/games`;
    expect((await api.post(path, { pgn: pgn(one, '1. e4 *') }, signedIn)).status).toBe(200);
    expect((await api.post(path, { pgn: 'hello' }, signedIn)).status).toBe(422);
    const t = await now();
    const { board = 1, white = playerId(1), black = playerId(2) } = t.rounds[0]?.games[0] ?? {};
    const ask = (game: { white: typeof white; black: typeof black; moves: string }) =>
      app.tournaments.execute(
        id,
        {
          basedOn: t.version,
          reason: '',
          confirmed: false,
          command: { kind: 'attach-moves', round: 1, games: [{ board, ...game }] },
        },
        ida,
      );
    expect(await ask({ white, black, moves: '<b>e4</b>' })).toMatchObject({
      error: { code: 'moves.malformed' },
    });
    expect(await ask({ white: black, black: white, moves: 'e4' })).toMatchObject({
      error: { code: 'moves.other-pairing' },
    });
    expect(await ask({ white, black, moves: '' })).toMatchObject({ ok: true });
    expect((await now()).moves).toEqual([]);
  });
});
