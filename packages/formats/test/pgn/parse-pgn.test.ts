import { describe, expect, it } from 'vitest';
import { makePgn, parsePgn, readInput, trfGames, trfReader } from '../../src/index.ts';

/** A game; the seven tags are valid unless others are given. */
const game = (tags: Readonly<Record<string, string>>, moves = ''): string => {
  const sound = { Event: 'Klubpokal', Site: 'Aarhus', Date: '2026.11.21', Round: '1' };
  const all = Object.entries({ ...sound, White: 'Hansen, Ida', Black: 'Voß, Anna', ...tags });
  return `${all.map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n\n${moves}\n`;
};

function read(...games: readonly string[]) {
  const parsed = parsePgn(games.join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const faultsOf = (...games: readonly string[]) => {
  const parsed = parsePgn(games.join('\n'));
  return parsed.ok ? [] : parsed.error;
};

const fourPlayers = [
  game({ Result: '1-0', WhiteElo: '1812', BlackElo: '1755', WhiteTitle: 'FM' }, '1. e4 e5 1-0'),
  game({ White: 'Bo, Ib', Black: 'Ek, Eva', Result: '1/2-1/2', Round: '1.2' }, '1/2-1/2'),
  game({ Round: '2', White: 'Voß, Anna', Black: 'Bo, Ib', Result: '*', Date: '2026.11.28' }, '*'),
  game({ Round: '2.2', White: 'Ek,Eva', Black: 'Hansen, Ida', Result: '0-1', Date: '????.??.??' }),
];

describe('games as a tournament', () => {
  const { document, warnings } = read(...fourPlayers);

  it('has its players by rating, title and name, with what any game says of them', () => {
    expect(
      document.players.map(({ no, name, title, rating }) => [no, name, title, rating]),
    ).toEqual([
      [1, 'Hansen, Ida', 'FM', 1812],
      [2, 'Voß, Anna', '', 1755],
      [3, 'Bo, Ib', '', null],
      [4, 'Ek, Eva', '', null],
    ]);
  });

  it('has rounds, colours, results and days', () => {
    const rounds = [1, 2].map((round) => trfReader(document).actualRound(round).pairings);
    expect(rounds).toEqual([
      [
        { white: 1, black: 2 },
        { white: 3, black: 4 },
      ],
      [
        { white: 2, black: 3 },
        { white: 4, black: 1 },
      ],
    ]);
    expect(document.players.map(({ cells }) => cells.map((cell) => cell?.result))).toEqual([
      ['1', '1'],
      ['0', '?'],
      ['=', '?'],
      ['=', '0'],
    ]);
    expect(document.header).toMatchObject({
      name: 'Klubpokal',
      city: 'Aarhus',
      startDate: '2026/11/21',
      endDate: '2026/11/28',
    });
    expect(document.roundDates).toEqual(['26/11/21', '26/11/28']);
  });

  it('says that the numbers are made, and how often somebody has no game', () => {
    expect(warnings).toEqual([{ code: 'pgn.numbers.made', players: 4, line: 1, column: 1 }]);
    const three = read(...fourPlayers.slice(0, 3));
    expect(three.warnings[1]).toEqual({
      code: 'pgn.games.missing',
      entries: 2,
      line: 1,
      column: 1,
    });
  });

  it('is known by its first tag, after comments and a mark of byte order', () => {
    const text = `\uFEFF% made by hand\n; twice\n\n${fourPlayers.join('\n')}`;
    expect(readInput(text)).toMatchObject({ ok: true, value: { kind: 'document', document } });
  });

  it('comes back from the PGN that was made of it', () => {
    expect(read(makePgn(trfGames(document))).document.players).toEqual(document.players);
  });
});

describe('what stands in games', () => {
  it.each<[string, Readonly<Record<string, string>>, string, readonly [string, string]]>([
    ['the result of the tag before that of the moves', { Result: '1-0' }, '1. e4 0-1', ['1', '0']],
    ['the result after the moves where no tag has one', {}, '1. e4 {no [tag} e5 0-1', ['0', '1']],
    ['none at all: unfinished', {}, '1. e4', ['?', '?']],
    ['a forfeit by its tag', { Result: '0-1', Termination: 'forfeit' }, '', ['-', '+']],
    ['nobody came', { Result: '0-0', Termination: 'Unplayed' }, '', ['-', '-']],
    ['a loss on time is a game', { Result: '0-1', Termination: 'time forfeit' }, '', ['0', '1']],
  ])('%s', (_, tags, moves, results) => {
    const { players } = read(game(tags, moves)).document;
    expect(players.map(({ cells }) => cells[0]?.result)).toEqual(results);
  });

  it('a tag inside a comment is none', () => {
    const moves = '1. e4 {a comment\n[White "Nobody"]\n} e5 1-0';
    expect(read(game({}, moves)).document.players.map(({ name }) => name)).toEqual([
      'Hansen, Ida',
      'Voß, Anna',
    ]);
  });

  it('one player under FIDE’s number, however the name is written', () => {
    const { players } = read(
      game({ Result: '1-0', WhiteFideId: '1400123' }),
      game({ White: 'Hansen, I', WhiteFideId: '1400123', Round: '2', Result: '1-0' }),
      game({ White: 'Hansen,Ida', Round: '3', Result: '0-1' }),
    ).document;
    expect(players).toHaveLength(2);
    expect(players[0]).toMatchObject({ name: 'Hansen, Ida', fideId: '1400123' });
  });
});

describe('games that make no tournament are refused with their line', () => {
  it.each<[string, readonly string[], object]>([
    ['no game', ['1. e4 e5'], { code: 'pgn.games.none' }],
    [
      'several events',
      [game({}), game({ Event: 'Open' })],
      { code: 'pgn.events.several', first: 'Klubpokal', other: 'Open', line: 10 },
    ],
    ['a name missing', [game({ White: '?' })], { code: 'pgn.player.missing', tag: 'White' }],
    ['no round', [game({ Round: '-' })], { code: 'pgn.round.missing', text: '-', line: 1 }],
    ['a round in words', [game({ Round: 'Final' })], { code: 'pgn.round.missing', text: 'Final' }],
    [
      'two games in a round',
      [game({}), game({ Black: 'Ek, Eva' })],
      { code: 'pgn.player.twice', name: 'Hansen, Ida', round: 1, line: 10 },
    ],
    ['against themselves', [game({ Black: 'Hansen, Ida' })], { code: 'pgn.player.self' }],
    ['no result', [game({ Result: '2-0' })], { code: 'pgn.result.unknown', text: '2-0' }],
  ])('%s', (_, games, fault) => {
    expect(faultsOf(...games)[0]).toMatchObject(fault);
  });
});
